// Shapes to begin a board from, as large as the board is.

import {HOLE, MANDATORY, resized} from './puzzle.js';

/** Whether a place is inside, by how far it is from the middle, right and down: from -1 to 1 at the edges. */
const SQUARE = {
  Rectangle: () => true,
  Cross: (right, down) => Math.abs(right) < 0.4 || Math.abs(down) < 0.4,
  Diamond: (right, down) => Math.abs(right) + Math.abs(down) < 1.01,
  Disc: (right, down) => right ** 2 + down ** 2 < 1.01,
  Ring: (right, down) => Math.max(Math.abs(right), Math.abs(down)) > 0.4,
  Heart: (right, down) => {
    const [x, y] = [1.15 * right, 0.1 - 1.08 * down];
    return (x ** 2 + y ** 2 - 1) ** 3 < x ** 2 * y ** 3;
  },
  Hexagon: (right, down) => Math.abs(right) + Math.abs(down) / 2 < 1.01,
};

/** How far from the middle a row or column is: where two are in the middle, both are there. */
function far(at, length) {
  const off = at - (length - 1) / 2;
  const steps = Math.floor((length - 1) / 2);
  return steps ? Math.sign(off) * (Math.abs(off) - (length % 2 ? 0 : 0.5)) / steps : 0;
}

/** Twelve months, 31 days. */
const CALENDAR = ['......#', '......#', '.......', '.......', '.......', '.......', '...####'];

/** The names of those that a lattice has. */
export const shapesOf = lattice => ({square: [...Object.keys(SQUARE), 'Calendar'], hexagonal: ['Rectangle', 'Hexagon'], cubic: ['Rectangle', 'Hollow'], fcc: ['Rectangle', 'Pyramid', 'Tetrahedron']}[lattice] ?? ['Rectangle']);

/** The board of a puzzle in that shape. */
export function shaped(puzzle, name) {
  const {lattice, layers, rows, columns} = puzzle;
  if (name === 'Calendar') return {...resized(puzzle, 1, 7, 7), board: CALENDAR};
  const middle = Math.floor((Math.min(rows, columns) - 1) / 2);
  const isInside = {
    square: (_, row, column) => SQUARE[name](far(column, columns), far(row, rows)),
    // Rows of hexagons lean: a hexagon is a band between two corners.
    hexagonal: (_, row, column) => name === 'Rectangle' || (row + column >= middle && row + column <= 3 * middle && Math.max(row, column) <= 2 * middle),
    cubic: (layer, row, column) => name === 'Rectangle' || [[layer, layers], [row, rows], [column, columns]].some(([at, length]) => at === 0 || at === length - 1),
    triangular: () => true,
    // Layers of a tetrahedron, which stands on an edge, have a row more and a column less than those below.
    fcc: (layer, row, column) => name === 'Rectangle' || (column < columns - layer && (name === 'Pyramid' ? row < rows - layer : row >= rows - 1 - layer)),
  }[lattice];
  const board = Array.from({length: layers * rows}, (_, line) =>
    Array.from({length: columns}, (__, column) => (isInside(Math.floor(line / rows), line % rows, column) ? MANDATORY : HOLE)).join(''));
  return {...puzzle, board};
}
