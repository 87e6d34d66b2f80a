// Draws a board by painting its cells, and fills the bag.

import {html} from '../lib/lit-html.js';
import {aboutForm} from '../about.js';
import {bag} from '../bag.js';
import {CellRules} from '../cellrules.js';
import {ARROWS, moved} from '../cursor.js';
import {Fitting} from '../fitting.js';
import {givenPieces} from '../given.js';
import {isSolid, wraps} from '../lattices.js';
import {HOLE, MANDATORY, OPTIONAL, PLAIN, colourAt, markAt, marked, resized, tinted} from '../puzzle.js';
import {fromFile} from '../opening.js';
import {RuleForm} from '../ruleform.js';
import {shaped, shapesOf} from '../shapes.js';
import {Stroke} from '../stroke.js';
import {LETTERS, tintOf} from '../tint.js';

const BRUSHES = [[MANDATORY, 'Cell', 'has to be covered'], [OPTIONAL, 'Optional', 'may be covered'], [HOLE, 'Hole', 'is not a cell']];
/** A brush changes the sign or the colour of a cell. Painting the same again makes the cell plain. */
const SIGNS = {at: markAt, painted: marked, plain: MANDATORY}, COLOURS = {at: colourAt, painted: tinted, plain: PLAIN};
/** This brush changes nothing and picks cells for a rule. */
const PICK = {};
const MOST = 100;
const SYMMETRIES = [['free', 'Turn and flip'], ['one-sided', 'Turn only'], ['fixed', 'As drawn']];
const WRAPS = {none: 'None', horizontal: 'Left and right', vertical: 'Top and bottom', both: 'Both (torus)',
  layers: 'First and last layer', 'layers,columns': 'Layers and columns', 'layers,rows': 'Layers and rows', 'layers,rows,columns': 'All'};

export class DrawMode {
  id = 'draw';
  title = 'Draw';
  #app;
  #brush = {...SIGNS, mark: HOLE};
  /** Tells whether a stroke fills a box. */
  #isBox = false;
  /** Tells which sides are painted alike: left and right (across), top and bottom (down). */
  #mirrors = {across: false, down: false};
  #listening = new AbortController();
  /**
   * A stroke lasts while the pointer is down: {brush, number, way: Stroke, before: the puzzle, from: the first cell}.
   */
  #stroke = null;
  #strokes = 0;
  #cursor = null;
  #rules;
  #fitting;
  #cellRules;

  constructor(app) {
    this.#app = app;
    this.#fitting = new Fitting(app);
    this.#cellRules = new CellRules(app);
    this.#rules = new RuleForm(app);
  }

  scene() {
    const puzzle = this.#app.store.puzzle;
    return {
      pieces: this.#pieces(puzzle), holes: true, cursor: this.#cursor, over: this.#cellRules.outline(),
      label: `The board, ${puzzle.rows} rows of ${puzzle.columns}. Arrow keys move, space changes the cell.`,
      hear: {
        pointerdown: event => this.#begin(event), pointermove: event => this.#paint(event),
        pointerup: () => { this.#stroke = null; }, keydown: event => this.#key(event),
      },
    };
  }

  /** Returns the pieces on the board. Pieces that were laid in Play are not marked as given. */
  #pieces(puzzle) {
    const {laid} = this.#app.play;
    return this.#app.coloured(puzzle.given).map((piece, at) => ({...piece, given: !laid.includes(puzzle.given[at])}));
  }

  #begin(event) {
    const way = new Stroke();
    const [cell] = way.to(this.#app.store.puzzle, event);
    if (!cell || event.button > 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // A stroke that begins on a cell with the brush's mark erases it instead.
    const isPicked = this.#cellRules.has(cell);
    this.#stroke = {brush: this.#isPicking ? {isPicked} : this.#over(cell), number: ++this.#strokes, way, before: this.#app.store.puzzle, from: cell};
    this.#cursor = null;
    this.#change([cell], this.#stroke.brush, this.#stroke.number);
  }

  get #isPicking() {
    return this.#brush === PICK;
  }

  /** Returns the brush for a stroke that begins on this cell. */
  #over(cell) {
    const {at, mark, plain} = this.#brush;
    return at(this.#app.store.puzzle, cell) === mark ? {...this.#brush, mark: plain} : this.#brush;
  }

