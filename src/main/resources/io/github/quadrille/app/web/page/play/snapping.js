// Computes where a piece goes when it is held over the board or moved with keys.

import {full, isSolid} from '../lattices.js';
import {moved} from './laying.js';

const NEAR = 0.75;

/** Returns the middle of cells in the picture, as if no edges were joined and all cells were in one layer. */
export function middle(plan, cells, layer = 0) {
  const points = cells.map(cell => plan.centre([layer, ...full(cell).slice(1)]));
  return [0, 1].map(axis => points.reduce((sum, at) => sum + at[axis], 0) / points.length);
}

/** Returns the layer whose picture contains a point or is near it, or null. */
function layerAt(plan, [x, y]) {
  const reach = 0.9;
  for (let layer = 0; layer < plan.layers; layer++) {
    const [left, top] = plan.origin(layer);
    if (x > left - reach && x < left + plan.columns + reach && y > top - reach && y < top + plan.rows + reach) return layer;
  }
  return null;
}

/**
 * Returns the move that brings a piece's middle near a point. It is the nearest move at which the piece fits, if that
 * is nearer than NEAR. Otherwise it is the nearest of all. Returns null if the piece is then outside the board, or if
 * the point is at no layer.
 *
 * @param depth how many layers of the piece are before the layer under the pointer
 * @param fits a function that returns whether cells are free
 */
export function snapped(plan, cells, point, depth, fits) {
  const solid = isSolid(plan.lattice);
  const pointed = solid ? layerAt(plan, point) : 0;
  if (pointed === null) return null;
  const layers = cells.map(cell => full(cell)[0]);
  const room = plan.closes[0] ? Infinity : plan.layers - 1 - Math.max(...layers);
  const layer = Math.max(plan.closes[0] ? -Infinity : 0, Math.min(room, pointed - depth));
  const from = middle(plan, cells, pointed);
  const [right, down] = [point[0] - from[0], point[1] - from[1]];
  let best = null, free = null;
  for (const by of around(plan, right, down)) {
    const move = [layer, ...by];
    if (!plan.canMove(move)) continue;
    const [x, y] = shift(plan, by);
    const far = Math.hypot(x - right, y - down);
    if (!best || far < best.far) best = {by: move, far};
    if (far < NEAR && (!free || far < free.far) && fits(moved(plan, cells, move))) free = {by: move, far};
  }
  const near = free ?? best;
  return near && cells.some(cell => plan.contains(full(cell).map((at, axis) => at + near.by[axis]))) ? near.by : null;
}

/** Returns how far a move by rows and columns goes in the picture. */
function shift(plan, [rows, columns]) {
  const from = plan.centre([0, 0, 0]), to = plan.centre([0, rows, columns]);
  return [to[0] - from[0], to[1] - from[1]];
}

/** Returns the move by rows and columns that brings a piece's middle nearest to a point. */
export function nearest(plan, cells, point) {
  const from = middle(plan, cells);
  const [right, down] = [point[0] - from[0], point[1] - from[1]];
  let best = null;
  for (const by of around(plan, right, down)) {
    if (!plan.canMove([0, ...by])) continue;
    const [x, y] = shift(plan, by);
    const far = Math.hypot(x - right, y - down);
    if (!best || far < best.far - 1e-9) best = {by, far};
  }
  return best.by;
}

function* around(plan, right, down) {
  const [, height] = shift(plan, [2, 0]).map(at => at / 2);
  const [width] = shift(plan, [0, 2]).map(at => at / 2);
  const [lean] = shift(plan, [2, 0]).map(at => at / 2);
  const row = Math.round(down / height);
  for (let rows = row - 2; rows <= row + 2; rows++) {
    const column = Math.round((right - rows * lean) / width);
    for (let columns = column - 2; columns <= column + 2; columns++) yield [rows, columns];
  }
}

/** Returns the move, changed so that the piece is inside the board as far as possible. */
export function inside(plan, cells, by) {
  const lengths = [plan.layers, plan.rows, plan.columns];
  const next = by.map((at, axis) => {
    if (plan.closes[axis]) return at;
    const places = cells.map(cell => full(cell)[axis] + at);
    const low = Math.min(...places), high = Math.max(...places);
    return low < 0 ? at - low : high >= lengths[axis] ? at - Math.min(low, high - lengths[axis] + 1) : at;
  });
  if (plan.canMove(next)) return next;
  const right = [next[0], next[1], next[2] + 1], left = [next[0], next[1], next[2] - 1];
  return lies(plan, cells, right) ? right : left;
}

/** Returns whether a moved piece is inside the picture. */
export const lies = (plan, cells, by) => moved(plan, cells, by).every(cell => plan.contains(cell));

/** Returns the fitting move that is nearest to a point, or a move to the middle if the piece fits nowhere. */
export function begun(plan, cells, point, layer, fits) {
  let best = null;
  for (const by of plan.positions()) {
    // The smallest column of a piece of triangles may be 1. Then a move to column -1 brings it to the left edge.
    for (const move of [by, [by[0], by[1], by[2] - 1]]) {
      if (!plan.canMove(move) || !fits(moved(plan, cells, move))) continue;
      const [x, y] = middle(plan, moved(plan, cells, move), layer);
      const far = Math.hypot(x - point[0], y - point[1]) + 100 * Math.abs(move[0] - layer);
      if (!best || far < best.far) best = {by: move, far};
    }
  }
  const half = [plan.layers, plan.rows, plan.columns].map(length => Math.floor((length - 1) / 2));
  return best?.by ?? inside(plan, cells, plan.canMove(half) ? half : [half[0], half[1], half[2] + 1]);
}
