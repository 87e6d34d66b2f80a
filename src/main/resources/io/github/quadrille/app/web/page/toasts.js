// Short words that go by themselves; read aloud by those who read screens aloud.

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

  /** What went wrong; a question that was broken off did not. */
  complain(problem) {
    if (problem.name === 'AbortError') return;
    this.say(problem.errors?.join(' ') ?? problem.message, 'bad');
  }

  /** Drops those that are shown: they belong to what was seen before. */
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