  #paint(event) {
    if (!this.#stroke) return;
    const {way, brush, number, before, from} = this.#stroke;
    const cells = way.to(this.#app.store.puzzle, event);
    if (this.#isBox && cells.length) this.#change(box(from, cells.at(-1)), brush, number, before);
    else this.#change(cells, brush, number);
  }

  /**
   * Changes cells and their mirror images.
   *
   * @param puzzle the puzzle whose cells are changed
   */
  #change(cells, {at, painted, mark, isPicked}, stroke, puzzle = this.#app.store.puzzle) {
    if (this.#isPicking) {
      this.#cellRules.paint(this.#mirrored(cells), isPicked);
      return;
    }
    const others = this.#mirrored(cells).filter(cell => at(puzzle, cell) !== mark);
    if (!others.length) return;
    const next = painted(puzzle, others, mark);
    if (next.board.every(row => /^#*$/.test(row))) {
      this.#app.toasts.say('A board has at least one cell.', 'bad');
      return;
    }
    const locked = puzzle.given.filter(piece => !next.given.includes(piece)).map(piece => this.#app.store.short(piece.kind));
    if (locked.length) {
      this.#app.toasts.say(`${locked.join(', ')} lies there. Take it off first, below under Given pieces.`, 'bad');
      return;
    }
    this.#app.store.change(next, stroke);
  }

  #mirrored(cells) {
    const {lattice, rows, columns} = this.#app.store.puzzle;
    if (lattice !== 'square') return cells;
    const across = this.#mirrors.across ? [...cells, ...cells.map(([layer, row, column]) => [layer, row, columns - 1 - column])] : cells;
    return this.#mirrors.down ? [...across, ...across.map(([layer, row, column]) => [layer, rows - 1 - row, column])] : across;
  }

  enter() {
    this.#listening = new AbortController();
    addEventListener('paste', event => {
      const file = [...event.clipboardData?.files ?? []].find(each => each.type.startsWith('image/'));
      if (file) fromFile(this.#app, file);
    }, {signal: this.#listening.signal});
  }

  #key(event) {
    const puzzle = this.#app.store.puzzle;
    if (event.key in ARROWS) {
      this.#cursor = this.#cursor ? moved(this.#cursor, event.key, puzzle) : [0, 0, 0];
    } else if ((event.key === ' ' || event.key === 'Enter') && this.#cursor) {
      this.#change([this.#cursor], this.#isPicking ? {isPicked: this.#cellRules.has(this.#cursor)} : this.#over(this.#cursor), ++this.#strokes);
    } else {
      return;
    }
    event.preventDefault();
    this.#app.draw();
  }

  /** Unpicks all cells, because another puzzle may not have them. */
  changed() {
    this.#cellRules.forget();
  }

  leave() {
    this.#listening.abort();
    this.#cellRules.forget();
    this.#stroke = null;
    this.#cursor = null;
  }

  below() {
    const brush = (what, mark, name, words, label) => html`<button class="segment" data-brush=${name} title=${words}
      aria-pressed=${this.#brush.at === what.at && this.#brush.mark === mark} @click=${() => { this.#brush = {...what, mark}; this.#app.draw(); }}>${label}</button>`;
    return html`<div class="segments brushes" role="group" aria-label="Brush">${BRUSHES.map(([mark, word, words]) =>
      brush(SIGNS, mark, word, words, html`<i class="mark mark-${word.toLowerCase()}"></i>${word}`))}</div>
      <div class="segments brushes" role="group" aria-label="Colour of a cell">${this.#letters().map(letter =>
        brush(COLOURS, letter, `colour-${letter}`, `Cells of colour ${letter}, which cells of pieces have, too: see Rules`, html`<i class="mark ${tintOf(letter)}">${letter}</i>`))}
        ${brush(COLOURS, PLAIN, 'no-colour', 'Cells of any colour', 'No colour')}</div>
      ${this.#app.store.puzzle.lattice === 'square' ? html`<div class="segments" role="group" aria-label="How the brush paints">
        ${toggle('box', 'Boxes', 'A stroke fills the box from where it begins', this.#isBox, () => { this.#isBox = !this.#isBox; this.#app.draw(); })}
        ${toggle('across', 'Mirror ↔', 'Left and right are painted alike', this.#mirrors.across, () => this.#mirror('across'))}
        ${toggle('down', 'Mirror ↕', 'Top and bottom are painted alike', this.#mirrors.down, () => this.#mirror('down'))}</div>` : null}`;
  }

  /** Returns the letters of the brushes and any others that the board uses. */
  #letters() {
    const used = [...this.#app.store.puzzle.colours?.join('') ?? ''].filter(letter => letter !== PLAIN && letter !== HOLE);
    return [...new Set([...LETTERS, ...used])];
  }

  /** Changes to the brush that picks cells, or back to the brush for holes. */
  #pick() {
    this.#brush = this.#isPicking ? {...SIGNS, mark: HOLE} : PICK;
    this.#cellRules.forget();
    this.#app.draw();
  }

  #mirror(way) {
    this.#mirrors = {...this.#mirrors, [way]: !this.#mirrors[way]};
    this.#app.draw();
  }

  panel() {
    const {store} = this.#app;
    const puzzle = store.puzzle;
    const set = part => store.change({...puzzle, ...part});
    const choice = (words, name, options, value, change) => html`<label class="field">${words}
      <select data-field=${name} .value=${value} @change=${event => change(event.target.value, event.target)}>
        ${options.map(([word, text]) => html`<option value=${word} ?selected=${word === value}>${text}</option>`)}</select></label>`;
    return html`
      <h2>Board</h2>
      <div class="row wrap">
        ${isSolid(puzzle.lattice) ? this.#length('Layers', 'layers') : null}
        ${this.#length('Rows', 'rows')} ${this.#length('Columns', 'columns')}
        ${shapesOf(puzzle.lattice).length > 1 ? choice('Begin from', 'shape', [['', 'a shape …'], ...shapesOf(puzzle.lattice).map(name => [name, name])], '', (name, field) => {
          if (name) store.change({...shaped(puzzle, name), given: [], cellWeights: null});
          field.value = '';
        }) : null}
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
      ${this.#rules.panel(html`<button data-brush="pick" aria-pressed=${this.#isPicking} @click=${() => this.#pick()}>Pick cells for a rule</button>
        ${this.#isPicking ? this.#cellRules.panel() : null}`)}
      <h2>Pieces</h2>
      ${bag(this.#app, () => this.#fitting.buttons())}
      ${givenPieces(this.#app)}
      ${aboutForm(this.#app)}`;
  }

  #length(words, name) {
    const shown = this.#app.store.puzzle;
    const set = length => {
      // The puzzle is read again here, because two changes may come before the next frame.
      const {puzzle} = this.#app.store;
      const to = {layers: puzzle.layers, rows: puzzle.rows, columns: puzzle.columns, [name]: Math.min(Math.max(MOST, puzzle[name]), Math.max(1, Math.round(length) || puzzle[name]))};
      const next = resized(puzzle, to.layers, to.rows, to.columns);
      if (next.board.some(row => !/^#*$/.test(row))) this.#app.store.change(next);
      if (length > to[name]) this.#app.toasts.say(`A board drawn here has at most ${to[name]} ${name}. Use a file, which may have more.`);
      this.#app.draw();
    };
    return html`<div class="field"><span id=${`label-${name}`}>${words}</span><div class="stepper">
      <button aria-label=${`Fewer ${name}`} @click=${() => set(this.#app.store.puzzle[name] - 1)}>−</button>
      <input type="number" min="1" max=${MOST} data-length=${name} aria-labelledby=${`label-${name}`} .value=${String(shown[name])}
        @change=${event => { set(Number(event.target.value)); event.target.value = this.#app.store.puzzle[name]; }}>
      <button aria-label=${`More ${name}`} @click=${() => set(this.#app.store.puzzle[name] + 1)}>+</button></div></div>`;
  }
}

const toggle = (name, word, words, isOn, act) => html`<button class="segment" data-paint=${name} aria-pressed=${isOn} title=${words} @click=${act}>${word}</button>`;

/** Returns the cells of the box between two corners. */
function box([layer, ...one], [, ...other]) {
  const [top, left] = one.map((at, axis) => Math.min(at, other[axis]));
  const [bottom, right] = one.map((at, axis) => Math.max(at, other[axis]));
  return Array.from({length: bottom - top + 1}, (_, row) => Array.from({length: right - left + 1}, (__, column) => [layer, top + row, left + column])).flat();
}
