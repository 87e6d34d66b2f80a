// A hint from the packings that are stored: the piece that lies in most of those that are left; or, when none is left, the
// fewest pieces to take away.

import {number} from '../number.js';
import {packingsOf, someOnly, standing} from './packed.js';

export function hint(puzzle, given) {
  const {status} = standing(puzzle, given);
  const packings = packingsOf(puzzle);
  if (status === 'finished') return answer('finished', {hint: 'finished'});
  if (status === 'completable') return answer('completable', next(packings, given));
  if (status === 'undecided') return answer('undecided', {hint: 'unknown', reason: someOnly(packings)});
  return answer('not completable', back(packings, given, puzzle));
}

const answer = (status, one) => ({status, hints: [one]});

function next(packings, given) {
  const left = packings.having(given);
  const laid = packings.numbersOf(given);
  const times = new Map();
  for (const each of left.flat()) if (!laid.includes(each)) times.set(each, (times.get(each) ?? 0) + 1);
  const [best, count] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one));
  return {hint: 'likely', piece: packings.pieces[best], why: `lies there ${share(count, left.length, packings.areAll)}.`};
}

function share(count, left, areAll) {
  if (!areAll) return `in ${number(count)} of the ${number(left)} packings that this page has and that are left; there are more`;
  if (left === 1) return 'in the one packing that is left';
  return count === left ? `in all ${number(left)} packings that are left` : `in ${number(count)} of the ${number(left)} packings that are left: in no other place lies a piece more often`;
}

/** The packing that has most of what lies tells what is too much. */
function back(packings, given, puzzle) {
  if (!packings.total) return {hint: 'take away', reason: puzzle.solve?.reason ?? 'There is no packing.', pieces: []};
  const laid = packings.numbersOf(given);
  let nearest = -1;
  let best = [];
  for (const packing of packings.all) {
    const kept = laid.filter(each => packing.includes(each));
    if (kept.length > nearest) [nearest, best] = [kept.length, packing];
  }
  const pieces = given.filter((_, at) => !best.includes(laid[at]));
  const rest = pieces.length === 1 ? 'Without one piece' : `Without ${pieces.length} pieces, and no fewer,`;
  return {hint: 'take away', fewest: true, pieces, why: `None of the ${number(packings.total)} packings has all that lies. ${rest} it can be finished again.`};
}
