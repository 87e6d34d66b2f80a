// Shows the weights of cells that prove that there is no packing, and their sum below a piece that the user holds.

import {html} from './lib/lit-html.js';
import {cellUnder, shape} from './board.js';
import {Plan, full, isSolid} from './lattices.js';
import {HOLE, markAt} from './puzzle.js';

const RESIDUES = ['#73a1fa', '#fa817f', '#faeb6b', '#8362bb', '#35b265', '#3c47ac', '#9e490c', '#f5c0b1'];

export class Colouring {
  #app;
  /** The user holds this piece over the board: {kind, orientation, cells}. */
  #held = null;

  /**
   * Reads a colouring.
   *
   * @param answer the answer of `explain`, with one row of weights for each row of the board
   */
  constructor(app, answer) {
    this.#app = app;
    this.modulus = answer.modulus;
    this.weights = answer.weights;
    this.largest = Math.max(1, ...answer.weights.flat().map(weight => Math.abs(weight ?? 0)));
  }

  weight(cell) {
    const [layer, row, column] = full(cell);
    return this.weights[layer * this.#app.store.puzzle.rows + row]?.[column] ?? null;
  }

  /** Returns functions for the shade and the text of a cell. */
  shades() {
    return {
      shade: cell => {
        const weight = this.weight(cell);
        if (!weight) return null;
        if (this.modulus > 2) return {colour: RESIDUES[(weight - 1) % RESIDUES.length], share: 0.85};
        if (this.modulus === 2) return {colour: '#5a6b8c', share: 0.9};
        return {colour: weight > 0 ? '#3f6fb4' : '#c9583a', share: 0.15 + 0.85 * Math.abs(weight) / this.largest};
      },
      text: cell => (this.modulus === 2 ? '' : String(this.weight(cell) ?? '')),
    };
  }

  /** Returns the held piece as a faint piece to draw, or an empty list. */
  ghost() {
    if (!this.#held?.cells) return [];
    return [{kind: this.#held.kind, cells: this.#held.cells, colour: this.#app.colour(this.#held.kind), name: '', faint: true}];
  }

  hear() {
    return {
      pointermove: event => this.#hold(event),
      pointerdown: event => { this.#turn(); this.#hold(event); },
      pointerleave: () => { if (this.#held) this.#held.cells = null; this.#app.draw(); },
    };
  }

  #turn() {
    if (!this.#held) return;
    this.#held.orientation = (this.#held.orientation + 1) % this.#app.store.kind(this.#held.kind).orientations.length;
  }

  #hold(event) {
    const {puzzle} = this.#app.store;
    const at = cellUnder(puzzle, event);
    if (!this.#held || !at) return;
    const plan = new Plan(puzzle);
    const cells = this.#app.store.kind(this.#held.kind).orientations[this.#held.orientation].map(full);
    const by = at.map((where, axis) => where - cells[0][axis]);
    const moved = cells.map(cell => plan.carried(cell.map((where, axis) => where + by[axis])));
    const lies = plan.canMove(by) && moved.every(cell => plan.contains(cell) && markAt(puzzle, cell) !== HOLE);
    this.#held.cells = lies ? moved.map(cell => (isSolid(puzzle.lattice) ? cell : cell.slice(1))) : null;
    this.#app.draw();
  }

  panel() {
    const {store} = this.#app;
    const sum = this.#held?.cells?.reduce((total, cell) => total + this.weight(cell), 0);
    const rest = ((sum % this.modulus) + this.modulus) % this.modulus;
    const modulo = this.modulus && rest !== sum ? `, which leaves ${rest} when divided by ${this.modulus}` : '';
    const cells = this.weights.flat().filter(weight => weight !== null).reduce((total, weight) => total + weight, 0);
    return html`<p>Take a piece and hold it over the board, wherever you like; a click turns it.</p>
      <div class="row wrap">${store.view.kinds.map(kind => html`<button class="tile" data-hold=${kind.name} aria-label=${`Hold a ${kind.name}`}
        aria-pressed=${this.#held?.kind === kind.name} @click=${() => { this.#held = {kind: kind.name, orientation: 0, cells: null}; this.#app.draw(); }}>
        ${shape(store.puzzle.lattice, kind.cells, kind.colour, store.short(kind.name))}</button>`)}</div>
      <p class="numbers" id="weighed">${sum === undefined
        ? `The whole board weighs ${cells}.`
        : `This ${store.short(this.#held.kind)} weighs ${sum}${modulo}; the whole board weighs ${cells}.`}</p>`;
  }
}
