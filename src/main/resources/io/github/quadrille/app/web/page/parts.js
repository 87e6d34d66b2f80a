// Divides a long count between several workers of the page.

import {number} from './number.js';

/** One worker counts alone for this many milliseconds, because most counts end sooner. */
export const PATIENCE = 1500;
const WORKERS = Math.min(navigator.hardwareConcurrency ?? 1, 8);
const REPORT = 250;

/**
 * Counts in parts if that is faster than one worker. One worker counts alone until the parts are known.
 *
 * @param ask lets a worker answer a question, and fails when the count is no longer wanted
 * @param begin called when the parts are known and the single worker may stop
 * @param tell called for each event
 * @returns the bytes of the answer, or null if the single worker should go on
 */
export async function inParts({parameters, body}, ask, begin, tell) {
  const since = performance.now() - PATIENCE;
  const elapsed = () => Math.round(performance.now() - since);
  const question = (verb, puzzle, said) => ask({verb, body: puzzle, parameters: said.flat().map(String), isStream: false});
  if (WORKERS === 1) return null;
  const said = pairs(parameters).filter(([name]) => name !== 'classes');
  const {milliseconds, estimate, parts} = await (await question('count-parts', body, [...said, ['workers', WORKERS]])).json();
  if (!parts.length) return null;
  begin();
  tell('estimate', estimate);
  const limit = () => ['time-limit', `${Math.max(milliseconds - elapsed(), 1)}ms`];
  const open = [...parts];
  let [packings, nodes, counted, complete] = [0n, 0, 0, true];
  const report = () => tell('progress', {
    done: `${number(counted)} of ${number(parts.length)} parts, ${number(packings)} packings`, seconds: elapsed() / 1000,
  });
  const clock = setInterval(report, REPORT);
  const count = async () => {
    while (open.length && complete) {
      const part = open.shift();
      const answer = await (await question('count-part', part.puzzle, [['workers', WORKERS], limit()])).json();
      packings += BigInt(answer.packings) * BigInt(part.times);
      nodes += answer.nodes;
      complete &&= answer.complete;
      counted += answer.complete ? 1 : 0;
    }
  };
  try {
    await Promise.all(Array.from({length: WORKERS}, count));
  } finally {
    clearInterval(clock);
  }
  const total = {packings, nodes, complete, milliseconds: elapsed()};
  const known = pairs(parameters).filter(([name]) => name !== 'time-limit');
  return (await question('count-total', body, [...known, limit(), ...Object.entries(total)])).arrayBuffer();
}

const pairs = flat => Array.from({length: flat.length / 2}, (_, i) => flat.slice(2 * i, 2 * i + 2));
