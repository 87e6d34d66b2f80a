// The search that refutes a small puzzle, step by step: where it stands, what lies then, and why that leads nowhere.

import {html} from './lib/lit-html.js';
import {number} from './number.js';
import {icon} from './icons.js';

const BEAT = 900;

export class Refutation {
  #app;
  #at = 0;
  #timer = 0;

  /** @param answer of `refute` */
  constructor(app, answer) {
    this.#app = app;
    this.nodes = answer.nodes;
    this.steps = [...walk(answer.root, [], 0)];
  }

  get #step() {
    return this.steps[this.#at];
  }

  pieces() {
    return this.#step.pieces;
  }

  /** The cells that the step is about. */
  marks() {
    const {node} = this.#step;
    return [...(node.cell ? [node.cell] : []), ...(node.cells ?? [])];
  }

  leave() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #go(to) {
    this.#at = Math.max(0, Math.min(this.steps.length - 1, to));
    if (this.#at === this.steps.length - 1) this.leave();
    this.#app.draw();
  }

  #play() {
    if (this.#timer) {
      this.leave();
      this.#app.draw();
      return;
    }
    this.#timer = setInterval(() => this.#go(this.#at + 1), BEAT);
    this.#go(this.#at === this.steps.length - 1 ? 0 : this.#at + 1);
  }

  panel() {
    const {node, depth} = this.#step;
    return html`<div class="refutation">
      <p><b id="step">Step ${number(this.#at + 1)} of ${number(this.steps.length)}</b>${depth ? `, ${depth} ${depth === 1 ? 'piece' : 'pieces'} laid on trial` : ''}</p>
      <p class="verdict ${node.dead ? 'no' : 'open'}" id="step-words" aria-live="polite">${this.#app.store.spoken(node.dead ?? node.why)}</p>
      ${node.options ? html`<p class="advice">${node.options.length === 1 ? 'The one way is' : `The ${node.options.length} ways are`} tried one after the other.</p>` : null}
      <input type="range" class="whole" aria-label="Step" min="0" max=${this.steps.length - 1} .value=${String(this.#at)}
        @input=${event => this.#go(Number(event.target.value))}>
      <div class="row">
        <button data-step="back" ?disabled=${this.#at === 0} @click=${() => this.#go(this.#at - 1)}>Back</button>
        <button data-step="next" ?disabled=${this.#at === this.steps.length - 1} @click=${() => this.#go(this.#at + 1)}>Next</button>
        <button data-step="play" aria-pressed=${this.#timer !== 0} @click=${() => this.#play()}>${icon(this.#timer ? 'stop' : 'play')} ${this.#timer ? 'Pause' : 'Play'}</button>
      </div></div>`;
  }
}

/** Every node, each before those below it. */
function* walk(node, pieces, depth) {
  yield {node, pieces, depth};
  for (const option of node.options ?? []) yield* walk(option.then, [...pieces, option.piece], depth + 1);
}
