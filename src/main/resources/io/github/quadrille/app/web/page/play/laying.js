// Decides where a piece may be laid, and why not elsewhere.

import {full, key, named} from '../lattices.js';
import {HOLE, PLAIN, colourAt, markAt} from '../puzzle.js';

/**
 * Returns the cells of a piece moved by [layers, rows, columns]. Cells beyond a joined edge enter at the opposite edge.
 * Cells beyond another edge stay outside.
 */
export const moved = (plan, cells, by) => cells.map(cell => plan.carried(full(cell).map((at, axis) => at + by[axis])));

/** Returns a map from the key of each occupied cell to the kind on it. */
export const occupied = pieces => new Map(pieces.flatMap(piece => piece.cells.map(cell => [key(cell), piece.kind])));

/** Returns why a piece cannot be laid on these cells, in words, or null if it can. */
export function obstacle(puzzle, plan, cells, taken) {
  const beside = cells.filter(cell => !plan.contains(cell)).length;
  if (beside) return beside === cells.length ? 'is beside the board' : 'reaches over the edge';
  if (new Set(cells.map(key)).size < cells.length) return 'would meet itself over the edge';
  if (cells.some(cell => markAt(puzzle, cell) === HOLE)) return 'would lie on a hole';
  const under = cells.find(cell => taken.has(key(cell)));
  return under ? `would lie on the ${taken.get(key(under))} there` : null;
}

/** Returns a piece in the form of the puzzle's `given` list. */
export const laid = (puzzle, kind, cells) => ({kind, cells: cells.map(cell => named(puzzle.lattice, cell))});

/** Returns the piece that covers a cell, or undefined. */
export const lyingOn = (pieces, cell) => pieces.find(piece => piece.cells.some(each => key(each) === key(cell)));

/**
 * Returns the orientation and move of a piece on the board, or null. It prefers an orientation whose colours agree with
 * the board.
 */
export function placed(puzzle, plan, ways, piece) {
  const mine = new Set(piece.cells.map(key));
  const agrees = (cells, colours) => !colours
    || cells.every((cell, at) => [colours[at], colourAt(puzzle, cell)].some(colour => colour === PLAIN) || colours[at] === colourAt(puzzle, cell));
  let found = null;
  for (let way = 0; way < ways.all.length; way++) {
    const first = full(ways.all[way][0]);
    for (const cell of piece.cells) {
      const by = full(cell).map((at, axis) => at - first[axis]);
      const cells = plan.canMove(by) ? moved(plan, ways.all[way], by) : [];
      if (!cells.length || !cells.every(each => mine.has(key(each)))) continue;
      if (agrees(cells, ways.colours(way))) return {way, by};
      found ??= {way, by};
    }
  }
  return found;
}
