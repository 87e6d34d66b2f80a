// Draws the colours of cells that colour rules use: a tint for each letter, and the letter itself for users who cannot
// distinguish tints.

import {svg} from './lib/lit-html.js';
import {PLAIN} from './puzzle.js';

/** Users paint with these letters. */
export const LETTERS = ['x', 'o', 'a', 'b'];
const OTHERS = 4;

/** Returns the CSS class of a letter's tint. */
export const tintOf = letter => {
  const at = LETTERS.indexOf(letter);
  return `tint-${at >= 0 ? at : LETTERS.length + letter.charCodeAt(0) % OTHERS}`;
};

/** Draws a disc with the letter around a point. */
export const badge = (letter, [x, y], radius = 0.17) => svg`<g class=${`badge-of ${tintOf(letter)}`}><circle cx=${x} cy=${y} r=${radius}/><text x=${x} y=${y} font-size=${radius * 1.45}>${letter}</text></g>`;

/** Draws the colours of a piece's cells, one for each cell. The letters '.' and '?' stand for no colour. */
export const badges = (plan, cells, colours, radius) => (colours ? cells.map((cell, at) =>
  ([PLAIN, '?'].includes(colours[at]) ? null : badge(colours[at], radius ? plan.centre(cell) : plan.nook(cell), radius))) : null);
