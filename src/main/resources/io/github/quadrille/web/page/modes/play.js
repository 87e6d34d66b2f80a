// Plays the puzzle: pieces are carried to the board, turned, taken off again; what lies is the puzzle's `given`.

import {html} from '../lib/lit-html.js';
import {Plan, full, key} from '../lattices.js';
import {HOLE, markAt} from '../puzzle.js';
import {Drag} from '../play/drag.js';
import {Hand} from '../play/hand.js';
import {Hints} from '../play/hints.js';
import {Keys, where} from '../play/keys.js';
import {Round, samePiece} from '../play/round.js';
import {Sign} from '../play/sign.js';
import {Ways} from '../play/ways.js';
import {laid, lyingOn, obstacle, occupied, placed} from '../play/laying.js';
import {controls, side} from '../play/sides.js';
import {left} from '../play/tray.js';
import {over} from '../play/drawn.js';

const QUIET = matchMedia('(prefers-reduced-motion: reduce)');

export class PlayMode {
  id = 'play';
  title = 'Play';
  #app;
  /** By kind: in which ways it may lie, and how it is turned now. */
  #ways = new Map();
  #turned = new Map();
  #viewOfWays = null;
  #taken = null;
  #listening = null;
  #changing = false;
  /** What is in the hand, or nothing. */
  hand = null;
  /** The name of the kind that is chosen in the tray. */
  chosen = null;
  /** What was said last: {words, refused}. */
  said = {words: '', refused: false};
  isSignShown = true;

  constructor(app) {
    this.#app = app;
    this.round = new Round(() => this.#ready && app.store.view);
    this.sign = new Sign(app);
    this.hints = new Hints(this);
    this.drag = new Drag(this);
    this.keys = new Keys(this);
  }

  get puzzle() {
    return this.#app.store.puzzle;
  }

  get plan() {
    return new Plan(this.puzzle);
  }

  get #ready() {
    const {view, puzzle} = this.#app.store;
    return view && view.lattice === puzzle.lattice;
  }

