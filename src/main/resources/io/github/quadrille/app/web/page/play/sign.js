// The quiet sign: whether it can still be finished, for certain. The old one stays, greyed, until the new one is known.

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
  /** {status, reason}, or nothing before the first. */
  answer = null;
  isOld = false;

  constructor(app) {
    this.#app = app;
  }

  get isFinished() {
    return this.answer?.status === 'finished' && !this.isOld;
  }

  /** Which rule the pieces break, in words, or nothing. */
  get broken() {
    return this.answer?.status === 'illegal' && !this.isOld ? this.answer.reason : null;
  }

  /**
   * Asks about the position; what was asked before is of no use any more.
   *
   * @param start the pieces that lay at first
   * @param then called when it is known
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
    // Where nothing lies yet, nothing was spoilt.
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
