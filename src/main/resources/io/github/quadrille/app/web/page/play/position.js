// What one plays with: the puzzle, how its kinds are turned, what lies and what is in the hand.

import {Plan, key} from '../lattices.js';
import {HOLE, markAt} from '../puzzle.js';
import {obstacle, occupied} from './laying.js';
import {samePiece} from './round.js';
import {Ways} from './ways.js';

export class Position {
  /** By kind: in which ways it may lie, and how it is turned now. */
  #ways = new Map();
  #turned = new Map();
  #viewOfWays = null;
  #taken = null;
  #hand = null;
  /** The name of the kind that is chosen in the tray. */
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

  /** The pieces on the board, but for the one that was taken up. */
  get lying() {
    const from = this.hand?.from;
    return from ? this.puzzle.given.filter(piece => !samePiece(piece, from)) : this.puzzle.given;
  }

  /** Those, and the one in the hand. */
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

  /** Why a piece cannot lie on these cells; nothing when it can. */
  obstacle = cells => obstacle(this.puzzle, this.plan, cells, this.#lyingCells);

  get #lyingCells() {
    this.#taken ??= occupied(this.lying);
    return this.#taken;
  }

  /** How a kind is turned from now on. */
  turnTo(name, way) {
    this.#turned.set(name, way);
  }

  /** All as they are drawn. */
  turnBack() {
    this.#turned.clear();
  }

  /** What is in the hand, or nothing. */
  get hand() {
    return this.#hand;
  }

  set hand(hand) {
    this.#hand = hand;
    this.#taken = null;
  }

  /** What is in the hand, where it would fit on the board; nothing elsewhere. */
  get held() {
    const cells = this.hand?.cells(this.plan);
    return cells && !this.obstacle(cells) ? {kind: this.hand.kind, cells, colour: this.colour(this.hand.kind)} : null;
  }

  /** After pieces were laid or taken away. */
  lookAgain() {
    this.#taken = null;
  }
}
