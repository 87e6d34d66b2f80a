// Shows whether the puzzle can still be finished. Each yes or no is proven. The old answer stays in grey until the new
// one is known.

import {html} from '../lib/lit-html.js';
import {ask} from '../api.js';
import {toFile} from '../puzzle.js';
import {broken} from '../rules.js';
import {covering} from './covering.js';

const TIME = '2s';
const WORDS = {
  completable: ['yes', 'Can be finished'], 'not completable': ['no', 'Cannot be finished any more'],
  undecided: ['open', 'Not known'], finished: ['done', 'Finished!'], illegal: ['no', 'Against a rule'],
};

export class Sign {
  #app;
  #question = null;
  #asked = null;
  /** This is the last answer {status, reason}, or null before the first. */
  answer = null;
  isOld = false;

  constructor(app) {
    this.#app = app;
  }

  get isFinished() {
    return this.answer?.status === 'finished' && !this.isOld;
  }

  /** Returns the words about the rule that the pieces break, or null. */
  get broken() {
    return this.answer?.status === 'illegal' && !this.isOld ? this.answer.reason : null;
  }

  /**
   * Asks about the position, and drops an earlier question.
   *
   * @param start the pieces with which the game began
   * @param then a function that is called with the answer
   */
  async look(puzzle, start, then) {
    const position = toFile({...puzzle, name: ''}) + JSON.stringify(start);
    if (position === this.#asked) return;
    this.leave();
    this.#asked = position;
    this.isOld = true;
    const question = this.#question = new AbortController();
    let answer;
    try {
      answer = puzzle.goal === 'cover'
        ? await covering(puzzle, start, question.signal)
        : await ask('finishable', toFile(puzzle), {'time-limit': TIME}, question.signal);
    } catch (problem) {
      if (problem.name === 'AbortError') return;
      const words = broken(puzzle, problem);
      answer = words ? {status: 'illegal', reason: words} : {status: 'undecided', reason: problem.errors?.join(' ') ?? problem.message};
    }
    if (question !== this.#question) return;
    this.#question = null;
    // If the empty board cannot be finished, there is no packing at all, and the user has spoilt nothing.
    const never = answer.status === 'not completable' && !puzzle.given.length && puzzle.goal === 'pack';
    this.answer = never ? {...answer, words: 'There is no packing'} : answer;
    this.isOld = false;
    then();
    this.#app.draw();
  }

  leave() {
    this.#question?.abort();
    this.#question = this.#asked = null;
  }

  show() {
    const [kind, words] = WORDS[this.answer?.status] ?? ['open', '…'];
    return html`<p class="sign ${kind} ${this.isOld ? 'old' : ''}" id="sign" role="status" data-status=${this.answer?.status ?? ''}
      data-old=${this.isOld} title=${this.answer?.reason ?? ''}><i class="light"></i>${this.answer?.words ?? words}</p>`;
  }
}
