// Lets the user play with the keyboard alone.

import {ARROWS} from '../cursor.js';
import {full, isSolid} from '../lattices.js';
import {PLAIN, colourAt} from '../puzzle.js';
import {begun, inside, lies, middle, nearest, snapped} from './snapping.js';
import {lyingOn} from './laying.js';

export class Keys {
  #game;
  /** The cursor is at this cell [layer, row, column]. It is null until the user presses a key on the board. */
  cursor = null;

  constructor(game) {
    this.#game = game;
  }

  onTray(event) {
    const names = this.#game.kinds.map(kind => kind.name);
    const at = names.indexOf(this.#game.chosen);
    const wide = columns(event.currentTarget);
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide, Home: -at, End: names.length - 1 - at}[event.key];
    if (step !== undefined) {
      const next = at + step;
      if (next >= 0 && next < names.length) {
        this.#game.choose(names[next]);
        event.currentTarget.children[next].focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#toBoard(this.#game.chosen);
    } else {
      return;
    }
    event.preventDefault();
  }

  #toBoard(kind) {
    if (this.#game.take(kind)) this.hold();
  }

  /** Moves the piece in the hand over the board, if possible to a place where it fits. */
  hold() {
    const {hand, plan} = this.#game;
    const near = this.cursor ?? [0, Math.floor((plan.rows - 1) / 2), Math.floor((plan.columns - 1) / 2)];
    hand.by = begun(plan, hand.shape, plan.centre(near), near[0], cells => !this.#game.obstacle(cells));
    this.#game.sayHand();
    document.querySelector('.table .board')?.focus({preventScroll: true});
  }

  /** Moves the piece in the hand over a cell. */
  near(cell) {
    const {hand, plan} = this.#game;
    const by = snapped(plan, hand.shape, plan.centre(cell), hand.depth, cells => !this.#game.obstacle(cells));
    Object.assign(hand, {by: by && inside(plan, hand.shape, by), pivot: null});
    if (!hand.by) this.hold();
    this.#game.sayHand();
  }

  /** Handles keys that work wherever the focus is, for example to turn the piece or put it back. */
  anywhere(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input:not([type=checkbox]), textarea, select, dialog')) return;
    const how = {r: 'turned', f: 'flipped', m: 'mirrored'}[event.key.toLowerCase()];
    const {hand, drag} = this.#game;
    const act = {t: () => this.#game.notes.try(), c: () => this.#game.check.press()}[event.key.toLowerCase()];
    if (how) {
      this.#game.turn(how);
    } else if (act) {
      act();
    } else if (event.key === 'Escape' && hand) {
      if (drag.isCarrying) {
        drag.cancel();
      } else {
        this.#game.putBack();
        this.toTray();
      }
    } else if (drag.isCarrying && ARROWS[event.key]?.[0]) {
      drag.deeper(ARROWS[event.key][0]);
    } else {
      return;
    }
    event.preventDefault();
  }

  onBoard(event) {
    const game = this.#game;
    if (event.ctrlKey || event.metaKey || event.altKey || game.drag.isCarrying) return;
    if (ARROWS[event.key]) {
      if (game.hand) this.#move(event.key);
      else this.#look(ARROWS[event.key]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (game.hand) this.#lay();
      else this.#takeUp();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !game.hand) {
      this.#takeAway();
    } else if (event.key.toLowerCase() === 'x' && !game.hand) {
      this.cursor ??= [0, 0, 0];
      game.notes.toggle(this.cursor);
      this.#tell();
    } else {
      return;
    }
    event.preventDefault();
  }

  #move(key) {
    const {hand, plan} = this.#game;
    const found = steps(plan.lattice, key, hand.by)
      .map(step => hand.by.map((at, axis) => at + step[axis])).find(by => lies(plan, hand.shape, by));
    if (found) Object.assign(hand, {by: found, pivot: null});
    this.#game.sayHand(found ? '' : 'the edge');
  }

  /** Moves a turned piece so that its middle stays at about the same point, even after many turns. */
  turned(before) {
    const {hand, plan} = this.#game;
    if (!hand.by) return;
    hand.pivot ??= middle(plan, before.map(cell => full(cell).map((at, axis) => at + hand.by[axis])));
    hand.by = inside(plan, hand.shape, [hand.by[0], ...nearest(plan, hand.shape, hand.pivot)]);
  }

  #look(step) {
    const {plan} = this.#game;
    const most = [plan.layers, plan.rows, plan.columns];
    this.cursor = (this.cursor ?? [0, 0, 0]).map((at, axis) => Math.min(most[axis] - 1, Math.max(0, at + step[axis])));
    this.#tell();
  }

  #tell() {
    const {plan} = this.#game;
    const piece = lyingOn(this.#game.lying, this.cursor), colour = colourAt(this.#game.puzzle, this.cursor);
    this.#game.say(`${where(plan.lattice, this.cursor)}: ${this.#game.isHole(this.cursor) ? 'hole' : piece ? piece.kind : this.#game.notes.isCrossed(this.cursor) ? 'crossed out' : 'free'}${colour === PLAIN ? '' : `, colour ${colour}`}`);
  }

  #lay() {
    this.cursor = this.#game.hand.cells(this.#game.plan)[0];
    if (this.#game.drop()) this.toTray();
  }

  /** Moves the focus to the chosen piece in the tray. */
  toTray() {
    requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.tray [aria-selected="true"]')?.focus()));
  }

  #takeUp() {
    const piece = this.cursor && lyingOn(this.#game.lying, this.cursor);
    if (piece) {
      if (this.#game.lift(piece)) this.#game.sayHand();
    } else {
      this.#toBoard(this.#game.chosen);
    }
  }

  #takeAway() {
    const piece = this.cursor && lyingOn(this.#game.lying, this.cursor);
    if (piece && this.#game.isLocked(piece)) return;
    if (piece) this.#game.takeAway([piece]);
    else this.#game.say('There is no piece here.');
  }
}

/** Returns how many tiles are in a row. */
function columns(list) {
  const [first, ...rest] = list.children;
  return 1 + rest.filter(tile => tile.offsetTop === first.offsetTop).length;
}

/**
 * Returns the steps that a key may mean, the best first. On hexagons and triangles, a step to another row also goes
 * left or right, alternately.
 */
function steps(lattice, key, [, row]) {
  const [layer, rows, across] = ARROWS[key];
  const odd = row % 2 !== 0;
  if (lattice === 'triangular') {
    if (across) return [[0, 0, 2 * across]];
    return odd ? [[layer, rows, -1], [layer, rows, 1]] : [[layer, rows, 1], [layer, rows, -1]];
  }
  if (lattice === 'hexagonal' && rows) return (rows > 0) === odd ? [[0, rows, -rows], [0, rows, 0]] : [[0, rows, 0], [0, rows, -rows]];
  return [[layer, rows, across]];
}

/** Returns a cell in words, with layers, rows and columns counted from one. */
export const where = (lattice, cell) => {
  const [layer, row, column] = full(cell).map(at => at + 1);
  return `${isSolid(lattice) ? `layer ${layer} ` : ''}row ${row} column ${column}`;
};
