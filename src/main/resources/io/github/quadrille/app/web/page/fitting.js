// Offers ways to change the bag if its pieces cannot have the area of the board.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {toFile} from './puzzle.js';

const TIME = '10s';
/** The standard bag has equally many of each of these tetrominoes. Together they have the area of the board. */
const STANDARD = ['T', 'I', 'O', 'L', 'S'];
const TETROMINO = 4;

const all = (pieces, count) => Object.fromEntries(Object.keys(pieces).map(kind => [kind, count]));

/** A `Fitting` offers the buttons that repair the bag. A given piece stays if the new bag has its kind. */
export class Fitting {
  #app;
  #question = null;

  constructor(app) {
    this.#app = app;
  }

  buttons() {
    const {store} = this.#app;
    const {puzzle, view} = store;
    const of = pieces => () => store.change({...store.puzzle, pieces, given: store.puzzle.given.filter(piece => piece.kind in pieces)});
    const each = view.mandatory / (STANDARD.length * TETROMINO);
    const isStandard = puzzle.lattice === 'square' && view.cells === view.mandatory && Number.isInteger(each);
    return html`
      ${this.#question ? html`<button id="stop-fitting" @click=${() => this.#question.abort()}>Stop fitting</button>`
        : html`<button id="fit-bag" title="Other numbers of the same pieces, which fill the board" @click=${() => this.#fit()}>Fit the bag</button>`}
      <button id="any-number" title="As many of each piece as one likes" @click=${of(all(puzzle.pieces, 'any'))}>Any number</button>
      ${isStandard ? html`<button id="standard-bag" title=${`${each} each of the five tetrominoes`} @click=${of(Object.fromEntries(STANDARD.map(kind => [kind, String(each)])))}>Standard bag</button>` : null}`;
  }

  /** Searches for numbers of the same kinds that fill the board. It first tries at least one of each kind. */
  async #fit() {
    const {store, toasts} = this.#app;
    const {puzzle} = store;
    const question = this.#question = new AbortController();
    this.#app.draw();
    try {
      const solved = count => ask('solve', toFile({...puzzle, goal: 'pack', pieces: all(puzzle.pieces, count)}), {'time-limit': TIME}, question.signal);
      let answer = await solved('1..');
      if (answer.status !== 'packed') answer = await solved('any');
      if (store.puzzle !== puzzle) return;
      if (answer.status === 'packed') {
        const laid = answer.packings[0].pieces;
        store.change({...puzzle, pieces: Object.fromEntries(Object.keys(puzzle.pieces)
          .map(kind => [kind, String(laid.filter(piece => piece.kind === kind).length)]).filter(([, count]) => count !== '0'))});
      } else if (answer.status === 'infeasible') {
        toasts.say('No numbers of these pieces fill the board. Add another piece, or take cells away.', 'bad');
      } else {
        toasts.say('No numbers were found in time. Add another piece.', 'bad');
      }
    } catch (problem) {
      if (problem.name !== 'AbortError') toasts.complain(problem);
    } finally {
      this.#question = null;
      this.#app.draw();
    }
  }
}
