// Shows which piece to lay next and why, or which to take away. A second press of the button lays the piece.

import {html} from '../lib/lit-html.js';
import {ask} from '../api.js';
import {full, isSolid} from '../lattices.js';
import {toFile} from '../puzzle.js';
import {broken} from '../rules.js';

const TIME = '10s';

export class Hints {
  #game;
  #question = null;
  #isExplained = false;
  /** This is the hint as the server answers it: {hint, piece, pieces, why, reason}. */
  shown = null;

  constructor(game) {
    this.#game = game;
  }

  /** Drops the hint, because it says nothing about another position. */
  forget() {
    this.#question?.abort();
    this.#question = this.shown = null;
    this.#isExplained = false;
  }

  /** Returns whether there are words to show. */
  get isShown() {
    return this.#question !== null || this.shown !== null;
  }

  /** Returns the piece to lay, or null if the hint lays none. */
  get piece() {
    return this.shown?.piece ?? null;
  }

  /** Returns the piece to lay with its colour, for the view in space, or null. */
  get solid() {
    return this.piece && {...this.piece, colour: this.#game.colour(this.piece.kind)};
  }

  /** Returns the cells of the pieces that should be taken away. */
  get ringed() {
    return (this.shown?.pieces ?? []).flatMap(piece => piece.cells);
  }

  /** Returns the cells that the explanation is about. */
  get about() {
    const {cell, cells} = this.shown ?? {};
    return cells ?? (cell ? [cell] : []);
  }

  async press() {
    if (this.#question) return;
    if (this.shown?.piece) {
      this.#game.add(this.shown.piece);
      return;
    }
    const question = this.#question = new AbortController();
    this.#game.draw();
    try {
      const answer = await ask('hint', toFile(this.#game.puzzle), {'time-limit': TIME}, question.signal);
      if (question !== this.#question) return;
      this.shown = answer.hints[0];
      if (this.shown.piece || this.shown.pieces) this.#game.countHint();
    } catch (problem) {
      const {puzzle} = this.#game;
      const why = broken(puzzle, problem);
      if (why && question === this.#question) this.#tellBroken(puzzle, why);
      else this.#game.complain(problem);
    } finally {
      if (question === this.#question) this.#question = null;
      this.#game.draw();
    }
  }

  /** Makes a hint to take away the last piece, which breaks a rule. */
  #tellBroken({given}, why) {
    this.shown = {hint: 'broken', pieces: [given.at(-1)], why};
    this.#isExplained = true;
    this.#game.countHint();
  }

  button() {
    return html`<button id="hint" ?disabled=${this.#question !== null} @click=${() => this.press()}>
      ${this.shown?.piece ? 'Lay it' : 'Hint'}</button>`;
  }

  words() {
    if (this.#question) return html`<p class="hint-words">Thinking …</p>`;
    if (!this.shown) return null;
    const {hint, why, reason, pieces, piece} = this.shown;
    if (piece) return this.#short(hint, `Lay the ${this.#game.short(piece.kind)} here.`, why);
    if (hint === 'finished') return html`<p class="hint-words">There is nothing left to do.</p>`;
    if (hint === 'unknown') return html`<p class="hint-words">Not known: ${reason}</p>`;
    const names = pieces?.map(each => this.#game.short(each.kind)).join(', ');
    if (names) return this.#short(hint, hint === 'broken' ? 'This is against a rule.' : 'From here it cannot be finished.', why ?? reason, html`<button id="take-away" @click=${() => this.#game.takeAway(pieces)}>Take away ${names}</button>`);
    return this.#short(hint, this.#game.puzzle.given.length ? 'There is no packing, even without the laid pieces.' : 'There is no packing.', why ?? reason);
  }

  /** Replaces the row and column of a single cell in a sentence by "outlined", because the board outlines it. */
  #pointed(words) {
    if (this.about.length !== 1 || isSolid(this.#game.puzzle.lattice)) return words;
    const [, row, column] = full(this.about[0]);
    return words?.replaceAll(new RegExp(`(cell in|corner) row ${row + 1}, column ${column + 1}(?!\\d)`, 'g'), (_, what) => `outlined ${what.replace(' in', '')}`);
  }

  /** Draws the advice of a hint. Its reason is shown when the user asks for it. */
  #short(hint, words, reason, button = null) {
    return html`<div class="hint-words" data-hint=${hint}><div class="row"><b class="grow">${words}</b>${button}
      <button class="quiet" id="hint-why" aria-expanded=${this.#isExplained} @click=${() => { this.#isExplained = !this.#isExplained; this.#game.draw(); }}>Why?</button>
      <button class="quiet" aria-label="Dismiss the hint" @click=${() => { this.forget(); this.#game.draw(); }}>✕</button></div>
      ${this.#isExplained ? html`<p id="hint-reason">${this.#pointed(this.#game.app.store.spoken(reason))}</p>` : null}</div>`;
  }
}
