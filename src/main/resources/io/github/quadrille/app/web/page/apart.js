// Says whether a packing can be taken apart by hand, and shows the moves in space as a film.

import {html} from './lib/lit-html.js';
import {Job} from './job.js';
import {number} from './number.js';
import {Player} from './player.js';

const TIME = '30s';

export class Apart {
  #app;
  #job;
  #answer = null;
  #player = null;

  constructor(app) {
    this.#app = app;
    this.#job = new Job(app, 'Looking for moves');
  }

  /**
   * Asks whether the packing can be taken apart, and shows the answer.
   *
   * @param question the puzzle as in a puzzle file, with all pieces given
   */
  async ask(question) {
    const answer = await this.#job.run('assemble', question, {'time-limit': TIME});
    if (!answer || this.#job.stopped) return;
    this.#answer = answer;
    if (answer.moves?.length) {
      this.#player = new Player(this.#app, answer.moves.length + 1);
      this.#app.inDepth = true;
    }
    this.#app.draw();
  }

  leave() {
    this.#job.stop();
    this.#player?.leave();
  }

  /** Returns {pieces, moves, at}, where `at` is the number of moves made so far. Returns null if there is no film. */
  get film() {
    return this.#player ? {pieces: this.#answer.pieces, moves: this.#answer.moves, at: this.#player.at} : null;
  }

  panel() {
    if (!this.#answer) return this.#job.panel();
    const {status} = this.#answer;
    const kind = {assemblable: 'yes', interlocked: 'no'}[status] ?? 'open';
    return html`<div class="film">
      <p class="verdict ${kind}" id="apart" data-status=${status} aria-live="polite">${this.#words()}</p>
      ${this.#player ? this.#moves() : null}</div>`;
  }

  #moves() {
    const {at, count} = this.#player;
    return html`<p><b id="apart-step">Move ${number(at)} of ${number(count - 1)}</b></p>
      <p id="apart-words" aria-live="polite">${at ? this.#answer.moves[at - 1].words : 'All pieces are together.'}</p>
      ${this.#player.controls()}`;
  }

  #words() {
    const {status, level, moves, together, pieces, reason} = this.#answer;
    if (status === 'assemblable') return `Level ${level}: ${number(moves.length)} move${moves.length === 1 ? '' : 's'}.`;
    if (status === 'undecided') return `Not decided: ${reason}.`;
    return together.length === pieces.length ? 'It holds together: no piece comes out.'
      : `It cannot be taken apart: ${together.map(index => this.#app.store.short(pieces[index].kind)).join(', ')} hold each other.`;
  }
}