  get kinds() {
    return this.#ready ? this.#app.store.view.kinds.filter(kind => kind.name in this.puzzle.pieces) : [];
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

  get isDone() {
    return this.sign.isFinished;
  }

  get isJoyful() {
    return this.isDone && this.round.moves > 0 && !QUIET.matches;
  }

  kind = name => this.#app.store.kind(name);
  colour = name => this.#app.colour(name);
  draw = () => this.#app.draw();
  isHole = cell => markAt(this.puzzle, cell) === HOLE;

  waysOf(name) {
    const {view} = this.#app.store;
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
  obstacle = cells => {
    this.#taken ??= occupied(this.lying);
    return obstacle(this.puzzle, this.plan, cells, this.#taken);
  };

  choose(name) {
    this.chosen = name;
    this.draw();
  }

  /** Takes a piece from the tray into the hand. */
  take(name) {
    if (this.hand) this.putBack();
    const kind = this.kind(name);
    if (!kind || left(kind, this.puzzle.given).most === 0) {
      this.say(kind ? `No ${name} is left.` : 'No piece is chosen.', true);
      return false;
    }
    this.chosen = name;
    this.#hold(new Hand(name, this.waysOf(name), this.way(name)));
    return true;
  }

  /** Takes a piece up from the board. */
  lift(piece) {
    if (this.hand) this.putBack();
    const ways = this.#ready && this.waysOf(piece.kind);
    const found = ways && placed(this.plan, ways, piece);
    if (!found) return false;
    this.chosen = piece.kind;
    this.#turned.set(piece.kind, found.way);
    this.#hold(Object.assign(new Hand(piece.kind, ways, found.way, piece), {by: found.by}));
    return true;
  }

  #hold(hand) {
    this.hand = hand;
    this.#taken = null;
    this.hints.forget();
    this.draw();
  }

  /** Turns or flips what is in the hand, else what is chosen. */
  turn(how) {
    const name = this.hand?.kind ?? this.chosen;
    if (!name || !this.#ready) return;
    const ways = this.waysOf(name);
    const next = ways[how](this.hand?.way ?? this.way(name));
    if (next === undefined) {
      this.say(`The pieces of this puzzle may not be ${how}.`, true);
      return;
    }
    this.#turned.set(name, next);
    if (this.hand) {
      const before = this.hand.shape;
      this.hand.way = next;
      if (this.drag.isCarrying) this.drag.redraw();
      else this.keys.turned(before);
    }
    if (this.hand?.by) this.sayHand();
    else this.say(`${name}, ${ways.words(next)}`);
  }

  /** Lays what is in the hand where it is held. @returns whether it left the hand */
  drop() {
    const {hand, plan, puzzle} = this;
    const carried = this.drag.isCarrying;
    const cells = hand.cells(plan);
    if (!cells) {
      this.#release();
      if (hand.from) this.takeAway([hand.from]);
      return true;
    }
    const why = this.obstacle(cells);
    if (why) {
      this.say(`The ${hand.kind} ${why}.`, true);
      if (carried) this.#release();
      return false;
    }
    const others = this.lying;
    this.#release();
    const piece = laid(puzzle, hand.kind, cells);
    if (hand.from && samePiece(hand.from, piece)) return true;
    this.#become([...others, piece], `${hand.kind} lies at ${where(puzzle.lattice, cells[0])}.`);
    return true;
  }

  /** What was taken up lies again where it did. */
  putBack() {
    if (!this.hand) return;
    const {kind} = this.hand;
    this.#release();
    this.say(`${kind} is back.`);
  }

  #release() {
    this.hand = null;
    this.#taken = null;
    this.draw();
  }

  add(piece) {
    this.#become([...this.puzzle.given, piece], `${piece.kind} lies at ${where(this.puzzle.lattice, piece.cells[0])}.`);
  }

  takeAway(pieces) {
    const rest = this.puzzle.given.filter(piece => !pieces.some(each => samePiece(each, piece)));
    this.#become(rest, `${pieces.map(piece => piece.kind).join(', ')} taken away.`);
  }

  #become(given, words) {
    this.round.moves++;
    this.#changing = true;
    this.#app.store.change({...this.puzzle, given});
    this.#changing = false;
    this.say(words);
  }

  countHint() {
    this.round.hints++;
  }

  again() {
    const {start} = this.round;
    this.#app.store.change({...this.puzzle, given: start});
    this.round.begin(start);
    this.say('From the beginning.');
  }

  /** A press on a cell that did not become a drag. */
  tapped(cell) {
    if (this.hand) {
      if (this.hand.cells(this.plan)?.some(each => key(each) === key(cell))) this.drop();
      else this.keys.near(cell);
      return;
    }
    const piece = lyingOn(this.lying, cell);
    if (piece ? this.lift(piece) : this.chosen && left(this.kind(this.chosen), this.lying).most !== 0 && this.take(this.chosen)) {
      if (!piece) this.keys.near(cell);
      else this.sayHand();
    }
  }

  say(words, refused = false) {
    this.said = {words, refused};
    this.draw();
  }

  sayHand(warning = '') {
    const {hand, plan} = this;
    const cells = hand.cells(plan);
    const first = hand.shape.map(full).reduce((one, cell, index, all) => (before(cell, all[one]) ? index : one), 0);
    const at = cells ? ` at ${where(plan.lattice, cells[first])}, ${this.obstacle(cells) ?? 'fits'}` : '';
    this.say(`${warning && `${warning}: `}${hand.kind}, ${hand.ways.words(hand.way)},${at}`);
  }

  complain(problem) {
    this.#app.toasts.complain(problem);
  }

  showSign(isShown) {
    this.isSignShown = isShown;
    this.draw();
  }

  enter() {
    this.#listening = new AbortController();
    this.drag.listen(this.#listening.signal);
    addEventListener('keydown', event => this.keys.anywhere(event), {signal: this.#listening.signal});
    this.changed();
    this.viewed();
  }

  leave() {
    this.drag.cancel();
    this.hand = null;
    this.#listening.abort();
    this.sign.leave();
    this.hints.forget();
    this.round.clock.stop();
  }

  changed() {
    if (this.hand && !this.#changing) {
      this.drag.cancel();
      this.hand = null;
    }
    this.#taken = null;
    this.hints.forget();
    if (this.round.of(this.puzzle)) {
      this.#turned.clear();
      this.keys.cursor = null;
      this.said = {words: '', refused: false};
    }
    if (!this.#ready || !this.kinds.some(kind => kind.name === this.chosen)) this.chosen = null;
    this.#look();
  }

  viewed() {
    this.chosen ??= this.kinds[0]?.name ?? null;
    if (!this.#ready) return;
    this.round.find(this.#app.store.view);
    this.round.keep(this.#app.store.view);
    this.#look();
  }

  /** Asks whether it can be finished, and lets the clock go or stand. */
  #look() {
    if (!this.#ready || !this.kinds.length) return;
    const tick = () => (this.round.moves && !this.isDone ? this.round.clock.go() : this.round.clock.stop());
    this.sign.look(this.puzzle, this.round.start, tick);
    if (this.round.moves && !this.isDone) this.round.clock.go();
  }

  scene() {
    const lying = this.lying.map(piece => ({...piece, colour: this.colour(piece.kind), given: this.round.isFirst(piece)}));
    return {
      pieces: lying, marks: this.hints.ringed.map(full), cursor: this.hand ? null : this.keys.cursor, over: over(this),
      label: this.hand
        ? 'The board. Arrows move the piece, R turns, F flips, Enter lays it, Escape puts it back.'
        : 'The board. Arrows go from cell to cell, Enter takes a piece up, Delete takes it away.',
      hear: {pointerdown: event => this.drag.fromBoard(event), keydown: event => this.keys.onBoard(event)},
    };
  }

  below() {
    return controls(this);
  }

  panel() {
    return side(this);
  }
}

/** Whether one cell is before another as one reads. */
const before = (one, other) => {
  const axis = one.findIndex((at, each) => at !== other[each]);
  return axis >= 0 && one[axis] < other[axis];
};
