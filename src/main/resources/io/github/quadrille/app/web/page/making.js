// Makes puzzles with exactly one packing from a puzzle with several: by given pieces, by choosing from the bag, or by
// holes. Each new puzzle is proven to have one packing, and is rated.

import {ask} from './api.js';
import {number} from './number.js';
import {imagesOfOnly, one} from './oneness.js';
import {levelOf} from './rating.js';
import {HOLE, marked, pieceKey, toFile} from './puzzle.js';
import {full} from './lattices.js';

const TIME = '20s';
/** The holes are at most this share of the cells. */
const HOLES = 0.25;

/** Each of these ways makes one puzzle. */
export const WAYS = [
  {id: 'given', title: 'Lay some pieces', words: 'as few of a packing as decide it; they are given', make: byGiven},
  {id: 'bag', title: 'Choose from the bag', words: 'other numbers of the same kinds, on the same board', make: generated},
  {id: 'holes', title: 'Punch holes', words: 'and choose from the bag: the board loses up to a quarter of its cells', make: punched},
];

/** Returns the list in a random order, where all orders are equally likely. */
function shuffled(list) {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}

const seed = () => 1 + Math.floor(Math.random() * 1e6);

/**
 * Removes pieces of a packing while the others still allow no other packing. If the puzzle is then too hard, some
 * pieces are added again. A puzzle with more given pieces still has only one packing.
 */
async function byGiven({puzzle}, packing, most, signal) {
  const isUnique = async given => (await ask('unique', toFile(puzzle, given), {'time-limit': TIME}, signal)).unique === true;
  const all = packing ?? (await ask('solve', toFile(puzzle, []), {'time-limit': TIME}, signal)).packings?.[0]?.pieces;
  if (!all) throw new Error('There is no packing to begin with. Use Why?');
  let given = shuffled(all);
  for (const piece of given) {
    const fewer = given.filter(each => each !== piece);
    if (await isUnique(fewer)) given = fewer;
  }
  const fewest = given.length;
  let level = await levelOf(toFile(puzzle, given), signal);
  for (const piece of shuffled(all.filter(each => !given.includes(each)))) {
    if (level === null || level <= most) break;
    given = [...given, piece];
    level = await levelOf(toFile(puzzle, given), signal);
  }
  const view = await ask('puzzle', toFile(puzzle, given), {}, signal);
  const laid = given.length === 1 ? 'this piece laid' : `these ${number(given.length)} pieces laid`;
  return {view, level, words: given.length
    ? `${one(0)} with ${laid}${given.length === fewest ? ', and without any one of them more' : ''}: that is proven.`
    : `${one(0)} as it is: that is proven.`};
}

/**
 * Makes holes where pieces of a packing are, so that the rest can be packed. If this makes no hole, the generator
 * chooses the holes.
 */
async function punched({puzzle, view}, packing, most, signal) {
  const all = packing ?? (await ask('solve', toFile(puzzle), {'time-limit': TIME}, signal)).packings?.[0]?.pieces ?? [];
  const room = view.cells * HOLES;
  const given = new Set(puzzle.given.map(pieceKey));
  const holes = [];
  for (const {cells} of shuffled(all.filter(piece => !given.has(pieceKey(piece))))) {
    if (holes.length + cells.length <= room) holes.push(...cells.map(full));
    if (holes.length && Math.random() < 0.5) break;
  }
  const less = {puzzle: holes.length ? marked(puzzle, holes, HOLE) : puzzle, view: {...view, cells: view.cells - holes.length}};
  return generated(less, null, most, signal, holes.length ? 0 : HOLES);
}

/** Lets the generator choose the pieces, and holes for a share of the cells. */
async function generated({puzzle, view}, packing, most, signal, share = 0) {
  const any = Object.fromEntries(view.kinds.map(({name, size}) => [name, `0..${Math.floor(view.cells / size)}`]));
  const answer = await ask('generate', toFile({...puzzle, pieces: any}), {holes: Math.floor(view.cells * share), 'time-limit': TIME, seed: seed()}, signal);
  if (answer.status !== 'generated') throw new Error(`None was made: ${answer.reason.replace(/\.?( Use (a longer|another|a larger) .*|$)/s, '')}. Try another way of the three.`);
  const file = JSON.stringify(answer.puzzle);
  const [, symmetric, how] = /^(up to symmetry, )?(.*)$/.exec(answer.how);
  const images = symmetric ? await imagesOfOnly(file, {'time-limit': TIME}) : 0;
  const level = answer.difficulty?.level ?? await levelOf(file, signal);
  return {view: await ask('puzzle', file, {}, signal), level, words: `${one(images)}, ${how}.`};
}
