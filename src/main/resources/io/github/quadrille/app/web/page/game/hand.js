// Holds the piece in the user's hand: its name, its turn, and its place over the board.

import {carried} from './position.js';
import {MIRROR, TETROMINOES, grip} from './tetrominoes.js';

export class Hand {
  #reach = {};
  piece = null;
  turn = 0;
  /** This is the square under the cell at which the piece is held, or null off the board. */
  at = null;

  take(name, turn = 0) {
    this.piece = TETROMINOES.find(piece => piece.name === name);
    this.turn = turn % this.piece.turns.length;
  }

  drop() {
    this.piece = null;
    this.at = null;
  }

  get shape() {
    return this.piece.turns[this.turn];
  }

  rotate(by = 1) {
    const turns = this.piece.turns.length;
    this.turn = (this.turn + by + turns) % turns;
  }

  flip() {
    if (MIRROR[this.piece.name]) this.take(MIRROR[this.piece.name], this.turn);
  }

  /** Returns the squares that the piece would cover. */
  cells(here, at = this.at) {
    const [row, column] = grip(this.shape);
    const wide = [0, 1].map(axis => Math.max(...this.shape.map(cell => cell[axis])));
    const base = [at[0] - row, at[1] - column];
    // The piece stays inside the board in directions in which edges are not joined.
    const kept = [here.wrap === 'both' || here.wrap === 'vertical' ? base[0] : clamp(base[0], here.rows - 1 - wide[0]),
      here.wrap === 'both' || here.wrap === 'horizontal' ? base[1] : clamp(base[1], here.columns - 1 - wide[1])];
    return this.shape.map(cell => carried(here, [cell[0] + kept[0], cell[1] + kept[1]]));
  }

  /** Moves the piece by rows and columns, or brings it to the middle if it is not over the board. */
  step(here, rows, columns) {
    const [row, column] = this.at ?? [Math.floor(here.rows / 2), Math.floor(here.columns / 2)];
    const next = this.at ? carried(here, [row + rows, column + columns]) : [row, column];
    this.at = [clamp(next[0], here.rows - 1), clamp(next[1], here.columns - 1)];
  }

  /** Holds the piece at a point [x, y] in squares. The piece snaps to a legal place nearby. */
  hold(match, [x, y]) {
    const {here} = match;
    const near = [-1, 0, 1].flatMap(down => [-1, 0, 1].map(right => [Math.floor(y) + down, Math.floor(x) + right]))
      .filter(([row, column]) => row >= 0 && row < here.rows && column >= 0 && column < here.columns)
      .map(at => ({at, far: (at[0] + 0.5 - y) ** 2 + (at[1] + 0.5 - x) ** 2}))
      .sort((one, other) => one.far - other.far);
    const legal = near.find(({at, far}) => far < 1.2 && match.isLegal(this.cells(here, at)));
    this.at = (legal ?? near[0])?.at ?? null;
  }

  /** Returns all squares that the piece can cover with its current turn. */
  reach(match) {
    const {here, legal} = match;
    if (this.#reach.legal !== legal || this.#reach.shape !== this.shape) {
      const found = new Map();
      for (let row = 0; row < here.rows && legal; row++) {
        for (let column = 0; column < here.columns; column++) {
          const cells = this.cells(here, [row, column]);
          if (match.isLegal(cells)) cells.forEach(cell => found.set(String(cell), cell));
        }
      }
      this.#reach = {legal, shape: this.shape, cells: [...found.values()]};
    }
    return this.#reach.cells;
  }
}

const clamp = (at, most) => Math.max(0, Math.min(most, at));
