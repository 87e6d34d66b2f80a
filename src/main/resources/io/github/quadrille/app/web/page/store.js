// Holds the current puzzle, its history, and the server's view of it.

import {ask} from './api.js';
import {Refusal} from './refusal.js';
import {spoken} from './spoken.js';
import {blank, ofView, toFile} from './puzzle.js';

const WAIT = 120;
const PATIENCE = 400;
const COLOURS = 'quadrille.colours';

export class Store extends EventTarget {
  #past = [];
  #future = [];
  #timer = 0;
  #asked = 0;
  #opened = 0;
  /** Each kind that the user has drawn has its colour here, because files have no colours of kinds. */
  #colours = JSON.parse(localStorage.getItem(COLOURS) ?? '{}');

  puzzle = blank();
  /**
   * This is the server's view of the puzzle, as the API describes it. It belongs to an older puzzle while the server
   * reads a new one.
   */
  view = null;
  /** The server has made the view from this file. */
  viewedFile = '';
  /** These sentences say what is wrong with the puzzle. */
  errors = [];
  /** Tells whether the server takes so long to read the puzzle that the page should say so. */
  isLate = false;

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Changes the puzzle.
   *
   * @param part the mark of a stroke; changes with the same mark are undone together
   */
  change(puzzle, part = null) {
    if (puzzle === this.puzzle) return;
    if (part === null || this.#past.at(-1)?.part !== part) this.#past.push({puzzle: this.puzzle, part});
    this.#future = [];
    this.#become(puzzle);
  }

  undo() {
    if (this.canUndo) {
      this.#future.push({puzzle: this.puzzle});
      this.#become(this.#past.pop().puzzle);
    }
  }

  redo() {
    if (this.canRedo) {
      this.#past.push({puzzle: this.puzzle});
      this.#become(this.#future.pop().puzzle);
    }
  }

  /**
   * Reads a puzzle from a file, a code or a size. It is dropped if another one is opened meanwhile.
   *
   * @throws Refusal with what is wrong with the text
   */
  async open(text, parameters = {}) {
    const opened = ++this.#opened;
    const view = await this.#look('puzzle', text, parameters);
    if (opened !== this.#opened) return;
    // The first puzzle of the page is not a change that can be undone.
    if (this.view) this.change(ofView(view));
    else this.#become(ofView(view));
    clearTimeout(this.#timer);
    this.#take(view, this.file);
  }

  /** Asks a question about the puzzle, and tells the page if the answer takes long. */
  async #look(...question) {
    const timer = setTimeout(() => this.#late(true), PATIENCE);
    try {
      return await ask(...question);
    } finally {
      clearTimeout(timer);
      this.#late(false);
    }
  }

  #late(isLate) {
    if (isLate === this.isLate) return;
    this.isLate = isLate;
    this.dispatchEvent(new Event('late'));
  }

  /** Returns the puzzle as the file that the server reads. */
  get file() {
    return toFile(this.puzzle);
  }

  /** Sets the colour of a kind that the user has drawn, and keeps it in this browser. */
  paint(name, colour) {
    this.#colours[name] = colour;
    localStorage.setItem(COLOURS, JSON.stringify(this.#colours));
  }

  /** Returns the server's view with the colours that this browser keeps. */
  painted(view, puzzle) {
    const kinds = view.kinds.filter(kind => kind.name in puzzle.pieces);
    return {...view, kinds: kinds.map(kind => ({...kind, colour: this.#colours[kind.name] ?? kind.colour}))};
  }

  /** Returns a kind of the view, or undefined if there is none. */
  kind(name) {
    return this.view?.kinds.find(kind => kind.name === name);
  }

  /** Returns the name of a kind as people say it. For example, I5 is called I if there is no I4. */
  short(name, puzzle = this.puzzle) {
    const plain = kind => kind.replace(/^(\p{L})\d+(?='?$)/u, '$1');
    const isAlone = Object.keys(puzzle.pieces).every(kind => kind === name || plain(kind) !== plain(name));
    return isAlone ? plain(name) : name;
  }

  /** Returns a sentence of the engine for people: with short names of kinds, and cells counted from one. */
  spoken(sentence, puzzle = this.puzzle) {
    return spoken(sentence)?.replace(/\p{L}\d+'?(?![\p{L}\d])/gu, name => (name in puzzle.pieces ? this.short(name, puzzle) : name));
  }

  #become(puzzle) {
    this.puzzle = puzzle;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.refresh(), WAIT);
    this.dispatchEvent(new Event('change'));
  }

  /** Asks the server about the current puzzle. */
  async refresh() {
    const asked = ++this.#asked;
    try {
      const file = this.file;
      const view = await this.#look('puzzle', file);
      if (asked === this.#asked) this.#take(view, file);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (asked === this.#asked) {
        this.errors = problem.status === 400 ? problem.problems.map(each => each.message) : problem.errors;
        this.dispatchEvent(new Event('view'));
      }
    }
  }

  #take(view, file) {
    this.#asked++;
    this.viewedFile = file;
    this.view = this.painted(view, this.puzzle);
    this.errors = [];
    this.dispatchEvent(new Event('view'));
  }
}
