// Answers questions without a server. The engine, compiled for the browser, runs in workers beside the page, and
// `fetch` asks it like a server. Answers that need no computing are in files.

import {Refusal} from './refusal.js';
import {inParts, PATIENCE} from './parts.js';

const FOLDER = document.querySelector('meta[name="quadrille-engine"]')?.content;
/** A page that is published without a server names the folder of its engine in its HTML head. */
export const isPublished = FOLDER !== undefined;

/** These questions take only a moment. One worker is kept free for them, so that they never wait for a search. */
const QUICK = new Set(['puzzle', 'link', 'finishable', 'hint', 'picture', 'clear-moves', 'clear-lay']);
const MOST = Math.min(Math.max(navigator.hardwareConcurrency ?? 2, 2), 4);
/** The page begins with this question. Its answer is in a file, so that the page does not wait for the engine. */
const FIRST = {address: 'api/puzzle?pieces=pentominoes', body: '6x10'};

/** The tested bytes have a structure type and a block that catches exceptions. Older browsers reject one of them. */
const isAble = isPublished && WebAssembly.validate(Uint8Array.from(
  atob('AGFzbQEAAAABCAJfAX8AYAAAAwIBAQoIAQYAH0AACws='), byte => byte.charCodeAt(0)));
/** The user reads this text if the browser cannot run the engine. Otherwise it is null. */
export const unable = isPublished && !isAble
  ? 'This browser is too old to solve anything: its WebAssembly lacks garbage collection or exceptions. Take Firefox 131, Chrome or Edge 137, Safari 18.4, or newer. '
    + 'Here you can look at the pictures of the puzzles, under Open.'
  : null;

/** The first worker unpacks the engine, and later workers receive it from here. */
let program;
const idle = [];
const waiting = [];
let searches = 0;
let busy = 0;

if (isPublished) {
  // The engine loads after the page.
  addEventListener('load', () => {
    if (isAble && !idle.length && !busy) idle.push(made());
    navigator.serviceWorker?.register('offline.js');
  });
}

/** Works like the browser's own `fetch`, for addresses of the API. */
export async function fetch(address, {body, headers, signal}) {
  const [path, query] = address.replace(/^api\//, '').split('?');
  if (body === null) return lookUp(path, signal);
  if (address === FIRST.address && body === FIRST.body) return lookUp('first', signal);
  if (unable) throw new Refusal(0, {errors: [unable]});
  signal?.throwIfAborted();
  return new Promise((answer, fail) => {
    const question = {
      verb: path, parameters: [...new URLSearchParams(query)].flat(), body, isStream: headers.Accept === 'text/event-stream',
    };
    const asked = {question, answer, fail, signal};
    signal?.addEventListener('abort', () => {
      if (waiting.includes(asked)) waiting.splice(waiting.indexOf(asked), 1);
      fail(signal.reason);
    }, {once: true});
    waiting.push(asked);
    begin();
  });
}

async function lookUp(path, signal) {
  const ending = path.includes('.') ? '' : path.startsWith('instances/') ? '.yaml' : '.json';
  return globalThis.fetch(`${FOLDER}${path}${ending}`, {signal});
}

/** Starts the waiting questions for which a worker is free. */
function begin() {
  for (const asked of [...waiting]) {
    const isSearch = !QUICK.has(asked.question.verb);
    if (isSearch ? searches === MOST - 1 : busy === MOST) continue;
    waiting.splice(waiting.indexOf(asked), 1);
    busy++;
    if (isSearch) searches++;
    work(asked, () => {
      busy--;
      if (isSearch) searches--;
      begin();
    });
  }
}

/** Creates a worker, which loads the engine. */
function made() {
  const place = new Worker(new URL('engine-worker.js', import.meta.url), {type: 'module', name: new URL(FOLDER, document.baseURI).href});
  // A worker that cannot be loaded would never answer.
  place.onerror = () => idle.includes(place) && idle.splice(idle.indexOf(place), 1);
  place.addEventListener('message', ({data}) => { program ??= data.program; });
  place.postMessage({program});
  return place;
}

/**
 * Returns an idle worker or a new one. It prefers a worker that has answered the same verb, because such a worker
 * remembers the pages of a list.
 */
function worker(verb) {
  const alike = idle.findIndex(each => each.verb === verb);
  const found = idle.length
    ? idle.splice(Math.max(alike, 0), 1)[0]
    : made();
  return Object.assign(found, {verb});
}

/**
 * Asks a question that is part of a larger question, such as one part of a long count. It starts at once in a worker of
 * its own.
 */
async function askBeside(question, signal) {
  const response = await new Promise((answer, fail) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason), {once: true});
    work({question, answer, fail, signal}, () => {});
  });
  if (!response.ok) throw new Refusal(response.status, await response.json());
  return response;
}

/**
 * Lets a worker answer a question. A worker that is stopped or fails is removed. A long count is shared with other
 * workers.
 */
function work({question, answer, fail, signal}, done) {
  const place = worker(question.verb);
  const others = new AbortController();
  let stream = null;
  const end = isLasting => {
    signal?.removeEventListener('abort', stop);
    clearTimeout(sharing);
    others.abort();
    if (isLasting && idle.length < MOST) {
      idle.push(place);
    } else {
      place.terminate();
      // The new worker loads while the user thinks about the next question.
      if (!idle.length) idle.push(made());
    }
    done();
  };
  const stop = () => {
    stream?.error(signal.reason);
    end(false);
  };
  const tell = (name, data) => {
    if (!stream) answer(new Response(new ReadableStream({start: made => { stream = made; }})));
    stream.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${data.trim()}\n\n`));
  };
  signal?.addEventListener('abort', stop, {once: true});
  const breakOff = problem => {
    fail(problem);
    stream?.error(problem);
    end(false);
  };
  const broken = words => breakOff(new Refusal(0, {errors: [`The engine ended: ${words}. Load the page again.`]}));
  place.onerror = event => broken(event.message ?? 'it could not be loaded');
  place.onmessageerror = () => broken('its answer was lost');
  const finish = ({code, type, content, isBroken}) => {
    if (question.isStream && (stream || code === 200)) {
      tell(code === 200 ? 'answer' : 'error', new TextDecoder().decode(content));
      stream.close();
    } else {
      answer(new Response(content, {status: code, headers: {'Content-Type': type}}));
    }
    end(!isBroken);
  };
  place.onmessage = ({data}) => {
    if (data.name) tell(data.name, data.data);
    // A message with the unpacked engine is ignored here, because `made` reads it.
    else if (data.code) finish(data);
  };
  const sharing = question.verb === 'count' && setTimeout(() => {
    let isShared = false;
    inParts(question, asked => askBeside(asked, others.signal), () => {
      isShared = true;
      place.terminate();
    }, (name, content) => question.isStream && tell(name, JSON.stringify(content))).then(
      content => content && finish({code: 200, type: 'application/json', content, isBroken: true}),
      problem => {
        if (others.signal.aborted) return;
        if (isShared) breakOff(problem);
        else console.info('The count is not shared:', problem);
      });
  }, PATIENCE);
  place.postMessage(question);
}
