// What one has in the hand: a kind, how it is turned, and over which cells it is held.

import {moved} from './laying.js';

export class Hand {
  /** The move from the kind's cells to those of the board, nothing when it is not over the board. */
  by = null;
  /** The point of the picture around which it is turned, while it is only turned. */
  pivot = null;
  /** Which layer of the piece is in the layer that is pointed at. */
  depth = 0;
  /** How many places further away it lies in space than the first one under the pointer. */
  deeper = 0;

  /**
   * @param kind its name
   * @param ways in which it may lie
   * @param way in which it is held
   * @param from the piece that was taken up from the board, or nothing
   */
  constructor(kind, ways, way, from = null) {
    Object.assign(this, {kind, ways, way, from});
  }

  /** As the kind has them. */
  get shape() {
    return this.ways.all[this.way];
  }

  /** The letters of its cells' colours, as they lie; nothing where it has none. */
  get colours() {
    return this.ways.colours(this.way);
  }

  /** On the board, carried over edges that meet; nothing when it is not over the board. */
  cells(plan) {
    return this.by && moved(plan, this.shape, this.by);
  }
}
