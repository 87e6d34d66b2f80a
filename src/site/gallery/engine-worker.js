// The engine, beside the page: answers one question after another.

import {unpack} from './unpack.js';

// Its name says where the engine is.
const engine = load(self.name);

async function load(folder) {
  const {load: begin} = await import(`${folder}loader.js`);
  // Packed by ourselves, since many places that hand out files pack nothing, and others less.
  const packed = await fetch(`${folder}engine.bin`);
  if (!packed.ok) throw new Error(`no ${packed.url}`);
  return (await begin(unpack(new Uint8Array(await packed.arrayBuffer())))).exports;
}

onmessage = async ({data: {verb, parameters, body, isStream}}) => {
  try {
    const {ask} = await engine;
    ask(verb, parameters, body, isStream ? (name, data) => postMessage({name, data}) : null,
      (code, type, content) => postMessage({code, type, content}));
  } catch (problem) {
    // Such as a stack that is full: nothing is known of the state that it is left in.
    const errors = [`The engine failed: ${problem.message}. Maybe a smaller puzzle.`];
    postMessage({code: 500, type: 'application/json', content: new TextEncoder().encode(JSON.stringify({errors})), isBroken: true});
  }
};
