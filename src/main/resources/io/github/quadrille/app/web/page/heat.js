// Shows on the board in how many packings a kind covers each cell. A click limits the packings to those with one
// placement of the kind on that cell.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {cellUnder, shape} from './board.js';
import {Plan, full, key} from './lattices.js';
import {number} from './number.js';
import {pieceKey} from './puzzle.js';
import {laid, moved, obstacle, occupied} from './play/laying.js';

export class Heat {
  #app;
  #given;
  #choose;
  #shares = new Map();
  #kind;
  /** These placements cover the cell clicked last, and `#at` is the index of the chosen one. */
  #places = [];
  #at = 0;
  answer = null;

  /**
   * Prepares the map of a puzzle.
   *
   * @param given the pieces on the board
   * @param choose a function of the piece that must be in a packing, or null for all packings again
   */
  constructor(app, given, choose) {
    this.#app = app;
    this.#given = given;
    this.#choose = choose;
    this.#kind = app.store.view.kinds[0].name;
  }

  async ask(question) {
    this.answer = await ask('possible', question, {'time-limit': '20s'});
    for (const {kind, cell, share, count} of this.answer.cells) this.#shares.set(`${kind} ${key(cell)}`, {share, count});
    this.#app.draw();
  }

  /** Returns the piece that must be in every packing shown, or null. */
  get piece() {
    return this.#places[this.#at] ?? null;
  }

  shades() {
    const at = cell => this.#shares.get(`${this.#kind} ${key(cell)}`)?.share ?? 0;
    const most = Math.max(...[...this.#shares.values()].map(each => each.share));
    const colour = this.#app.colour(this.#kind);
    return {shade: cell => ({colour, share: at(cell) / most}), text: cell => (at(cell) ? `${+(100 * at(cell)).toPrecision(2)}` : '')};
  }

  hear() {
    return {pointerdown: event => this.#press(cellUnder(this.#app.store.puzzle, event))};
  }

  #press(cell) {
    if (!cell || !this.answer) return;
    const isSame = this.piece?.cells.some(each => key(each) === key(cell));
    this.#at = isSame ? (this.#at + 1) % this.#places.length : 0;
    if (!isSame) this.#places = this.#over(cell);
    if (this.piece) this.#choose(this.piece);
    else this.#app.toasts.say(`No packing has a ${this.#app.store.short(this.#kind)} there.`);
  }

  /** Returns the placements of the kind that cover a cell and no given piece. */
  #over(cell) {
    const {puzzle} = this.#app.store;
    if (!this.#shares.get(`${this.#kind} ${key(cell)}`)?.share) return [];
    const plan = new Plan(puzzle), taken = occupied(this.#given);
    const all = this.#app.store.kind(this.#kind).orientations.flatMap(way => way.map(each => {
      const by = full(cell).map((at, axis) => at - full(each)[axis]);
      const cells = plan.canMove(by) && moved(plan, way, by);
      return cells && !obstacle(puzzle, plan, cells, taken) ? laid(puzzle, this.#kind, cells) : null;
    }).filter(Boolean));
    // Placements that differ only in the colours of their cells count as one.
    return [...new Map(all.map(piece => [pieceKey(piece), piece])).values()];
  }

  panel() {
    const {store} = this.#app;
    if (!this.answer) return html`<p class="numbers">Looking where each piece may lie …</p>`;
    const {of, source} = this.answer;
    return html`<p id="heat-words">${source === 'all' ? `In how many of 100 packings the ${store.short(this.#kind)} covers each cell, of all ${number(of)}.`
      : `In about how many of 100 packings the ${store.short(this.#kind)} covers each cell.`} A click on the board shows those that have it there; another click, those that have it there in another way.</p>
      <div class="row wrap">${store.view.kinds.map(kind => html`<button class="tile" data-heat=${kind.name} aria-label=${store.short(kind.name)}
        aria-pressed=${kind.name === this.#kind} @click=${() => { this.#kind = kind.name; this.#places = []; this.#choose(null); }}>
        ${shape(store.puzzle.lattice, kind.cells, kind.colour, kind.name)}</button>`)}</div>`;
  }
}
