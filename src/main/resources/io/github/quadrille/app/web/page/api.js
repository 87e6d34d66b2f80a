// Asks the server or, if there is none, the engine in the page. The body of a question is the puzzle, and everything
// else is a parameter.

import {fetch as askEngine, isPublished} from './engine.js';
import {Refusal} from './refusal.js';

const CLIENT = crypto.randomUUID?.() ?? String(Math.random()).slice(2);

/**
 * Parses JSON and keeps large counts as strings of digits, because a number would lose digits. A text value cannot
 * match, because its quotes are escaped.
 */
const parsed = text => JSON.parse(text.replace(/"(packings|classes|total|number)":(\d{16,})/g, '"$1":"$2"'));

/** Fetches the picture of a puzzle as SVG. */
export const pictureOf = (path, signal) => send(`instances/${path}.svg`, null, {}, '*/*', signal);

const address = (verb, parameters) => {
  const query = new URLSearchParams(
    Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== ''));
  return `api/${verb}${query.size ? `?${query}` : ''}`;
};

async function send(verb, body, parameters, accept, signal) {
  let response;
  try {
    response = await (isPublished ? askEngine : fetch)(address(verb, parameters), {
      method: body === null ? 'GET' : 'POST', body, signal,
      headers: {Accept: accept, 'X-Quadrille-Client': CLIENT, ...(body === null ? {} : {'Content-Type': 'text/plain'})},
    });
  } catch (problem) {
    if (problem.name === 'AbortError' || problem instanceof Refusal) throw problem;
    throw new Refusal(0, {errors: [isPublished
      ? 'There is no connection, and this was not looked at before. Try again later.'
      : 'The server does not answer. Start it with quadrille serve, if it was stopped.']});
  }
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new Refusal(response.status, answer);
  }
  return response;
}

/** Asks one question and returns its JSON answer. */
export const ask = async (verb, body = null, parameters = {}, signal = undefined) =>
  parsed(await (await send(verb, body, parameters, 'application/json', signal)).text());

/** Asks one question and returns its answer as text. */
export const text = async (verb, parameters = {}) => (await send(verb, null, parameters, '*/*')).text();

/** Asks one question and returns its answer as a file. */
export const file = async (verb, body, parameters = {}) => (await send(verb, body, parameters, '*/*')).blob();

/**
 * Asks one question and reports events while the answer is computed.
 *
 * @param hear the listeners {eventName: data => ...}, all of them optional
 * @returns the final answer
 */
export async function follow(verb, body, parameters, hear, signal) {
  const response = await send(verb, body, parameters, 'text/event-stream', signal);
  let answer = null;
  for await (const {name, data} of events(response.body)) {
    if (name === 'error') throw new Refusal(500, data);
    if (name === 'answer') answer = data;
    hear[name]?.(data);
  }
  if (answer === null) throw new Refusal(0, {errors: ['The server broke off. Check whether it was stopped.']});
  return answer;
}

/** Yields the server-sent events of a stream. */
async function* events(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const {value, done} = await reader.read();
      if (done) return;
      rest += value;
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const fields = rest.slice(0, end).split('\n');
        rest = rest.slice(end + 2);
        const name = fields.find(line => line.startsWith('event: '))?.slice(7);
        const data = fields.filter(line => line.startsWith('data: ')).map(line => line.slice(6)).join('\n');
        if (name) yield {name, data: parsed(data)};
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
