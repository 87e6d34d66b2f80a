// Keeps the user's marks: pieces on trial, and crosses where no piece goes. Undo restores them, because they are kept
// with the puzzle. Files and links do not contain them.

import {html, svg} from '../lib/lit-html.js';
import {key} from '../lattices.js';
import {pieceKey} from '../puzzle.js';

/** The page can distinguish this many trials. */
const MOST_TRIALS = 3;
/** This is half the width of a cross, in sides of a cell. */
const ARM = 0.17;

export class Notes {
  #game;
  /** Tells whether a press on a free cell crosses it out. */
  isCrossing = false;

  constructor(game) {
    this.#game = game;
  }

  /** Returns {crosses: [key], trials: [the pieces before each trial]}. The notes of another board are ignored. */
  get #now() {
    const {notes, board} = this.#game.puzzle;
    return notes?.board === board ? notes : {board, crosses: [], trials: []};
  }

  /** Returns the notes that a reload restores, or null. */
  get kept() {
    const {crosses, trials} = this.#now;
    return crosses.length || trials.length ? {crosses, trials} : null;
  }

  /** Restores notes without an entry in the undo history. */
  recall(kept) {
    const {store} = this.#game.app;
    store.puzzle = {...store.puzzle, notes: {...kept, board: store.puzzle.board}};
  }

  #change(part, stroke) {
    this.#game.note({...this.#now, ...part}, stroke);
  }

  /** Begins a trial. The pieces laid from now on are marked, and can be taken away together. */
  try() {
    const {trials} = this.#now;
    if (trials.length === MOST_TRIALS) {
      this.#game.say(`There are ${MOST_TRIALS} trials. Keep one, or go back.`, true);
      return;
    }
    this.#change({trials: [...trials, this.#game.puzzle.given]});
    this.#game.say('What you lay now is on trial.');
  }

  /** Takes away the pieces of the last trial, and lays again the pieces that were taken away during it. */
  back() {
    const {trials} = this.#now;
    this.#game.goBack(trials.at(-1), {...this.#now, trials: trials.slice(0, -1)});
  }

  /** Ends the last trial and keeps its pieces. */
  keep() {
    this.#change({trials: this.#now.trials.slice(0, -1)});
    this.#game.say('The pieces stay.');
  }

  /** Returns a function from a piece to the trial in which it was laid: 1 for the first trial, 0 for none. */
  get levels() {
    const before = this.#now.trials.map(given => new Set(given.map(pieceKey)));
    return piece => before.filter(lying => !lying.has(pieceKey(piece))).length;
  }

  isCrossed(cell) {
    return this.#now.crosses.includes(key(cell));
  }

  /** Crosses cells out, or erases their crosses. Changes of one stroke are undone together. */
  cross(cells, isCrossed, stroke = null) {
    const before = new Set(this.#now.crosses);
    const after = new Set(before);
    for (const cell of cells.filter(each => this.#game.isFree(each))) {
      if (isCrossed) after.add(key(cell));
      else after.delete(key(cell));
    }
    if (after.size !== before.size) this.#change({crosses: [...after]}, stroke);
  }

  toggle(cell) {
    this.cross([cell], !this.isCrossed(cell));
  }

  /** Draws the crosses that no piece covers. */
  drawn() {
    const {plan} = this.#game;
    const seen = this.#now.crosses.map(each => each.split(',').map(Number)).filter(cell => this.#game.isFree(cell));
    const path = seen.map(cell => plan.centre(cell)).map(([x, y]) =>
      `M${x - ARM} ${y - ARM}l${2 * ARM} ${2 * ARM}M${x + ARM} ${y - ARM}l${-2 * ARM} ${2 * ARM}`).join('');
    return path ? svg`<path class="crosses" d=${path}/>` : null;
  }

  buttons() {
    const game = this.#game;
    return html`<button id="try" aria-keyshortcuts="T" title="What you lay from now on is on trial (T)" @click=${() => this.try()}>Try</button>
      <button id="cross" aria-keyshortcuts="X" aria-pressed=${this.isCrossing} title="Cross out cells where nothing goes (X)"
        @click=${() => { this.isCrossing = !this.isCrossing; game.say(this.isCrossing ? 'Press the cells where nothing goes.' : ''); }}>Cross</button>`;
  }

  /** Draws the buttons for the last trial and the crosses. */
  strip() {
    const {crosses, trials} = this.#now;
    if (!crosses.length && !trials.length) return null;
    const level = trials.length;
    const count = this.#game.lying.filter(piece => this.levels(piece) === level).length;
    return html`<div class="notes">
      ${level ? html`<span class="trial-name trial-${level}">Trial${level > 1 ? ` ${level}` : ''}: ${count === 1 ? '1 piece' : `${count} pieces`}</span>
        <button id="back" title="Take away what was laid since" @click=${() => this.back()}>Back to the mark</button>
        <button id="keep" title="The pieces stay" @click=${() => this.keep()}>Keep</button>` : null}
      ${crosses.length ? html`<button id="wipe" @click=${() => this.#change({crosses: []})}>Wipe crosses</button>` : null}
    </div>`;
  }
}
