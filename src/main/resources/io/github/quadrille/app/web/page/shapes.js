// Makes boards of a given shape, as large as the current board, or a calendar.

import {HOLE, MANDATORY, resized} from './puzzle.js';

/**
 * Each shape has a function that returns whether a place is inside. Its arguments say how far the place is right of the
 * middle and below it. The edges are at -1 and 1.
 */
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

/** Returns how far a row or column is from the middle, from -1 to 1. If two are in the middle, both have distance 0. */
function far(at, length) {
  const off = at - (length - 1) / 2;
  const steps = Math.floor((length - 1) / 2);
  return steps ? Math.sign(off) * (Math.abs(off) - (length % 2 ? 0 : 0.5)) / steps : 0;
}

/** The calendar has cells for twelve months and 31 days. */
const CALENDAR = ['......#', '......#', '.......', '.......', '.......', '.......', '...####'];

/** Returns the names of the shapes of a lattice. */
export const shapesOf = lattice => ({square: [...Object.keys(SQUARE), 'Calendar'], hexagonal: ['Rectangle', 'Hexagon'], cubic: ['Rectangle', 'Hollow'], fcc: ['Rectangle', 'Pyramid', 'Tetrahedron']}[lattice] ?? ['Rectangle']);

/** Returns the puzzle with a board of the given shape. */
export function shaped(puzzle, name) {
  const {lattice, layers, rows, columns} = puzzle;
  if (name === 'Calendar') return {...resized(puzzle, 1, 7, 7), board: CALENDAR};
  const middle = Math.floor((Math.min(rows, columns) - 1) / 2);
  const isInside = {
    square: (_, row, column) => SQUARE[name](far(column, columns), far(row, rows)),
    // Each row is shifted by half a hexagon, so a hexagon is a rhombus without two corners.
    hexagonal: (_, row, column) => name === 'Rectangle' || (row + column >= middle && row + column <= 3 * middle && Math.max(row, column) <= 2 * middle),
    cubic: (layer, row, column) => name === 'Rectangle' || [[layer, layers], [row, rows], [column, columns]].some(([at, length]) => at === 0 || at === length - 1),
    triangular: () => true,
    // A tetrahedron stands on an edge, and each layer has one row more and one column less than the layer below.
    fcc: (layer, row, column) => name === 'Rectangle' || (column < columns - layer && (name === 'Pyramid' ? row < rows - layer : row >= rows - 1 - layer)),
  }[lattice];
  const board = Array.from({length: layers * rows}, (_, line) =>
    Array.from({length: columns}, (__, column) => (isInside(Math.floor(line / rows), line % rows, column) ? MANDATORY : HOLE)).join(''));
  return {...puzzle, board};
}
