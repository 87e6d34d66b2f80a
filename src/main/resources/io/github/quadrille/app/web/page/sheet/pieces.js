// Draws the pieces of a puzzle on paper: flat ones to cut out, and pictures of those made of cubes or balls.

import {svg} from '../lib/lit-html.js';
import {isSolid} from '../lattices.js';
import {drawingOf} from '../play/pictures.js';
import {line, widthOf} from './lettering.js';
import {supplies} from './words.js';

const GAP = 3;
/** The side of a cube in a picture is at least and at most this many millimetres. */
const PICTURE = [5, 9];
const CAPTION = 3.4;

/**
 * Returns a function that takes the size of a cell and the available width, and returns the pieces: [{width, height,
 * draw: (x, y) => template}].
 */
export function piecesOf(store, entry) {
  const {view, puzzle} = entry;
  const all = supplies(entry);
  const solid = isSolid(view.lattice);
  const drawings = all.map(({kind, number, least, most}) => {
    const name = store.short(kind.name, puzzle);
    const {box: [left, top, right, bottom], body} = drawingOf(view.lattice, kind.cells, {...kind, letter: kind.colours ? null : name});
    return {name, number, range: least === most ? `${least}` : `${least} to ${number}`, left, top, width: right - left, height: bottom - top, body};
  });
  return (cell, width) => (solid ? drawings.map(each => picture(each, Math.min(Math.max(cell, PICTURE[0]), PICTURE[1])))
    : drawings.flatMap(each => Array(each.number).fill(cut(each, cell, each.width * cell > width))));
}

function cut({name, left, top, width, height, body}, cell, isTurned) {
  const draw = (x, y) => svg`<g class="cut" data-cut=${name} transform=${isTurned
    ? `translate(${x + height * cell} ${y}) rotate(90) scale(${cell}) translate(${-left} ${-top})`
    : `translate(${x} ${y}) scale(${cell}) translate(${-left} ${-top})`}>${body}</g>`;
  const [across, down] = isTurned ? [height, width] : [width, height];
  return {width: across * cell, height: down * cell, draw};
}

function picture({name, range, left, top, width, height, body}, cell) {
  const words = `${name} × ${range}`;
  const wide = Math.max(width * cell, widthOf(words, CAPTION, true));
  return {
    width: wide, height: height * cell + 1.5 * CAPTION,
    draw: (x, y) => svg`<g transform=${`translate(${x + (wide - width * cell) / 2} ${y}) scale(${cell}) translate(${-left} ${-top})`}>${body}</g>
      ${line(words, x + wide / 2, y + height * cell + 1.3 * CAPTION, CAPTION, true, 'middle')}`,
  };
}

/** Arranges pieces in rows, the highest first, each in the first row that has room: [{height, places: [{x, draw}]}]. */
export function rowsOf(pieces, width) {
  const rows = [];
  for (const piece of [...pieces].sort((one, other) => other.height - one.height)) {
    let row = rows.find(({x}) => x + piece.width <= width + 1e-6);
    if (!row) rows.push(row = {x: 0, height: piece.height, places: []});
    row.places.push({x: row.x, draw: piece.draw});
    row.x += piece.width + GAP;
  }
  return rows;
}

export const heightOf = rows => rows.reduce((sum, row) => sum + row.height + GAP, 0);

/** Draws rows one below the other. */
export function drawnRows(rows, left, top) {
  let y = top;
  return rows.map(row => {
    const here = y;
    y += row.height + GAP;
    return row.places.map(({x, draw}) => draw(left + x, here));
  });
}
