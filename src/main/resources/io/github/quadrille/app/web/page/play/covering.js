// Says in Play, where the goal is to cover as much as possible, how much can still be reached and how much the best
// covering has. Both are proven.

import {ask} from '../api.js';
import {number} from '../number.js';
import {toFile} from '../puzzle.js';

const TIME = '3s';

/** The best answer is kept here by the puzzle with which the game began. */
const known = new Map();

/** Returns the number of covered cells or the worth of the pieces, or null where cells have weights. */
export function worth({maximise, weights, cellWeights, given}) {
  if (maximise === 'pieces') return given.reduce((sum, piece) => sum + (weights[piece.kind] ?? 1), 0);
  return cellWeights ? null : given.reduce((sum, piece) => sum + piece.cells.length, 0);
}

/** Returns what Play shows about a covering: {status, words, reason}. */
export async function covering(puzzle, start, signal) {
  const solve = given => ask('solve', toFile(puzzle, given), {'time-limit': TIME}, signal);
  const first = toFile(puzzle, start);
  const [here, best] = await Promise.all([solve(puzzle.given), known.get(first) ?? solve(start)]);
  known.set(first, best);
  if (here.status === 'infeasible') return {status: 'not completable', words: 'The counts cannot be kept any more', reason: here.reason};
  if (here.status !== 'optimal' || best.status !== 'optimal') {
    return {status: 'undecided', words: here.bound === undefined ? 'Not known' : `Not known; at most ${number(here.bound)}`, reason: here.reason};
  }
  if (worth(puzzle) === best.worth) return {status: 'finished', words: `${number(best.worth)}: the most there is!`};
  return here.worth === best.worth
    ? {status: 'completable', words: `The most, ${number(best.worth)}, can be reached`}
    : {status: 'not completable', words: `At most ${number(here.worth)} from here; the most is ${number(best.worth)}`};
}
