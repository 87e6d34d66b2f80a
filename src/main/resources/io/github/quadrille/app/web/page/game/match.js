// One game: the board it began with, the moves that were made, and what may be laid now. The server says what is legal.

import {ask} from '../api.js';
import {Refusal} from '../refusal.js';
import {cellsKey, ofCsv, toCsv} from './position.js';

const SHOWN = 900;

export class Match {
  #app;
  #asked = 0;
  #states;
  #at = 0;
  #timer = 0;
  /** Keys of the legal sets of squares; nothing while the server is asked. */
  legal = null;
  /** What is wrong with the board. */
  errors = [];
  /** The squares that the last move has emptied, with what stood there, for a moment. */
  leaving = [];
  /** Whether a move is on its way. */
  busy = false;
  /** Why the last piece does not lie. */
  refused = '';

  /** @param changed called when there is another board to be seen */
  constructor(app, start, name, changed) {
    this.#app = app;
    this.name = name;
    this.changed = changed;
    this.#states = [{here: start, laid: null, won: false}];
    this.#look();
  }

  get start() {
    return this.#states[0].here;
  }

  get here() {
    return this.#states[this.#at].here;
  }

  /** The squares of the last move. */
  get laid() {
    return this.#states[this.#at].laid;
  }

  get moves() {
    return this.#at;
  }

  get won() {
    return this.#states[this.#at].won;
  }

  /** The moves until now, for a link. */
  get line() {
    return this.#states.slice(1, this.#at + 1).map(state => state.laid);
  }

  get canUndo() {
    return this.#at > 0 && !this.busy;
  }

  get canRedo() {
    return this.#at < this.#states.length - 1 && !this.busy;
  }

  undo() {
    if (this.canUndo) this.#go(this.#at - 1);
  }

  redo() {
    if (this.canRedo) this.#go(this.#at + 1);
  }

  again() {
    if (this.canUndo) this.#go(0);
  }

  parameters(here = this.here) {
    return {wrap: here.wrap, ...(here.all ? {all: true} : {})};
  }

  isLegal(cells) {
    return this.legal?.has(cellsKey(cells)) ?? false;
  }

  /**
   * Lays a piece.
   *
   * @returns whether it lies; else `refused` says why not
   */
  async lay(cells) {
    if (this.busy || this.won) return false;
    this.busy = true;
    this.refused = '';
    this.leaving = [];
    const before = this.here;
    try {
      const after = await ask('clear-lay', toCsv(before), {...this.parameters(), cells: cells.map(cell => cell.join(',')).join(';')});
      if (after.status === 'illegal') {
        this.refused = after.reason;
        return false;
      }
      this.#states = [...this.#states.slice(0, this.#at + 1), {
        here: {...before, squares: ofCsv(after.csv, before.wrap, before.all).squares.map(row => row.padEnd(before.columns, '.'))},
        laid: cells, won: after.status === 'won',
      }];
      const own = new Set(cells.map(String));
      this.leaving = after.removed.map(cell => ({cell, mark: own.has(String(cell)) ? 'r' : before.squares[cell[0]][cell[1]]}));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => { this.leaving = []; this.#app.draw(); }, SHOWN);
      this.#step(this.#at + 1);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#app.toasts.complain(problem);
      return false;
    } finally {
      this.busy = false;
      this.#app.draw();
    }
  }

  #go(at) {
    this.leaving = [];
    this.#step(at);
  }

  #step(at) {
    this.#at = at;
    this.refused = '';
    this.#look();
    this.changed();
  }

  /** Asks what may be laid. */
  async #look() {
    const asked = ++this.#asked;
    this.legal = null;
    this.errors = [];
    this.#app.draw();
    if (this.won) {
      this.legal = new Set();
      return;
    }
    try {
      const {moves} = await ask('clear-moves', toCsv(this.here), this.parameters());
      if (asked === this.#asked) this.legal = new Set(moves.map(cellsKey));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (asked === this.#asked) {
        this.legal = new Set();
        this.errors = problem.problems.length ? problem.problems.map(each => each.message) : problem.errors;
      }
    }
    this.#app.draw();
  }
}
