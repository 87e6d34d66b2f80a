// Shows why there is no packing: a colouring or another short argument on the board, the search step by step, and the
// proof.

import {html} from '../lib/lit-html.js';
import {ask, file} from '../api.js';
import {Colouring} from '../colouring.js';
import {Job} from '../job.js';
import {number} from '../number.js';
import {Refutation} from '../refutation.js';
import {toFile} from '../puzzle.js';
import {rules} from '../rules.js';
import {download} from '../saving.js';

export class WhyMode {
  id = 'why';
  title = 'Why?';
  #app;
  /** This is the answer of `explain`, or null before it arrives. */
  #argument = null;
  #colouring = null;
  #refutation = null;
  #job = null;
  #answer = null;
  /** This is the answer of the checker about the proof, or null. */
  #checked = null;
  #asked = 0;

  constructor(app) {
    this.#app = app;
  }

  enter() {
    if (!this.#argument && this.#app.store.view) this.#explain();
  }

  changed() {
    this.leave();
    this.#job?.stop();
    this.#asked++;
    this.#argument = this.#colouring = this.#refutation = this.#job = this.#answer = this.#checked = null;
  }

  viewed() {
    this.enter();
  }

  get isBusy() {
    return this.#job?.running ?? false;
  }

  leave() {
    this.#refutation?.leave();
  }

  scene() {
    const {store} = this.#app;
    const laid = this.#app.coloured(store.puzzle.given, {given: true});
    if (this.#refutation) {
      return {
        pieces: [...laid, ...this.#app.coloured(this.#refutation.pieces())], marks: this.#refutation.marks(),
        label: 'The board, at a step of the search',
      };
    }
    const found = this.#answer?.status === 'packed' ? this.#app.coloured(this.#answer.packings[0].pieces) : [];
    return {
      pieces: found.length ? found : [...laid, ...(this.#colouring?.ghost() ?? [])], weights: this.#colouring?.shades(),
      marks: this.#argument?.cells ?? [], hear: this.#colouring?.hear(), label: this.#colouring ? 'The board, coloured by weights' : 'The board',
    };
  }

  async #explain() {
    const asked = ++this.#asked;
    const {store} = this.#app;
    if (store.puzzle.goal === 'cover' || !Object.keys(store.puzzle.pieces).length) return;
    try {
      const answer = await ask('explain', toFile(store.puzzle));
      if (asked !== this.#asked) return;
      this.#argument = answer;
      this.#colouring = answer.weights ? new Colouring(this.#app, answer) : null;
    } catch (problem) {
      if (asked !== this.#asked) return;
      this.#app.toasts.complain(problem);
    }
    this.#app.draw();
  }

  async #search() {
    this.#refutation = null;
    const job = this.#job = new Job(this.#app, 'Searching everything');
    this.#app.draw();
    const answer = await job.run('solve', toFile(this.#app.store.puzzle), {'time-limit': '60s'}, {
      packing: data => { job.first = data; },
    });
    if (this.#job !== job) return;
    this.#answer = answer;
    if (this.#answer && job.first) this.#answer.packings = [job.first];
    if (this.#answer?.status === 'packed') this.#colouring = null;
    this.#app.draw();
  }

  async #refute() {
    const asked = this.#asked;
    try {
      const answer = await ask('refute', toFile(this.#app.store.puzzle), {nodes: 5000});
      if (asked !== this.#asked) return;
      if (answer.status === 'refuted') this.#refutation = new Refutation(this.#app, answer);
      else this.#app.toasts.say(answer.status === 'packed'
        ? 'There is a packing, so that nothing is refuted.'
        : 'That would take too many steps to read. Use a smaller board.');
    } catch (problem) {
      this.#app.toasts.complain(problem);
    }
    this.#app.draw();
  }

  async #prove() {
    try {
      download(await file('proof', toFile(this.#app.store.puzzle), {'time-limit': '60s'}), 'proof.zip');
    } catch (problem) {
      this.#app.toasts.complain(problem);
    }
  }

  async #check() {
    this.#checked = null;
    const job = this.#job = new Job(this.#app, 'Proving, and checking');
    this.#app.draw();
    const answer = await job.run('check', toFile(this.#app.store.puzzle), {'time-limit': '60s'});
    if (this.#job === job) this.#checked = answer;
    this.#app.draw();
  }

  panel() {
    const {puzzle} = this.#app.store;
    if (puzzle.goal === 'cover') {
      return html`<h2>Why is no covering better?</h2><p>Solve it: the answer says what no covering exceeds, and why.</p>
        <button class="primary" @click=${() => this.#app.go('solve')}>Solve</button>`;
    }
    if (!Object.keys(puzzle.pieces).length) return html`<p class="advice">The bag is empty. Draw some pieces into it first.</p>`;
    const impossible = this.#argument?.status === 'infeasible' || this.#answer?.status === 'infeasible';
    return html`
      <h2>Can it be filled?</h2>
      ${rules(this.#app)}
      <div aria-live="polite">${this.#argued()}</div>
      ${this.#colouring && !this.#refutation ? this.#colouring.panel() : null}
      ${this.#argument?.status === 'undecided' && !this.#answer
        ? html`<button id="search" class="primary" ?disabled=${this.#job?.running} @click=${() => this.#search()}>Search everything</button>` : null}
      ${this.#job ? this.#job.panel() : null}
      ${impossible ? html`<div class="row wrap">
        <button id="refute" @click=${() => this.#refute()}>Step by step</button>
        <button id="proof" @click=${() => this.#prove()}>Download the proof</button>
        <button id="check" ?disabled=${this.#job?.running} @click=${() => this.#check()}>Check it</button>
        ${this.#refutation ? html`<button @click=${() => { this.#refutation.leave(); this.#refutation = null; this.#app.draw(); }}>Back to the argument</button>` : null}
        </div>
        ${this.#checked ? html`<p id="checked" role="status" data-status=${this.#checked.status}>${checked(this.#checked)}</p>` : null}` : null}
      ${this.#refutation ? this.#refutation.panel() : null}`;
  }

  #argued() {
    const {status, reason} = this.#answer ?? this.#argument ?? {};
    if (status === 'infeasible') return html`<div class="verdict no" data-status="infeasible"><p>No.</p><p id="reason">${this.#app.store.spoken(reason)}</p></div>`;
    if (status === 'packed') return html`<div class="verdict yes" data-status="packed"><p>Yes, it can.</p><p>${reason}</p></div>`;
    if (this.#answer) return html`<div class="verdict open" data-status="undecided"><p>Not known within the limits.</p></div>`;
    if (status === 'undecided') return html`<p class="verdict open" data-status="undecided">There is no short argument against it. A search tells.</p>`;
    return html`<p class="numbers">Looking for an argument …</p>`;
  }
}

function checked({status, proven, steps, file, line, message, reason}) {
  return {
    accepted: `The checker, a program of its own, accepts it: ${proven}. The model is that of the puzzle, and the proof has ${number(steps)} steps.`,
    refused: `The checker refuses it: ${file}, line ${line}: ${message}`,
  }[status] ?? `Not checked to its end: ${reason}.`;
}
