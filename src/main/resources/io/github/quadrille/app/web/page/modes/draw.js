// Draws a board by painting its cells, and fills the bag.

import {html} from '../lib/lit-html.js';
import {bag} from '../bag.js';
import {ARROWS, moved} from '../cursor.js';
import {isSolid, wraps} from '../lattices.js';
import {HOLE, MANDATORY, OPTIONAL, markAt, marked, resized} from '../puzzle.js';
import {Stroke} from '../stroke.js';

const BRUSHES = [[MANDATORY, 'Cell', 'has to be covered'], [OPTIONAL, 'Optional', 'may be covered'], [HOLE, 'Hole', 'is no cell']];
const MOST = 100;
const SYMMETRIES = [['free', 'Turn and flip'], ['one-sided', 'Turn only'], ['fixed', 'As drawn']];
const WRAPS = {none: 'None', horizontal: 'Left and right', vertical: 'Top and bottom', both: 'Both (torus)',
  layers: 'First and last layer', 'layers,columns': 'Layers and columns', 'layers,rows': 'Layers and rows', 'layers,rows,columns': 'All'};

export class DrawMode {
  id = 'draw';
  title = 'Draw';
  #app;
  #brush = HOLE;
  /** While the pointer is down: {mark, number, way: Stroke} */
  #stroke = null;
  #strokes = 0;
  #cursor = null;

  constructor(app) {
    this.#app = app;
  }

  scene() {
    const puzzle = this.#app.store.puzzle;
    return {
      pieces: this.#app.coloured(puzzle.given, {given: true}), holes: true, cursor: this.#cursor,
      label: `The board, ${puzzle.rows} rows of ${puzzle.columns}. Arrow keys move, space changes the cell.`,
      hear: {
        pointerdown: event => this.#begin(event), pointermove: event => this.#paint(event),
        pointerup: () => { this.#stroke = null; }, keydown: event => this.#key(event),
      },
    };
  }

  #begin(event) {
    const way = new Stroke();
    const [cell] = way.to(this.#app.store.puzzle, event);
    if (!cell || event.button > 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // Painting a cell as it is already wipes it out again.
    const same = markAt(this.#app.store.puzzle, cell) === this.#brush;
    this.#stroke = {mark: same ? MANDATORY : this.#brush, number: ++this.#strokes, way};
    this.#cursor = null;
    this.#change([cell], this.#stroke.mark, this.#stroke.number);
  }

  #paint(event) {
    if (this.#stroke) this.#change(this.#stroke.way.to(this.#app.store.puzzle, event), this.#stroke.mark, this.#stroke.number);
  }

  #change(cells, mark, stroke) {
    const puzzle = this.#app.store.puzzle;
    const others = cells.filter(cell => markAt(puzzle, cell) !== mark);
    if (!others.length) return;
    const next = marked(puzzle, others, mark);
    if (next.board.every(row => /^#*$/.test(row))) {
      this.#app.toasts.say('A board has at least one cell.', 'bad');
      return;
    }
    const gone = puzzle.given.filter(piece => !next.given.includes(piece)).map(piece => this.#app.store.short(piece.kind));
    if (gone.length) this.#app.toasts.say(`${gone.join(', ')} lay there and went off the board. Undo brings it back.`);
    this.#app.store.change(next, stroke);
  }

  #key(event) {
    const puzzle = this.#app.store.puzzle;
    if (event.key in ARROWS) {
      this.#cursor = this.#cursor ? moved(this.#cursor, event.key, puzzle) : [0, 0, 0];
    } else if ((event.key === ' ' || event.key === 'Enter') && this.#cursor) {
      const same = markAt(puzzle, this.#cursor) === this.#brush;
      this.#change([this.#cursor], same ? MANDATORY : this.#brush, ++this.#strokes);
    } else {
      return;
    }
    event.preventDefault();
    this.#app.draw();
  }

  leave() {
    this.#stroke = null;
    this.#cursor = null;
  }

  below() {
    return html`<div class="segments brushes" role="group" aria-label="Brush">${BRUSHES.map(([mark, word, words]) => html`
      <button class="segment" data-brush=${word} aria-pressed=${this.#brush === mark} title=${words}
        @click=${() => { this.#brush = mark; this.#app.draw(); }}><i class="mark mark-${word.toLowerCase()}"></i>${word}</button>`)}</div>`;
  }

  panel() {
    const {store} = this.#app;
    const puzzle = store.puzzle;
    const set = part => store.change({...puzzle, ...part});
    const choice = (words, name, options, value, change) => html`<label class="field">${words}
      <select data-field=${name} .value=${value} @change=${event => change(event.target.value)}>
        ${options.map(([word, text]) => html`<option value=${word} ?selected=${word === value}>${text}</option>`)}</select></label>`;
    return html`
      <h2>Board</h2>
      <div class="row wrap">
        ${isSolid(puzzle.lattice) ? this.#length('Layers', 'layers') : null}
        ${this.#length('Rows', 'rows')} ${this.#length('Columns', 'columns')}
      </div>
      <div class="row wrap">
        ${wraps(puzzle.lattice).length > 1
          ? choice('Edges that meet', 'wrap', wraps(puzzle.lattice).map(word => [word, WRAPS[word]]), puzzle.wrap, wrap => set({wrap}))
          : null}
        ${choice('Pieces may', 'symmetry', SYMMETRIES, puzzle.symmetry, symmetry => set({symmetry}))}
        ${choice('Goal', 'goal', [['pack', 'Fill the board'], ['cover', 'Cover most cells'], ['pieces', 'Lay most pieces']],
          puzzle.goal === 'pack' ? 'pack' : puzzle.maximise === 'pieces' ? 'pieces' : 'cover',
          goal => set(goal === 'pack' ? {goal} : {goal: 'cover', maximise: goal === 'pieces' ? 'pieces' : 'cells'}))}
      </div>
      <h2>Pieces</h2>
      ${bag(this.#app)}
      ${puzzle.given.length ? html`<button @click=${() => set({given: []})}>Take the ${puzzle.given.length} laid pieces off the board</button>` : null}`;
  }

  #length(words, name) {
    const shown = this.#app.store.puzzle;
    const set = length => {
      // Two may come before the next frame.
      const {puzzle} = this.#app.store;
      const to = {layers: puzzle.layers, rows: puzzle.rows, columns: puzzle.columns, [name]: Math.min(Math.max(MOST, puzzle[name]), Math.max(1, Math.round(length) || puzzle[name]))};
      const next = resized(puzzle, to.layers, to.rows, to.columns);
      if (next.board.some(row => !/^#*$/.test(row))) this.#app.store.change(next);
      if (length > to[name]) this.#app.toasts.say(`A board drawn here has at most ${to[name]} ${name}. Maybe a file, which may have more.`);
      this.#app.draw();
    };
    return html`<div class="field"><span id=${`label-${name}`}>${words}</span><div class="stepper">
      <button aria-label=${`Fewer ${name}`} @click=${() => set(this.#app.store.puzzle[name] - 1)}>−</button>
      <input type="number" min="1" max=${MOST} data-length=${name} aria-labelledby=${`label-${name}`} .value=${String(shown[name])}
        @change=${event => { set(Number(event.target.value)); event.target.value = this.#app.store.puzzle[name]; }}>
      <button aria-label=${`More ${name}`} @click=${() => set(this.#app.store.puzzle[name] + 1)}>+</button></div></div>`;
  }
}
