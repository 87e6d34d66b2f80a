// Moves the piece in the user's hand with a pointer or with keys, and lays it.

import {ARROWS} from '../cursor.js';
import {Plan} from '../lattices.js';
import {TETROMINOES} from './tetrominoes.js';

/** A piece held by a finger is drawn this many CSS pixels above the finger. */
const LIFT = 56;

export class Holding {
  #app;
  #hand;
  #match;
  #puzzle;
  #byKeys = false;
  /** A pointer carries the piece: {touch, moved, from, at, unit}; or null. */
  drag = null;

  /**
   * Connects the hand with the match and its board.
   *
   * @param match a function that returns the current match
   * @param puzzle a function that returns the board as a puzzle to draw
   */
  constructor(app, hand, match, puzzle) {
    this.#app = app;
    this.#hand = hand;
    this.#match = match;
    this.#puzzle = puzzle;
  }

  down(event) {
    if (event.button > 0 || !this.#hand.piece) return;
    event.preventDefault();
    event.currentTarget.focus({preventScroll: true});
    this.follow(event, false);
  }

  /** Moves the piece with a mouse that hovers over the board. */
  over(event) {
    if (!this.drag && event.pointerType !== 'touch' && this.#hand.piece) this.#hold(event);
  }

  /**
   * Makes the piece follow the pointer until it is released. With `turns`, a tap turns the piece instead, because it
   * was held already.
   */
  follow(event, fromTray, turns = false) {
    const touch = event.pointerType === 'touch';
    const drag = this.drag = {touch, moved: !fromTray, from: [event.clientX, event.clientY]};
    const move = each => {
      if (each.pointerId !== event.pointerId || this.drag !== drag) return;
      drag.moved ||= Math.hypot(each.clientX - drag.from[0], each.clientY - drag.from[1]) > 6;
      this.#hold(each);
    };
    const up = each => {
      if (each.pointerId !== event.pointerId) return;
      ['pointermove', 'pointerup', 'pointercancel'].forEach(name => removeEventListener(name, name === 'pointermove' ? move : up));
      if (this.drag !== drag) return;
      this.drag = null;
      if (each.type === 'pointerup' && drag.moved && this.#hand.at) this.#lay();
      if (each.type === 'pointerup' && !drag.moved && turns) this.#hand.rotate();
      if (touch) this.#hand.at = null;
      this.#app.draw();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    this.#hold(event);
  }

  #hold(event) {
    this.#byKeys = false;
    const picture = document.querySelector('.flat .board');
    const lift = this.drag?.touch ? LIFT : 0;
    const matrix = picture.getScreenCTM();
    const at = new DOMPoint(event.clientX, event.clientY - lift).matrixTransform(matrix.inverse());
    if (this.drag) Object.assign(this.drag, {at: [event.clientX, event.clientY - lift], unit: matrix.a});
    const {width, height} = new Plan(this.#puzzle()).size;
    const inside = at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
    if (inside) this.#hand.hold(this.#match(), [at.x, at.y]);
    else this.#hand.at = null;
    this.#app.draw();
  }

  async #lay() {
    const cells = this.#hand.cells(this.#match().here);
    if (await this.#match().lay(cells)) this.#hand.at = null;
    this.#app.draw();
  }

  /** Returns where the piece is, in words for a user who moves it with keys. */
  told() {
    const hand = this.#hand, match = this.#match();
    if (!this.#byKeys || !hand.piece || !hand.at || match.won) return '';
    const [row, column] = hand.at;
    return `${hand.piece.name} at row ${row + 1}, column ${column + 1}: ${match.isLegal(hand.cells(match.here)) ? 'fits' : 'does not fit'}`;
  }

  /** Handles keys wherever the focus is, except where an element uses the key itself. */
  anywhere(event) {
    const {target, key} = event;
    if (target.closest?.('.board, dialog, input, select, textarea') || event.ctrlKey || event.metaKey) return;
    if (target.closest?.('button, a') && (key === 'Enter' || key === ' ')) return;
    this.key(event);
  }

  key(event) {
    this.#byKeys = true;
    const hand = this.#hand, match = this.#match();
    const step = event.key.startsWith('Arrow') && ARROWS[event.key].slice(1);
    const piece = TETROMINOES[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (piece) {
      hand.take(piece.name);
      if (!hand.at) hand.step(match.here, 0, 0);
    } else if (step && hand.piece) hand.step(match.here, ...step);
    else if (event.key.toLowerCase() === 'r' && hand.piece) hand.rotate(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === 'f' && hand.piece) hand.flip();
    else if ((event.key === 'Enter' || event.key === ' ') && hand.piece && hand.at) this.#lay();
    else if (event.key === 'Escape' && hand.piece) hand.drop();
    else if (event.key === 'Backspace') match.undo();
    else return;
    event.preventDefault();
    this.#app.draw();
  }
}
