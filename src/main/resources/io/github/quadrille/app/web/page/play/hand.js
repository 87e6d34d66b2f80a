// Holds the piece in the user's hand: its kind, its orientation, and the cells below it.

import {moved} from './laying.js';

export class Hand {
  /** This move takes the cells of the kind to those of the board. It is null while the piece is not over the board. */
  by = null;
  /** The piece is turned around this point of the picture until it is moved. */
  pivot = null;
  /** This layer of the piece is in the layer at which the pointer points. */
  depth = 0;
  /** In space, the piece is this many places further away than the first one under the pointer. */
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

  /** Returns the cells of the piece in its orientation, with the coordinates of the kind. */
  get shape() {
    return this.ways.all[this.way];
  }

  /** Returns the colour letters of the cells in this orientation, or null if the kind has none. */
  get colours() {
    return this.ways.colours(this.way);
  }

  /** Returns the cells on the board, carried over joined edges, or null if the piece is not over the board. */
  cells(plan) {
    return this.by && moved(plan, this.shape, this.by);
  }
}
