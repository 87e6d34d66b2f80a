// The first screen: a packing, what this is, and three ways on, which are links. It stands in index.html already. A fourth
// goes on with the last puzzle, where there is one.

import {kept} from '../kept.js';

export class StartMode {
  id = 'start';
  #app;
  #board = document.getElementById('start-board');
  #words = document.getElementById('start');

  constructor(app) {
    this.#app = app;
  }

  enter() {
    const last = kept();
    const way = this.#words.querySelector('#start-last');
    way.hidden = !last;
    if (!last) return;
    const link = way.querySelector('a');
    link.textContent = `Go on with ${last.name}`;
    link.href = `#${new URLSearchParams({m: 'draw', p: last.code})}`;
  }

  /** Whoever opens or changes a puzzle wants to see that. */
  changed() {
    if (this.#app.mode === this && this.#app.store.view) this.#app.go('draw');
  }

  table() {
    return this.#board;
  }

  panel() {
    return this.#words;
  }
}
