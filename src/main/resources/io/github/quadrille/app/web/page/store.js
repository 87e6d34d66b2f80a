// The puzzle that is worked on: its history, what the server makes of it, and where a link keeps it.

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
  /** Of pieces that somebody drew; files know no colours. */
  #colours = JSON.parse(localStorage.getItem(COLOURS) ?? '{}');

  puzzle = blank();
  /** What the server made of the puzzle, see the API; of an older puzzle while a new one is asked about. */
  view = null;
  /** The file that the server made it of. */
  viewedFile = '';
  /** What is wrong with the puzzle, a sentence each. */
  errors = [];
  /** Whether somebody waits for what the server makes of it. */
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
   * @param part of a stroke: changes with the same mark are undone together
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
   * Reads a puzzle from text: a file, a code, a size. Where another is opened meanwhile, that one stays.
   *
   * @throws Refusal with what is wrong with it
   */
  async open(text, parameters = {}) {
    const opened = ++this.#opened;
    const view = await this.#look('puzzle', text, parameters);
    if (opened !== this.#opened) return;
    // What the page begins with is nothing to go back to.
    if (this.view) this.change(ofView(view));
    else this.#become(ofView(view));
    clearTimeout(this.#timer);
    this.#take(view, this.file);
  }

  /** A large board takes its time; that is said when it does. */
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

  /** As the server reads it. */
  get file() {
    return toFile(this.puzzle);
  }

  /** A colour for a kind that somebody drew, which this browser remembers. */
  paint(name, colour) {
    this.#colours[name] = colour;
    localStorage.setItem(COLOURS, JSON.stringify(this.#colours));
  }

  /** What the server made of a puzzle, with the colours that this browser remembers. */
  painted(view, puzzle) {
    const kinds = view.kinds.filter(kind => kind.name in puzzle.pieces);
    return {...view, kinds: kinds.map(kind => ({...kind, colour: this.#colours[kind.name] ?? kind.colour}))};
  }

  /** How a kind looks, or nothing while the server has not said. */
  kind(name) {
    return this.view?.kinds.find(kind => kind.name === name);
  }

  /** A kind as people call it: I5 is the I where no I4 is near. */
  short(name, puzzle = this.puzzle) {
    const plain = kind => kind.replace(/^(\p{L})\d+(?='?$)/u, '$1');
    const isAlone = Object.keys(puzzle.pieces).every(kind => kind === name || plain(kind) !== plain(name));
    return isAlone ? plain(name) : name;
  }

  /** A sentence of the program for people: kinds as they call them, cells counted from one. */
  spoken(sentence, puzzle = this.puzzle) {
    return spoken(sentence)?.replace(/\p{L}\d+'?(?![\p{L}\d])/gu, name => (name in puzzle.pieces ? this.short(name, puzzle) : name));
  }

  #become(puzzle) {
    this.puzzle = puzzle;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.refresh(), WAIT);
    this.dispatchEvent(new Event('change'));
  }

  /** Asks the server about the puzzle as it is now. */
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
