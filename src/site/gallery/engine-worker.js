// Runs the engine in a worker beside the page, and answers one question after another.

import {unpack} from './unpack.js';

let engine;

async function load(known) {
  // The name of the worker is the address of the engine.
  const {load: begin} = await import(`${self.name}loader.js`);
  const program = known ?? await unpacked();
  if (!known) postMessage({program});
  return (await begin(program)).exports;
}

async function unpacked() {
  // The engine is packed by the build, because many hosts do not compress files, and others compress them less.
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
    // An error such as a full stack leaves the engine in an unknown state.
    const errors = [`The engine failed: ${problem.message}. Use a smaller puzzle.`];
    postMessage({code: 500, type: 'application/json', content: new TextEncoder().encode(JSON.stringify({errors})), isBroken: true});
  }
};
