// Shows the first screen: a packing, an introduction, and three links. These are already in index.html. A fourth link
// continues with the last puzzle, if there is one.

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

  /** Changes to the mode Draw, because a user who opens or changes a puzzle wants to see it. */
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
