// Lets the user solve the puzzle by hand: lay pieces, turn them, and take them off. The puzzle lists all pieces on the
// board as `given`.

import {full, isSolid} from '../lattices.js';
import {Check} from '../play/check.js';
import {Drag} from '../play/drag.js';
import {Hints} from '../play/hints.js';
import {Keys} from '../play/keys.js';
import {Moves} from '../play/moves.js';
import {Notes} from '../play/notes.js';
import {Round} from '../play/round.js';
import {Sign} from '../play/sign.js';
import {controls, side} from '../play/sides.js';
import {over} from '../play/drawn.js';

const QUIET = matchMedia('(prefers-reduced-motion: reduce)');
const PLACE = 'quadrille.sign';

export class PlayMode extends Moves {
  id = 'play';
  title = 'Play';
  #listening = null;
  isSignShown = localStorage.getItem(PLACE) !== 'off';

  constructor(app) {
    super(app);
    this.round = new Round(() => this.#keep());
    this.sign = new Sign(app);
    this.hints = new Hints(this);
    this.notes = new Notes(this);
    this.check = new Check(this);
    this.drag = new Drag(this);
    this.keys = new Keys(this);
  }

  get isDone() {
    return this.sign.isFinished;
  }

  /**
   * Returns whether the page tells if the puzzle can be finished. For a puzzle that was handed out, it does so only at
   * the end.
   */
  get isSigned() {
    return this.app.isHandedOut ? this.isDone : this.isSignShown;
  }

  get isJoyful() {
    return this.isDone && this.round.moves > 0 && !QUIET.matches;
  }

  complain(problem) {
    this.app.toasts.complain(problem);
  }

  showSign(isShown) {
    this.isSignShown = isShown;
    localStorage.setItem(PLACE, isShown ? 'on' : 'off');
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
    if (this.app.mode !== this) return;
    if (this.hand && !this.isMoving) {
      this.drag.cancel();
      this.hand = null;
    }
    this.lookAgain();
    this.hints.forget();
    if (this.round.of(this.puzzle)) {
      this.turnBack();
      this.keys.cursor = null;
      this.said = {words: '', refused: false};
    }
    if (!this.isReady || !this.kinds.some(kind => kind.name === this.chosen)) this.chosen = null;
    this.#look();
  }

  viewed() {
    this.chosen ??= this.kinds[0]?.name ?? null;
    if (!this.isReady) return;
    const notes = this.round.find(this.app.store.view);
    if (notes) this.notes.recall(notes);
    this.#keep();
    this.#look();
  }

  #keep() {
    if (this.isReady) this.round.keep(this.app.store.view, this.notes.kept);
  }

  /** Asks whether the puzzle can be finished, and starts or stops the clock. */
  #look() {
    if (!this.isReady || !this.kinds.length) return;
    const tick = () => (this.round.moves && !this.isDone ? this.round.clock.go() : this.round.clock.stop());
    this.sign.look(this.puzzle, this.round.start, tick);
    if (this.round.moves && !this.isDone) this.round.clock.go();
  }

  /** Returns the pieces that were laid in this game, without the given ones. */
  get laid() {
    return this.round.laidOn(this.puzzle);
  }

  /** Returns the puzzle without the pieces laid in this game, to be handed to others. */
  get begun() {
    const {laid, puzzle} = this;
    return laid.length ? {...puzzle, given: puzzle.given.filter(piece => !laid.includes(piece))} : puzzle;
  }

  /** Turns the pieces that were laid into given pieces. */
  give() {
    this.round.begin(this.puzzle.given);
    this.draw();
  }

  /**
   * Returns for the address how many pieces are given and must stay; the user can take up the others. In other modes
   * the address has no such number.
   */
  kept() {
    if (this.app.mode !== this) return {};
    const {given} = this.puzzle;
    const at = given.findIndex(piece => !this.round.isFirst(piece));
    return at < 0 ? {} : {first: at};
  }

  /** Reads from the address how many pieces are given. */
  recall(said) {
    if (said.has('first')) this.round.start = this.puzzle.given.slice(0, Number(said.get('first')) || 0);
    this.draw();
  }

  scene() {
    const {levels, isCrossing} = this.notes;
    const lying = this.lying.map(piece => ({...piece, colour: this.colour(piece.kind), name: this.short(piece.kind), given: this.round.isFirst(piece), trial: this.isDone ? 0 : levels(piece)}));
    return {
      pieces: lying, joyful: this.isJoyful, swipes: !isCrossing, marks: this.hints.ringed.map(full), cursor: this.hand ? null : this.keys.cursor, over: over(this),
      label: this.hand
        ? `The board. Arrows move the piece, R turns, F ${isSolid(this.puzzle.lattice) ? 'tips' : 'flips'}, Enter lays it, Escape puts it back.`
        : 'The board. Arrows go from cell to cell, Enter takes a piece up, Delete takes it away, X crosses a cell out.',
      hands: {press: (event, piece, tap) => this.drag.fromSpace(event, piece, tap), held: this.held ?? this.hints.solid},
      hear: {pointerdown: event => this.drag.fromBoard(event), pointermove: event => this.drag.overBoard(event), keydown: event => this.keys.onBoard(event)},
    };
  }

  below() {
    return controls(this);
  }

  panel() {
    return side(this);
  }
}

