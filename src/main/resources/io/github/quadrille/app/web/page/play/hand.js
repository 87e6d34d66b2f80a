// Holds the piece in the user's hand: its kind, its orientation, and the cells below it.

import {moved} from './laying.js';

export class Hand {
  /** This move takes the cells of the piece to the board. It is null while the piece is not over the board. */
  by = null;
  /** The piece is turned around this point of the picture until it is moved. */
  pivot = null;
  /** This many layers of the piece are before the layer under the pointer. */
  depth = 0;
  /** In space, the piece is this many places behind the best place under the pointer. */
  deeper = 0;

  /**
   * Takes a piece into the hand.
   *
   * @param kind the name of its kind
   * @param ways the orientations in which it may be laid
   * @param way the index of its orientation
   * @param from the piece that was taken up from the board, or null
   */
  constructor(kind, ways, way, from = null) {
    Object.assign(this, {kind, ways, way, from});
  }

  /** Returns the cells of the piece in its orientation, before it is moved. */
  get shape() {
    return this.ways.all[this.way];
  }

  /** Returns the colour letters of the cells in this orientation, or null if the kind has none. */
  get colours() {
    return this.ways.colours(this.way);
  }

  /** Returns the cells that the piece covers, also beyond joined edges, or null if it is not over the board. */
  cells(plan) {
    return this.by && moved(plan, this.shape, this.by);
  }
}
