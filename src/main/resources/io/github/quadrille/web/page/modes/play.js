import {html} from '../lib/lit-html.js';

export class PlayMode {
  id = 'play';
  title = 'Play';
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
