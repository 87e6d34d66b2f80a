// Shows short messages that disappear by themselves. Screen readers read them aloud.

import {html} from './lib/lit-html.js';

const STAY = 6000;

export class Toasts {
  #app;
  #all = [];

  constructor(app) {
    this.#app = app;
  }

  say(words, kind = 'plain') {
    const toast = {words, kind};
    this.#all = [...this.#all.slice(-2), toast];
    setTimeout(() => this.#drop(toast), STAY);
    this.#app.draw();
  }

  /** Says what went wrong, unless the user has stopped the question. */
  complain(problem) {
    if (problem.name === 'AbortError') return;
    this.say(problem.errors?.join(' ') ?? problem.message, 'bad');
  }

  /** Removes all messages, because they belong to an earlier view. */
  clear() {
    this.#all = [];
  }

  #drop(toast) {
    this.#all = this.#all.filter(each => each !== toast);
    this.#app.draw();
  }

  list() {
    return html`<div class="toasts" role="status" aria-live="polite">
      ${this.#all.map(toast => html`<div class="toast ${toast.kind}">${toast.words}
        <button class="quiet" aria-label="Dismiss" @click=${() => this.#drop(toast)}>✕</button></div>`)}</div>`;
  }
}
