// Writes in sentences what a person should do with a puzzle on paper.

import {isBalls, isSolid} from '../lattices.js';

const MOST = 400;

/**
 * Returns how many pieces of each kind are used in addition to the given pieces: [{kind, least, most, number}]. The
 * number is the most that the area allows.
 */
export function supplies({puzzle, view}) {
  const room = view.cells - puzzle.given.reduce((sum, piece) => sum + piece.cells.length, 0);
  return view.kinds.map(kind => {
    const [, least, dots, most] = /^(\d+)(\.\.)?(\d+)?$/.exec(puzzle.pieces[kind.name]) ?? [null, '0', '..'];
    const lying = puzzle.given.filter(piece => piece.kind === kind.name).length;
    const first = Math.max(0, least - lying);
    const last = dots ? Math.max(0, (most ?? Infinity) - lying) : first;
    return {kind, least: first, most: last, number: Math.max(first, Math.min(last, Math.floor(room / kind.size)))};
  }).filter(({most}) => most > 0);
}

/**
 * Returns whether there are more flat pieces than a school class can cut out. Solid pieces have only one picture for
 * each kind.
 */
export const isTooMany = entry => !isSolid(entry.view.lattice) && supplies(entry).reduce((sum, {number}) => sum + number, 0) > MOST;

/** Returns the paragraphs {needed, story}. A solver needs all except the story. */
export function words(store, entry, choices) {
  const {puzzle, view} = entry;
  const hasPieces = choices.hasPieces && !isTooMany(entry);
  const task = [goal(entry), counts(store, entry, hasPieces), moves(entry)];
  if (puzzle.given.length) task.push('Pieces that lie on the board stay there.');
  if (view.layers > 1) task.push('The board is drawn layer by layer.');
  if (view.wrap !== 'none') task.push(`Opposite edges of the board meet: ${view.wrap}.`);
  if (hasPieces && isSolid(view.lattice)) task.push('Build the pieces first.');
  const rules = view.rules.map(({sentence}) => store.spoken(sentence, puzzle));
  return {needed: [task.join(' '), ...rules, puzzle.instructions].filter(Boolean), story: puzzle.description};
}

function goal({view}) {
  if (view.goal === 'cover') return 'Cover as much of the board as possible.';
  const whole = isBalls(view.lattice) ? 'Put a ball in every place' : isSolid(view.lattice) ? 'Fill the whole box' : 'Cover the whole board';
  return `${whole}${view.cells > view.mandatory ? ', but cells with a dot may stay open' : ''}.`;
}

const moves = ({view}) => ({
  free: 'They may be turned and flipped.',
  'one-sided': isSolid(view.lattice) ? 'They may be turned.' : 'They may be turned, but not flipped.',
})[view.symmetry] ?? 'They are placed as drawn, neither turned nor flipped.';

const many = ({least, most}) => (least === most ? `${least}` : most === Infinity ? (least ? `at least ${least}` : 'any number') : least ? `${least} to ${most}` : `at most ${most}`);

/** Says how many pieces of each kind are used. Kinds with equal numbers are named together. */
function counts(store, entry, isDrawn) {
  const all = supplies(entry);
  if (isDrawn && all.every(({least, most}) => least === 1 && most === 1)) return 'Every piece is used once.';
  if (isDrawn && all.every(({least, most}) => least === most)) return 'Every piece that is drawn is used.';
  const alike = new Map();
  for (const each of all) alike.set(many(each), [...(alike.get(many(each)) ?? []), each]);
  return `Use ${[...alike.values()].map(group => amount(group[0], group.map(({kind}) => store.short(kind.name, entry.puzzle)))).join('; ')}.`;
}

function amount(range, names) {
  const list = names.join(', ');
  const isEach = names.length > 1;
  if (range.most === 1) return `${isEach ? 'each of ' : ''}${list} ${range.least ? 'once' : 'at most once'}`;
  return `${many(range)}${isEach && (range.least || range.most < Infinity) ? ' each' : ''} of ${list}`;
}
