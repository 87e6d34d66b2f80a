// The first screen: a packing, what this is, and three ways on, which are links. It stands in index.html already.

export class StartMode {
  id = 'start';
  #app;
  #board = document.getElementById('start-board');
  #words = document.getElementById('start');

  constructor(app) {
    this.#app = app;
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
