// Shows as a film how a person can solve a puzzle: each piece with the reason for it.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {number} from './number.js';
import {Player} from './player.js';
import {levelOf, levelWords} from './rating.js';

export class Film {
  #app;
  #given;
  #steps;
  #player;

  /**
   * Asks for all hints and returns their film.
   *
   * @param question the puzzle as in a puzzle file, with the given pieces
   */
  static async of(app, question, given) {
    const {hints} = await ask('hint', question, {all: true, 'time-limit': '30s'});
    const film = new Film(app, given, hints.filter(each => each.piece), hints.at(-1));
    if (film.end.hint === 'finished') film.#rate(question);
    return film;
  }

  /** The panel shows these words for the level of difficulty. */
  #rating = 'rating it …';

  constructor(app, given, steps, end) {
    this.#app = app;
    this.#given = given;
    this.#steps = steps;
    this.#player = new Player(app, steps.length + 1);
    this.end = end;
  }

  async #rate(question) {
    try {
      this.#rating = levelWords(await levelOf(question));
    } catch (problem) {
      this.#rating = 'not rated';
      this.#app.toasts.complain(problem);
    }
    this.#app.draw();
  }

  get pieces() {
    return [...this.#given, ...this.#steps.slice(0, this.#player.at).map(step => step.piece)];
  }

  /** Returns the cells of the next piece, which the board outlines. */
  get marks() {
    return this.#steps[this.#player.at]?.piece.cells ?? [];
  }

  leave() {
    this.#player.leave();
  }

  panel() {
    const {at} = this.#player;
    const step = this.#steps[at];
    const words = step ? `${this.#app.store.short(step.piece.kind)} comes next, as outlined: ${this.#app.store.spoken(step.why)}`
      : this.end.hint === 'finished' ? 'Every piece lies.' : this.#app.store.spoken(this.end.why ?? this.end.reason);
    return html`<div class="film">
      ${this.end.hint === 'finished' ? html`<p id="rating">By hand: ${this.#rating}.</p>` : null}
      <p><b id="film-step">Step ${number(at + 1)} of ${number(this.#player.count)}</b></p>
      <p class="verdict ${step?.hint === 'forced' || !step ? 'yes' : 'open'}" id="film-words" aria-live="polite">${words}</p>
      ${this.#player.controls()}</div>`;
  }
}
