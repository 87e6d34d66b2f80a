// Lets the user take, turn and lay pieces, and take them off. Each change of the pieces on the board is one move.

import {full, isSolid, key} from '../lattices.js';
import {Hand} from './hand.js';
import {where} from './keys.js';
import {laid, lyingOn, placed} from './laying.js';
import {Position} from './position.js';
import {samePiece} from './round.js';
import {left} from './tray.js';

export class Moves extends Position {
  /** This flag is set while the user's move or note changes the puzzle. */
  isMoving = false;
  /** This is the last message: {words, refused}. */
  said = {words: '', refused: false};

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

  /** Takes a piece from the board into the hand. */
  lift(piece) {
    if (this.isLocked(piece)) return false;
    if (this.hand) this.putBack();
    const ways = this.isReady && this.waysOf(piece.kind);
    const found = ways && placed(this.puzzle, this.plan, ways, piece);
    if (!found) return false;
    this.chosen = piece.kind;
    this.turnTo(piece.kind, found.way);
    this.#hold(Object.assign(new Hand(piece.kind, ways, found.way, piece), {by: found.by}));
    return true;
  }

  /** If a piece is given, says that it stays on the board. @returns whether it is given */
  isLocked(piece) {
    if (!this.round.isFirst(piece)) return false;
    this.say(`That piece is given: it stays.${this.app.isHandedOut ? '' : ' Draw takes it off.'}`, true);
    return true;
  }

  #hold(hand) {
    this.hand = hand;
    this.hints.forget();
    this.draw();
  }

  /** Turns, flips or mirrors the piece in the hand, or else the chosen kind. */
  turn(how) {
    const name = this.hand?.kind ?? this.chosen;
    if (!name || !this.isReady) return;
    const ways = this.waysOf(name);
    const next = ways[how](this.hand?.way ?? this.way(name));
    if (next === undefined) {
      this.say(`The pieces of this puzzle may not be ${how === 'flipped' && isSolid(this.puzzle.lattice) ? 'tipped' : how}.`, true);
      return;
    }
    this.turnTo(name, next);
    if (this.hand) {
      const before = this.hand.shape;
      this.hand.way = next;
      if (this.drag.isCarrying) this.drag.redraw();
      else this.keys.turned(before);
    }
    if (this.hand?.by) this.sayHand();
    else this.say(`${name}, ${ways.words(next)}`);
  }

  /** Lays the piece in the hand. If it is not over the board, it goes to the tray. @returns false if it does not fit */
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

  /** Empties the hand. A piece that was taken up lies on the board again. */
  putBack() {
    if (!this.hand) return;
    const {kind} = this.hand;
    this.#release();
    this.say(`${kind} is back.`);
  }

  #release() {
    this.hand = null;
    this.draw();
  }

  add(piece) {
    this.#become([...this.puzzle.given, piece], `${piece.kind} lies at ${where(this.puzzle.lattice, piece.cells[0])}.`);
  }

  takeAway(pieces) {
    if (this.app.isHandedOut && pieces.some(piece => this.isLocked(piece))) return;
    const rest = this.puzzle.given.filter(piece => !pieces.some(each => samePiece(each, piece)));
    this.#become(rest, `${pieces.map(piece => piece.kind).join(', ')} taken away.`);
  }

  /** Restores the pieces that were on the board when a trial began. */
  goBack(given, notes) {
    if (this.hand) this.putBack();
    this.#become(given, 'Back to the mark.', notes);
  }

  #become(given, words, notes = this.puzzle.notes) {
    this.round.moves++;
    this.#change({...this.puzzle, given, notes});
    this.say(words);
  }

  /** Replaces the notes. A piece in the hand stays there. */
  note(notes, stroke = null) {
    this.#change({...this.puzzle, notes}, stroke);
  }

  #change(puzzle, stroke) {
    this.isMoving = true;
    this.app.store.change(puzzle, stroke);
    this.isMoving = false;
  }

  countHint() {
    this.round.hints++;
  }

  again() {
    const {start} = this.round;
    this.app.store.change({...this.puzzle, given: start, notes: null});
    this.round.begin(start);
    this.say('From the beginning.');
  }

  /** Handles a press on a cell without a drag. */
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
    this.said = {words: this.app.store.spoken(words), refused};
    this.draw();
  }

  sayHand(warning = '') {
    const {hand, plan} = this;
    const cells = hand.cells(plan);
    const first = hand.shape.map(full).reduce((one, cell, index, all) => (before(cell, all[one]) ? index : one), 0);
    const at = cells && plan.contains(cells[first]) ? ` at ${where(plan.lattice, cells[first])},` : '';
    const fits = cells ? ` ${this.obstacle(cells) ?? 'fits'}` : ' in the hand';
    this.say(`${warning && `${warning}: `}${hand.kind}, ${hand.ways.words(hand.way)},${at}${fits}`);
  }
}

/** Returns whether one cell is before another in reading order. */
const before = (one, other) => {
  const axis = one.findIndex((at, each) => at !== other[each]);
  return axis >= 0 && one[axis] < other[axis];
};
