// What to lay next and why, or what to take away. The first press shows it, the second does it.

import {html} from '../lib/lit-html.js';
import {ask} from '../api.js';
import {toFile} from '../puzzle.js';

const TIME = '10s';

export class Hints {
  #game;
  #question = null;
  /** As the server answers: {hint, piece, pieces, why, reason}. */
  shown = null;

  constructor(game) {
    this.#game = game;
  }

  /** Of another position it says nothing. */
  forget() {
    this.#question?.abort();
    this.#question = this.shown = null;
  }

  /** Whether there are words to be read. */
  get isShown() {
    return this.#question !== null || this.shown !== null;
  }

  /** The piece to lay, if that is the hint. */
  get piece() {
    return this.shown?.piece ?? null;
  }

  /** The cells of pieces to be taken away. */
  get ringed() {
    return (this.shown?.pieces ?? []).flatMap(piece => piece.cells);
  }

  /** The cells that the words are about. */
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
      this.#game.complain(problem);
    } finally {
      if (question === this.#question) this.#question = null;
      this.#game.draw();
    }
  }

  button() {
    return html`<button id="hint" ?disabled=${this.#question !== null} @click=${() => this.press()}>
      ${this.shown?.piece ? 'Lay it' : 'Hint'}</button>`;
  }

  #spoken(sentence) {
    return this.#game.app.store.spoken(sentence);
  }

  words() {
    if (this.#question) return html`<p class="hint-words">Thinking …</p>`;
    if (!this.shown) return null;
    const {hint, why, reason, pieces, piece} = this.shown;
    if (piece) return html`<p class="hint-words" data-hint=${hint}><b>${this.#game.short(piece.kind)}:</b> ${this.#spoken(why)}</p>`;
    if (hint === 'finished') return html`<p class="hint-words">There is nothing left to do.</p>`;
    if (hint === 'unknown') return html`<p class="hint-words">Not known: ${reason}</p>`;
    return html`<div class="hint-words" data-hint=${hint}><p>${this.#spoken(why ?? reason)}</p>
      ${pieces?.length
        ? html`<button id="take-away" @click=${() => this.#game.takeAway(pieces)}>Take away ${pieces.map(each => this.#game.short(each.kind)).join(', ')}</button>`
        : this.#game.puzzle.given.length ? html`<p>There is no packing even without the laid pieces.</p>` : null}</div>`;
  }
}
