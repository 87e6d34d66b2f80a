// Orders pieces so that each can be laid from above, as far as the packing allows.

import {isBalls} from './places.js';

/** A ball rests on the balls of the layer below at these offsets of row and column. */
const HOLLOW = [[0, 0], [0, 1], [1, 0], [1, 1]];

/** Returns the pieces in the order of laying. The `index` of each is its index in the given list. */
export function fromBelow(pieces, content) {
  const steps = isBalls(content) ? HOLLOW : [[0, 0]];
  const owner = new Map(pieces.flatMap((piece, index) => piece.cells.map(cell => [cell.join(), index])));
  const mean = (piece, axis) => piece.cells.reduce((sum, cell) => sum + cell[axis], 0) / piece.cells.length;
  const left = pieces.map((piece, index) => ({...piece, index}))
    .map(piece => ({piece, below: lower(piece, owner, steps), height: mean(piece, 0), depth: mean(piece, 1)}))
    .sort((one, other) => one.height - other.height || one.depth - other.depth || one.piece.index - other.piece.index);
  const laid = new Set();
  const order = [];
  while (left.length > 0) {
    // If the remaining pieces block each other, the lowest is laid next.
    const free = left.findIndex(({below}) => below.every(index => laid.has(index)));
    const [{piece}] = left.splice(Math.max(0, free), 1);
    laid.add(piece.index);
    order.push(piece);
  }
  return order;
}

/** Returns the indices of the other pieces directly below a piece, which must be laid before it. */
function lower(piece, owner, steps) {
  const under = piece.cells.flatMap(([layer, row, column]) => steps.map(([down, right]) => owner.get([layer - 1, row + down, column + right].join())));
  return [...new Set(under)].filter(index => index !== undefined && index !== piece.index);
}
