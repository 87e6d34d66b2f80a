// Lets a maker pick cells on the board and add a rule about them.

import {html, svg} from './lib/lit-html.js';
import {Plan, full, isSolid, key} from './lattices.js';
import {HOLE, markAt} from './puzzle.js';

/** Returns the cells that a rule of a puzzle file names, or an empty list. */
function cellsOf(rule) {
  const value = rule.together ?? rule.apart ?? rule.cell?.at;
  if (!Array.isArray(value)) return [];
  return Array.isArray(value[0]) ? value : rule.cell ? [value] : [];
}

/**
 * Returns the outlines of the cells that have rules: one around all cells of a `together` rule, and one around each
 * cell of other rules.
 */
export function ruledOutlines(puzzle) {
  if (!puzzle.rules?.length) return [];
  const plan = new Plan(puzzle);
  const inside = cells => cells.map(full).filter(([layer, row, column]) => layer < puzzle.layers && row < puzzle.rows && column < puzzle.columns);
  return puzzle.rules.map(rule => [rule, inside(cellsOf(rule))]).filter(([, cells]) => cells.length).flatMap(([rule, cells]) =>
    (rule.together ? [cells] : cells.map(cell => [cell])).map(each => plan.outline(each)));
}

export class CellRules {
  #app;
  #picked = new Map();
  #kind = '';

  constructor(app) {
    this.#app = app;
  }

  forget() {
    this.#picked.clear();
  }

  /** Picks the cells of a stroke, or unpicks them if the stroke began on a picked cell. */
  paint(cells, isPicked) {
    const {puzzle} = this.#app.store;
    for (const cell of cells) {
      if (isPicked || markAt(puzzle, cell) === HOLE) this.#picked.delete(key(cell));
      else this.#picked.set(key(cell), cell);
    }
    this.#app.draw();
  }

  has(cell) {
    return this.#picked.has(key(cell));
  }

  outline() {
    return this.#picked.size ? svg`<path class="about" d=${new Plan(this.#app.store.puzzle).outline([...this.#picked.values()])}/>` : null;
  }

  /** Returns the panel of buttons that add a rule about the picked cells. */
  panel() {
    const {store} = this.#app;
    const {puzzle} = store;
    const kinds = Object.keys(puzzle.pieces);
    const count = this.#picked.size;
    const cells = () => [...this.#picked.values()].map(cell => (isSolid(puzzle.lattice) ? cell : cell.slice(1)));
    const add = rule => () => {
      store.change({...store.puzzle, rules: [...store.puzzle.rules, rule(cells())]});
      this.forget();
      this.#app.draw();
    };
    const kind = () => (kinds.includes(this.#kind) ? this.#kind : kinds[0]);
    return html`<div class="row wrap" id="cell-rules" role="group" aria-label="Rule about the cells that are picked">
      <span class="numbers" role="status">${count ? `${count} cell${count === 1 ? '' : 's'} picked` : 'Pick cells on the board, then say what holds there.'}</span>
      <button data-cells="together" ?disabled=${count < 2} @click=${add(together => ({together}))}>One piece covers them</button>
      <button data-cells="apart" ?disabled=${count < 2} @click=${add(apart => ({apart}))}>No piece covers two</button>
      ${kinds.length ? html`<select aria-label="Kind" @change=${event => { this.#kind = event.target.value; }}>${kinds.map(each => html`<option value=${each} ?selected=${each === kind()}>${store.short(each)}</option>`)}</select>
        <button data-cells="only" ?disabled=${!count} @click=${add(at => ({cell: {at, kinds: [kind()]}}))}>Only this kind</button>
        <button data-cells="not" ?disabled=${!count} @click=${add(at => ({cell: {at, not: [kind()]}}))}>Not this kind</button>` : null}
    </div>`;
  }
}
