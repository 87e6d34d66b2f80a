// Holds the state of Play: the puzzle, the orientations of its kinds, the pieces on the board, and the piece in the
// hand.

import {Plan, key} from '../lattices.js';
import {HOLE, markAt} from '../puzzle.js';
import {obstacle, occupied} from './laying.js';
import {samePiece} from './round.js';
import {Ways} from './ways.js';

export class Position {
  /** These maps hold the possible orientations of each kind and, below, the index of the current one. */
  #ways = new Map();
  #turned = new Map();
  #viewOfWays = null;
  #taken = null;
  #hand = null;
  /** The kind with this name is chosen in the tray. */
  chosen = null;

  constructor(app) {
    this.app = app;
  }

  get puzzle() {
    return this.app.store.puzzle;
  }

  get plan() {
    return new Plan(this.puzzle);
  }

  get isReady() {
    const {view, puzzle} = this.app.store;
    return view && view.lattice === puzzle.lattice;
  }

  get kinds() {
    return this.isReady ? this.app.store.view.kinds.filter(kind => kind.name in this.puzzle.pieces) : [];
  }

  /** Returns the pieces on the board without the one that was taken up. */
  get lying() {
    const from = this.hand?.from;
    return from ? this.puzzle.given.filter(piece => !samePiece(piece, from)) : this.puzzle.given;
  }

  /** Returns the pieces on the board and the one in the hand. */
  get inUse() {
    return this.hand ? [...this.lying, {kind: this.hand.kind, cells: []}] : this.lying;
  }

  kind = name => this.app.store.kind(name);
  colour = name => this.app.colour(name);
  short = name => this.app.store.short(name);
  draw = () => this.app.draw();
  isHole = cell => markAt(this.puzzle, cell) === HOLE;
  isFree = cell => this.plan.contains(cell) && !this.isHole(cell) && !this.#lyingCells.has(key(cell));

  waysOf(name) {
    const {view} = this.app.store;
    if (this.#viewOfWays !== view) {
      this.#viewOfWays = view;
      this.#ways.clear();
    }
    if (!this.#ways.has(name)) this.#ways.set(name, new Ways(view.lattice, this.kind(name)));
    return this.#ways.get(name);
  }

  way(name) {
    const ways = this.waysOf(name);
    const way = this.#turned.get(name) ?? ways.first;
    return way < ways.all.length ? way : ways.first;
  }

  /** Returns why a piece cannot be laid on these cells, or null if it can. */
  obstacle = cells => obstacle(this.puzzle, this.plan, cells, this.#lyingCells);

  get #lyingCells() {
    this.#taken ??= occupied(this.lying);
    return this.#taken;
  }

  /** Sets the orientation of a kind. */
  turnTo(name, way) {
    this.#turned.set(name, way);
  }

  /** Resets all kinds to the orientation in which they are drawn. */
  turnBack() {
    this.#turned.clear();
  }

  /** Returns the piece in the hand, or null. */
  get hand() {
    return this.#hand;
  }

  set hand(hand) {
    this.#hand = hand;
    this.#taken = null;
  }

  /** Returns the piece in the hand if it would fit at its place on the board, and otherwise null. */
  get held() {
    const cells = this.hand?.cells(this.plan);
    return cells && !this.obstacle(cells) ? {kind: this.hand.kind, cells, colour: this.colour(this.hand.kind)} : null;
  }

  /** Drops the cached covered cells after pieces were laid or taken away. */
  lookAgain() {
    this.#taken = null;
  }
}
