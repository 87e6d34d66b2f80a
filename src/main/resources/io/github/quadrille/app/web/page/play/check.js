// Says whether the pieces laid so far are right, but not where they are wrong. This is for users who hide whether the
// puzzle can be finished. Checks are counted.

import {html} from '../lib/lit-html.js';

const WORDS = {
  completable: ['yes', 'All right so far'], finished: ['yes', 'All right'], 'not completable': ['no', 'Something is wrong'],
  illegal: ['no', 'Something is wrong'], undecided: ['open', 'Not known'],
};

export class Check {
  #game;
  /** These pieces were on the board when the user asked. */
  #asked = null;

  constructor(game) {
    this.#game = game;
  }

  /** Returns whether the answer is about the pieces that are on the board now. */
  get isShown() {
    return this.#asked === this.#game.puzzle.given;
  }

  press() {
    if (this.#game.isSigned || this.isShown) return;
    this.#asked = this.#game.puzzle.given;
    this.#game.round.checks++;
    this.#game.draw();
  }

  button() {
    return html`<button id="check" aria-keyshortcuts="C" title="Is it right so far? This counts as a help (C)" @click=${() => this.press()}>Check</button>`;
  }

  words() {
    if (!this.isShown || this.#game.isSigned) return null;
    const {answer, isOld} = this.#game.sign;
    const [kind, words] = isOld ? ['open', 'Checking …'] : WORDS[answer?.status] ?? WORDS.undecided;
    return html`<p class="sign checked ${kind}" id="checked" data-status=${isOld ? '' : answer?.status}><i class="light"></i>${words}
      <span class="count">${this.#game.round.checks === 1 ? '1 check' : `${this.#game.round.checks} checks`}</span></p>`;
  }
}
