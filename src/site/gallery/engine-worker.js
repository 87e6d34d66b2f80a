// Runs the engine in a web worker, and answers one question after another.

import {unpack} from './unpack.js';

let engine;

async function load(known) {
  // The page passes the address of the engine's folder as the name of the worker.
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
    // An error such as a stack overflow leaves the engine in an unknown state.
    const errors = [`The engine failed: ${problem.message}. Use a smaller puzzle.`];
    postMessage({code: 500, type: 'application/json', content: new TextEncoder().encode(JSON.stringify({errors})), isBroken: true});
  }
};
