// Draws the mode in which the user composes a sheet: its pages as they will be printed, its puzzles, and the choices.

import {html, svg} from '../lib/lit-html.js';
import {ask} from '../api.js';
import {icon} from '../icons.js';
import {looks} from '../looks.js';
import {openDialog} from '../opening.js';
import {ofView, toFile} from '../puzzle.js';
import {isLocal} from '../sharing.js';
import {Answers} from './answers.js';
import {Choices} from './choices.js';
import {pagesOf} from './pages.js';
import {Puzzles} from './puzzles.js';

/** Cells smaller than this many millimetres are hard to write in. */
const SMALL = 4;

export class Desk {
  #app;
  #choices = new Choices();
  #puzzles = new Puzzles();
  #answers;
  /** Maps a file to the puzzle read from it: {file, view, puzzle}. */
  #entries = new Map();
  #isReading = false;
  #laid;

  constructor(app) {
    this.#app = app;
    this.#answers = new Answers(app);
  }

  enter() {
    looks.ink = this.#choices.ink;
    this.#puzzles.add();
    this.look();
  }

  leave() {
    looks.ink = null;
    this.#answers.leave();
  }

  /**
   * Returns the current puzzle as it is printed, without the pieces laid in Play: {file, view}. An unknown view is
   * null.
   */
  get #present() {
    const {viewedFile, view} = this.#app.store;
    const {laid, begun} = this.#app.play;
    return laid.length ? {file: toFile(begun), view: null} : {file: viewedFile, view};
  }

  get #file() {
    return this.#present.file;
  }

  /** Returns the puzzles of the sheet that have been read. */
  get #shown() {
    return this.#puzzles.files(this.#file).map(({file}) => this.#entries.get(file)).filter(Boolean);
  }

  /** Reads new puzzles of the sheet, and asks for the answers that they need. */
  async look() {
    const {store} = this.#app;
    if (!store.view || this.#app.mode.id !== 'sheet') return;
    const {file: present, view} = this.#present;
    if (view) this.#take(present, view);
    this.#app.draw();
    this.#isReading = true;
    for (const {file} of this.#puzzles.files(present)) {
      if (this.#entries.has(file)) continue;
      try {
        this.#take(file, await ask('puzzle', file));
      } catch (problem) {
        this.#app.toasts.complain(problem);
      }
    }
    this.#isReading = false;
    if (this.#app.mode.id === 'sheet') this.#answers.find(this.#shown, this.#wanted);
  }

  #take(file, view) {
    if (this.#entries.get(file)?.view === view) return;
    const puzzle = ofView(view);
    this.#entries.set(file, {file, puzzle, view: this.#app.store.painted(view, puzzle)});
  }

  /** Returns the choices, without a QR code if the page is on this machine only. */
  get #wanted() {
    return {...this.#choices, hasCode: this.#choices.hasCode && !isLocal};
  }

  #changed(field) {
    looks.ink = this.#choices.ink;
    if (['hints', 'hasLevel', 'hasSolution'].includes(field)) this.#answers.again();
    this.look();
    this.#app.draw();
  }

  /** Changes the list of puzzles, and moves the focus to the place of the change. */
  #listed(act, place = Infinity) {
    act();
    this.#changed('hints');
    this.#app.drawNow();
    (document.querySelectorAll('.sheet-list li')[place]?.querySelector('button:enabled') ?? document.getElementById('sheet-add')).focus();
  }

  table() {
    this.#laid = pagesOf(this.#app.store, this.#shown, this.#wanted, entry => this.#answers.of(entry, this.#choices));
    const {pages, size: [width, height]} = this.#laid;
    return html`<div class="sheet-pages" role="group" aria-label="The pages as they are printed" tabindex="0">${pages.map(({words, templates}, at) => svg`
      <svg class=${`bright sheet-page ${this.#choices.paper} ink-${this.#choices.ink}`} viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${`Page ${at + 1} of ${pages.length}: ${words}`}>${templates}</svg>`)}</div>`;
  }

  panel() {
    const {pages, cells, isCut} = this.#laid;
    const sizes = [...new Set(cells.map(cell => Math.floor(cell * 10) / 10))].sort((one, other) => one - other);
    const [entry, second] = this.#shown;
    const waits = this.#isReading || this.#answers.doing;
    return html`<h2>Sheet to print</h2>
      <button class="primary whole" id="sheet-print" ?disabled=${waits || !pages.length} @click=${() => print()}>${icon('print')} ${waits ? 'Print when all is found' : 'Print, or save as PDF'}</button>
      <p class="numbers" id="sheet-size" aria-live="polite">${pages.length === 1 ? '1 page' : `${pages.length} pages`}, cells of ${sizes.length > 1 ? `${sizes[0]} to ` : ''}${sizes.at(-1)} mm</p>
      ${sizes[0] < SMALL ? html`<p class="verdict open">Such cells are small. Put fewer puzzles on a page, or fewer hints.</p>` : null}
      ${isCut ? html`<p class="verdict open" id="sheet-cut">Not all words have room. Put fewer puzzles on a page, or fewer words.</p>` : null}
      ${this.#searching()}
      <h2>Puzzles</h2>
      ${this.#list()}
      <h2>On the sheet</h2>
      ${this.#choices.fields(second ? '' : entry?.puzzle.name ?? '', field => field !== 'hasCode' || !isLocal, field => this.#changed(field))}
      ${isLocal ? html`<p class="advice" id="sheet-local">A QR code would lead to this machine only. With <code>quadrille serve --site ADDRESS</code> it leads to a page that others can open.</p>` : null}`;
  }

  #searching() {
    const {doing} = this.#answers;
    if (!doing) return this.#answers.isStopped ? html`<p class="numbers">Stopped. What was not found is left out.</p>` : null;
    return html`<div class="job" role="status"><div class="row"><span class="grow">Looking for ${doing} …</span>
      <button class="danger" id="sheet-stop" @click=${() => this.#stop()}>${icon('stop')} Stop</button></div>
      <progress aria-label="Looking at puzzles"></progress></div>`;
  }

  /** Stops the search, and moves the focus to the button Print. */
  #stop() {
    this.#answers.stop();
    this.#app.drawNow();
    document.getElementById('sheet-print').focus();
  }

  #list() {
    const file = this.#file;
    const files = this.#puzzles.files(file);
    return html`<ol class="sheet-list">${files.map(({at, file: each}, place) => {
      const name = this.#entries.get(each)?.puzzle.name ?? '…';
      return html`<li><div class="row"><span class="grow">${name}</span>
        ${files.length === 1 ? null : html`<button class="quiet" data-sheet="up" aria-label=${`Move ${name} up`} ?disabled=${place === 0} @click=${() => this.#listed(() => this.#puzzles.raise(at, file), place - 1)}>↑</button>
          <button class="quiet" data-sheet="off" aria-label=${`Take ${name} off the sheet`} @click=${() => this.#listed(() => this.#puzzles.remove(at, file))}>✕</button>`}</div></li>`;
    })}</ol>
      <div class="row wrap">${this.#puzzles.has(file) ? null : html`<button id="sheet-this" @click=${() => this.#listed(() => this.#puzzles.add())}>Add ${this.#app.store.puzzle.name}</button>`}
      <button id="sheet-add" @click=${() => this.#another()}>Add another puzzle</button></div>`;
  }

  /** Keeps the puzzles of the sheet, and opens the dialog to add another. */
  #another() {
    this.#puzzles.keep(this.#file);
    this.#app.open({...openDialog(this.#app), title: 'Add a puzzle to the sheet'});
  }
}
