// Shows step by step the search that refutes a small puzzle: the branching point, the pieces laid, and why they lead
// nowhere.

import {html} from './lib/lit-html.js';
import {number} from './number.js';
import {Player} from './player.js';

export class Refutation {
  #app;
  #player;

  /** Lists the steps in the answer to `refute`. */
  constructor(app, answer) {
    this.#app = app;
    this.nodes = answer.nodes;
    this.steps = [...walk(answer.root, [], 0)];
    this.#player = new Player(app, this.steps.length);
  }

  get #step() {
    return this.steps[this.#player.at];
  }

  pieces() {
    return this.#step.pieces;
  }

  /** Returns the cells that the step is about. */
  marks() {
    const {node} = this.#step;
    return [...(node.cell ? [node.cell] : []), ...(node.cells ?? [])];
  }

  leave() {
    this.#player.leave();
  }

  panel() {
    const {node, depth} = this.#step;
    return html`<div class="refutation">
      <p><b id="step">Step ${number(this.#player.at + 1)} of ${number(this.steps.length)}</b>${depth ? `, ${depth} ${depth === 1 ? 'piece' : 'pieces'} laid on trial` : ''}</p>
      <p class="verdict ${node.dead ? 'no' : 'open'}" id="step-words" aria-live="polite">${this.#app.store.spoken(node.dead ?? node.why)}</p>
      ${node.options ? html`<p class="advice">${node.options.length === 1 ? 'The one way is' : `The ${node.options.length} ways are`} tried one after the other.</p>` : null}
      ${this.#player.controls()}</div>`;
  }
}

/** Yields every node of the search tree, each before its descendants. */
function* walk(node, pieces, depth) {
  yield {node, pieces, depth};
  for (const option of node.options ?? []) yield* walk(option.then, [...pieces, option.piece], depth + 1);
}
