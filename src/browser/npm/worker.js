// Runs the engine in a worker of a browser or of Node.

import {load} from './loader.js';

const isNode = !globalThis.WorkerGlobalScope;
const engine = begin();

async function begin() {
  const program = new URL('quadrille.wasm', import.meta.url);
  const bytes = isNode
    ? await (await import('node:fs/promises')).readFile(program)
    : await (await fetch(program)).arrayBuffer();
  return (await load(bytes)).exports;
}

async function answer({verb, puzzle, parameters, isWatched}, tell) {
  try {
    (await engine).ask(
      verb, parameters, puzzle, isWatched ? (event, content) => tell({event, content}) : null,
      (code, type, content) => tell({code, type, content}));
  } catch (problem) {
    tell({failure: problem.message});
  }
}

if (isNode) {
  const {parentPort} = await import('node:worker_threads');
  parentPort.on('message', question => answer(question, reply => parentPort.postMessage(reply)));
} else {
  onmessage = ({data}) => answer(data, reply => postMessage(reply));
}
