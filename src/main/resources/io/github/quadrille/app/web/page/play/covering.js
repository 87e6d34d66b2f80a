// Where as much as possible is to be covered: the most that can be reached from here, proven, beside the most of all.

import {ask} from '../api.js';
import {number} from '../number.js';
import {toFile} from '../puzzle.js';

const TIME = '3s';

/** The most of all, by the puzzle that one began with. */
const known = new Map();

/** What is covered, or what the pieces are worth; nothing where cells have weights of their own. */
export function worth({maximise, weights, cellWeights, given}) {
  if (maximise === 'pieces') return given.reduce((sum, piece) => sum + (weights[piece.kind] ?? 1), 0);
  return cellWeights ? null : given.reduce((sum, piece) => sum + piece.cells.length, 0);
}

/** As for the sign: {status, words, reason}. */
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
