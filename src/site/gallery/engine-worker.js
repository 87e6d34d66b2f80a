// The engine, beside the page: answers one question after another.

import {unpack} from './unpack.js';

let engine;

async function load(known) {
  // Its name says where the engine is.
  const {load: begin} = await import(`${self.name}loader.js`);
  const program = known ?? await unpacked();
  if (!known) postMessage({program});
  return (await begin(program)).exports;
}

async function unpacked() {
  // Packed by ourselves, since many places that hand out files pack nothing, and others less.
  const packed = await fetch(`${self.name}engine.bin`);
  if (!packed.ok) throw new Error(`no ${packed.url}`);
  return unpack(new Uint8Array(await packed.arrayBuffer()));
}

onmessage = async ({data: {program, verb, parameters, body, isStream}}) => {
  if (!verb) {
    engine = load(program);
    return;
  }
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
