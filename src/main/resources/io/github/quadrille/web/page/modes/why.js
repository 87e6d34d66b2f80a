import {html} from '../lib/lit-html.js';

export class WhyMode {
  id = 'why';
  title = 'Why';
  #app;

  constructor(app) {
    this.#app = app;
  }

  scene() {
    return {pieces: this.#app.coloured(this.#app.store.puzzle.given), label: 'The board'};
  }

  panel() {
    return html``;
  }
}
