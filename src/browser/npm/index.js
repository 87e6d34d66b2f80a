// Asks the engine, in Node 24 or newer and in browsers. A worker answers each question. A question is stopped by ending
// its worker.

const {Worker: Place} = globalThis.Worker ? globalThis : await import('node:worker_threads');

/**
 * This worker waits for the next question, and remembers the list of packings that was read last. The variable is null
 * if no worker waits.
 */
let idle = null;

/** A `Refusal` says what is wrong with a question, or why the engine could not finish. */
export class Refusal extends Error {
  constructor({status, errors, problems = []}) {
    super(errors.join(' '));
    Object.assign(this, {name: 'Refusal', status, errors, problems});
  }
}

/** Node 22 compiles the engine without end, and fills the memory. */
const OLDEST_NODE = 24;

function made() {
  const {node} = globalThis.process?.versions ?? {};
  if (parseInt(node) < OLDEST_NODE) {
    throw new Refusal({status: 'failed', errors: [`Node ${node} is too old for the engine. Use Node ${OLDEST_NODE} or newer.`]});
  }
  const place = new Place(new URL('worker.js', import.meta.url), {type: 'module'});
  // Node names these event handlers differently from browsers.
  place.on?.('message', data => place.onmessage({data})).on('error', problem => place.onerror(problem));
  return place;
}

/** Asks the engine one question. The verb is the name that the question has in the API. */
export async function ask(verb, puzzle, {signal, onEvent, ...options} = {}) {
  signal?.throwIfAborted();
  const place = idle ?? made();
  idle = null;
  place.ref?.();
  let stop;
  try {
    const answer = await new Promise((end, fail) => {
      stop = () => fail(signal.reason);
      signal?.addEventListener('abort', stop);
      place.onerror = ({message}) => {
        const advice = /WebAssembly/.test(message) ? ' Use Node 24 or a browser of 2026, or newer.' : '';
        fail(new Refusal({status: 'failed', errors: [`The engine ended: ${message}${advice}`]}));
      };
      place.onmessage = ({data}) => {
        if (data.event) onEvent(data.event, JSON.parse(data.content));
        else if (data.failure) place.onerror({message: data.failure});
        else end(data);
      };
      place.postMessage({
        verb,
        puzzle: typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle),
        parameters: Object.entries(options)
          .flatMap(([name, value]) => [name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`), String(value)]),
        isWatched: onEvent !== undefined,
      });
    });
    place.unref?.();
    if (idle) place.terminate();
    else idle = place;
    return read(answer);
  } catch (problem) {
    if (idle !== place) place.terminate();
    throw problem;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Returns a count of a JSON answer as a BigInt if a number cannot hold it exactly. */
function counted(name, value, {source} = {}) {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^[0-9]+$/.test(source) ? BigInt(source) : value;
}

function read({code, type, content}) {
  if (!/json|text|yaml|xml/.test(type)) return new Uint8Array(content);
  const text = new TextDecoder().decode(content);
  if (code !== 200) throw new Refusal(JSON.parse(text));
  return type.includes('json') ? JSON.parse(text, counted) : text;
}

/**
 * Yields all packings one after another. The engine searches for the next `count` packings only when the caller reaches
 * them.
 */
export async function* packings(puzzle, {from = 0, count = 100, ...options} = {}) {
  for (let first = BigInt(from), more = true; more;) {
    const page = await ask('packings', puzzle, {...options, from: first, count});
    if (page.status === 'undecided') throw new Refusal({status: page.status, errors: [page.reason]});
    yield* page.packings;
    first += BigInt(page.packings.length);
    ({more} = page);
  }
}
