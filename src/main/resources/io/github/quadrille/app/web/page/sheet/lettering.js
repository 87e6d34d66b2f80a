// Sets lines of letters on paper, with sizes in millimetres.

import {svg} from '../lib/lit-html.js';

const MEASURE = 100;
const BOLD = 650;
/** A line is higher than its letters by this factor. */
export const LEADING = 1.35;

const FAMILY = getComputedStyle(document.documentElement).fontFamily;
const context = document.createElement('canvas').getContext('2d');

export function widthOf(words, size, isBold = false) {
  context.font = `${isBold ? BOLD : 400} ${MEASURE}px ${FAMILY}`;
  return context.measureText(words).width * size / MEASURE;
}

/** Breaks words into lines of this width. A word that is longer is broken, too. */
export function wrapped(words, size, width, isBold = false) {
  return words.split('\n').flatMap(paragraph => {
    const lines = [''];
    for (const word of paragraph.split(' ').flatMap(each => broken(each, size, width, isBold))) {
      const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
      if (widthOf(longer, size, isBold) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.filter((line, at) => line || at);
  });
}

function broken(word, size, width, isBold) {
  if (widthOf(word, size, isBold) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    if (widthOf(parts.at(-1) + letter, size, isBold) > width) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Draws a line of letters whose baseline is y. */
export const line = (words, x, y, size, isBold = false, anchor = 'start') =>
  svg`<text x=${x} y=${y} font-size=${size} font-weight=${isBold ? BOLD : 400} text-anchor=${anchor}>${words}</text>`;
