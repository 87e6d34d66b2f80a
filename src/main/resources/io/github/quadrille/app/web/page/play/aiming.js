// Finds the place of a piece that the user holds over the board in space.

import {places} from '../depth/places.js';
import {full} from '../lattices.js';
import {moved} from './laying.js';

/** The middle of a piece must be nearer than this to the pointer's ray, in cell sides. */
const REACH = 1.3;
/** Places less than this further from the pointer's ray than the nearest place count as behind each other. */
const SAME = 1;

/**
 * Returns the move at which a piece fits and is nearest to a ray, or null if there is none. It prefers moves at which
 * the piece rests on something.
 *
 * @param ray {from, way}: its start and direction, in coordinates of the board
 * @param deeper how many places further away to go, or nearer if negative
 * @param fits a function that returns whether cells are free
 */
export function aimed(puzzle, plan, shape, {from, way}, deeper, fits) {
  const {at} = places(puzzle);
  const cells = shape.map(full);
  const near = [...moves(plan, cells)].map(by => {
    const middle = [0, 1, 2].map(axis => cells.reduce((sum, cell) => sum + at(cell.map((x, each) => x + by[each]))[axis] + 0.5, 0) / cells.length - from[axis]);
    const along = middle.reduce((sum, x, axis) => sum + x * way[axis], 0);
    return {by, along, beside: Math.hypot(...middle.map((x, axis) => x - along * way[axis]))};
  }).filter(({beside, by}) => beside < REACH && fits(moved(plan, shape, by)));
  if (!near.length) return null;
  const least = Math.min(...near.map(({beside}) => beside));
  const row = near.filter(({beside}) => beside < least + SAME).sort((one, other) => one.along - other.along);
  const resting = row.filter(({by: [layer, ...rest]}) => !fits(moved(plan, shape, [layer - 1, ...rest])));
  const best = (resting.length ? resting : row).reduce((one, other) => (other.beside < one.beside ? other : one));
  return row[Math.max(0, Math.min(row.length - 1, row.indexOf(best) + deeper))].by;
}

/** Yields all moves that keep a piece inside the board. */
function* moves({layers, rows, columns}, cells) {
  const [[top, deep], [back, front], [left, right]] = [layers, rows, columns].map((length, axis) => {
    const all = cells.map(cell => cell[axis]);
    return [-Math.min(...all), length - 1 - Math.max(...all)];
  });
  for (let layer = top; layer <= deep; layer++) {
    for (let row = back; row <= front; row++) {
      for (let column = left; column <= right; column++) yield [layer, row, column];
    }
  }
}
