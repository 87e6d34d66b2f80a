// Holds one game: its first board, the moves made, and the legal moves. The server decides which moves are legal.

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
  /** These are the keys of the legal sets of squares, or null while the server is asked. */
  legal = null;
  /** These texts say what is wrong with the board. */
  errors = [];
  /** The last move emptied these squares, which keep the mark of their token and are shown for a moment. */
  leaving = [];
  /** Tells whether the server is checking a move. */
  busy = false;
  /** This text says why the last piece could not be laid. */
  refused = '';

  /**
   * Starts a match.
   *
   * @param changed called when there is another board to show
   */
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

  /** Returns the squares of the last move, or null at the start. */
  get laid() {
    return this.#states[this.#at].laid;
  }

  get moves() {
    return this.#at;
  }

  get won() {
    return this.#states[this.#at].won;
  }

  /** Returns the moves up to now, for a link. */
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
   * Lays a piece on the board.
   *
   * @returns whether it was laid; otherwise `refused` says why not
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

  /** Asks the server for the legal moves. */
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
