// In which order pieces are laid: each from above, as hands would, as long as the packing lets them.

import {isBalls} from './places.js';

/** The balls of the layer below that a ball lies on, by rows and columns. */
const HOLLOW = [[0, 0], [0, 1], [1, 0], [1, 1]];

/** The pieces in such an order; each tells as `index` where it was. */
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
    // Where pieces hold each other, the lowest goes first all the same.
    const free = left.findIndex(({below}) => below.every(index => laid.has(index)));
    const [{piece}] = left.splice(Math.max(0, free), 1);
    laid.add(piece.index);
    order.push(piece);
  }
  return order;
}

/** The other pieces that are right below one: these have to be there before it. */
function lower(piece, owner, steps) {
  const under = piece.cells.flatMap(([layer, row, column]) => steps.map(([down, right]) => owner.get([layer - 1, row + down, column + right].join())));
  return [...new Set(under)].filter(index => index !== undefined && index !== piece.index);
}
