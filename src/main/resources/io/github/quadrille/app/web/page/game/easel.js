// Lets the user draw a board of the game: tokens with a brush, size, edges and goal. Every stroke can be undone.

import {html} from '../lib/lit-html.js';
import {moved} from '../cursor.js';
import {Stroke} from '../stroke.js';
import {BLUE, EMPTY, MOST_SIDE, RED, TARGET, blankPosition, having, markOn, painted, sized} from './position.js';

const BRUSHES = [[RED, 'Red'], [BLUE, 'Blue'], [TARGET, 'Target'], [EMPTY, 'Empty']];
const WRAPS = [['both', 'All edges meet'], ['horizontal', 'Left meets right'], ['vertical', 'Top meets bottom'], ['none', 'No edges meet']];

export class Easel {
  #app;
  #past = [];
  #future = [];
  #brush = RED;
  #stroke = null;
  cursor = null;

  constructor(app, here, name) {
    this.#app = app;
    this.name = name;
    this.here = here;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  undo() {
    this.#swap(this.#past, this.#future);
  }

  redo() {
    this.#swap(this.#future, this.#past);
  }

  #swap(from, to) {
    if (!from.length) return;
    to.push(this.here);
    this.here = from.pop();
    this.#app.draw();
  }

  #change(next) {
    this.#past.push(this.here);
    this.#future = [];
    this.here = next;
    this.#app.draw();
  }

  /** Returns the listeners of the board. */
  hear(puzzle) {
    return {
      pointerdown: event => {
        const way = new Stroke();
        const cell = way.to(puzzle, event)[0]?.slice(1);
        if (!cell || event.button > 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        this.cursor = null;
        // A stroke that begins on a token of the brush's kind erases instead.
        this.#stroke = {mark: markOn(this.here, cell) === this.#brush ? EMPTY : this.#brush, way};
        this.#past.push(this.here);
        this.#future = [];
        this.#paint(cell);
      },
      pointermove: event => {
        for (const cell of this.#stroke?.way.to(puzzle, event) ?? []) this.#paint(cell.slice(1));
      },
      pointerup: () => { this.#stroke = null; },
      keydown: event => this.#key(event),
    };
  }

  #paint(cell) {
    if (markOn(this.here, cell) === this.#stroke.mark) return;
    this.here = painted(this.here, cell, this.#stroke.mark);
    this.#app.draw();
  }

  #key(event) {
    if (event.key.startsWith('Arrow')) {
      this.cursor = this.cursor ? moved(this.cursor, event.key, {...this.here, layers: 1}) : [0, 0, 0];
    } else if ((event.key === ' ' || event.key === 'Enter') && this.cursor) {
      const cell = this.cursor.slice(1);
      this.#change(painted(this.here, cell, markOn(this.here, cell) === this.#brush ? EMPTY : this.#brush));
    } else {
      return;
    }
    event.preventDefault();
    this.#app.draw();
  }

  below() {
    return html`<div class="segments" role="group" aria-label="Brush">${BRUSHES.map(([mark, word]) => html`
      <button class="segment" data-brush=${word} aria-pressed=${this.#brush === mark} @click=${() => { this.#brush = mark; this.#app.draw(); }}>
        <i class="mark token-mark ${word.toLowerCase()}"></i>${word}</button>`)}</div>`;
  }

  /**
   * Returns the panel of the board that is drawn.
   *
   * @param ready called when the user wants to play the board
   * @param leave called when the user gives up drawing
   */
  panel(ready, leave) {
    const {here} = this;
    const length = (words, name) => html`<label class="field">${words}<input class="seed" type="number" min="2" max=${MOST_SIDE} data-length=${name} .value=${String(here[name])}
      @change=${event => this.#change(sized(here, ...['rows', 'columns'].map(each =>
        (each === name ? Math.min(MOST_SIDE, Math.max(2, Math.trunc(Number(event.target.value)) || 2)) : here[each]))))}></label>`;
    const faults = [
      having(here, RED).length ? null : 'A board has a red token at least, for pieces lie next to red.',
      having(here, here.all ? BLUE + TARGET : TARGET).length ? null : here.all ? 'There is no blue token yet.' : 'There is no target yet.',
    ].filter(Boolean);
    return html`<h2>Draw a board</h2>
      <div class="row wrap">${length('Rows', 'rows')} ${length('Columns', 'columns')}
        <label class="field">Edges <select data-field="wrap" @change=${event => this.#change({...here, wrap: event.target.value})}>
          ${WRAPS.map(([word, words]) => html`<option value=${word} ?selected=${here.wrap === word}>${words}</option>`)}</select></label></div>
      <label class="check"><input id="all-blue" type="checkbox" .checked=${here.all} @change=${event => this.#change({...here, all: event.target.checked})}>
        All blue tokens have to go, not the target only</label>
      <p class="advice">Choose a brush below the board and paint. Painting a token again takes it away.</p>
      <div class="row wrap">
        <button id="ready" class="primary" ?disabled=${faults.length} @click=${ready}>Play it</button>
        <button @click=${() => this.#change({...blankPosition(here.rows, here.columns), wrap: here.wrap, all: here.all})}>Empty the board</button>
        <button id="leave-easel" @click=${leave}>Back to the game</button></div>
      <ul class="advice faults">${faults.map(words => html`<li>${words}</li>`)}</ul>`;
  }
}
