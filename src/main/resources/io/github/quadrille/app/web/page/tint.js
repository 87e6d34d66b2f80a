// Colours of cells that rules know: a tint for each letter, and the letter itself for eyes that cannot tell tints.

import {svg} from './lib/lit-html.js';
import {PLAIN} from './puzzle.js';

/** The letters that brushes have. */
export const LETTERS = ['x', 'o', 'a', 'b'];
const OTHERS = 4;

/** The class of a letter's tint. */
export const tintOf = letter => {
  const at = LETTERS.indexOf(letter);
  return `tint-${at >= 0 ? at : LETTERS.length + letter.charCodeAt(0) % OTHERS}`;
};

/** A disc with the letter, around a point. */
export const badge = (letter, [x, y], radius = 0.17) => svg`<g class=${`badge-of ${tintOf(letter)}`}><circle cx=${x} cy=${y} r=${radius}/><text x=${x} y=${y} font-size=${radius * 1.45}>${letter}</text></g>`;

/** The colours of a piece that lies nowhere yet, one for each of its cells; '.' and '?' stand for none. */
export const badges = (plan, cells, colours, radius) => (colours ? cells.map((cell, at) =>
  ([PLAIN, '?'].includes(colours[at]) ? null : badge(colours[at], radius ? plan.centre(cell) : plan.nook(cell), radius))) : null);
