// Shows in Play the worth of the best covering that can still be reached, and of the best covering at all. Both are
// proven.

import {ask} from '../api.js';
import {number} from '../number.js';
import {toFile} from '../puzzle.js';

const TIME = '3s';

/** Maps a puzzle at the beginning of a game to its answer. */
const known = new Map();

/**
 * Returns the worth of the pieces if that is maximised, otherwise the number of covered cells, or null if cells have
 * weights.
 */
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
