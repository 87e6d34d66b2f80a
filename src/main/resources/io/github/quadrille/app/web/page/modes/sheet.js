// Shows sheets of paper for a school class, which the browser prints. The modules for this are loaded when first
// needed.

import {html} from '../lib/lit-html.js';

export class SheetMode {
  id = 'sheet';
  tableName = 'Pages';
  #app;
  #desk = null;

  constructor(app) {
    this.#app = app;
  }

  async enter() {
    if (!this.#desk) {
      const {Desk} = await import('../sheet/desk.js');
      this.#desk = new Desk(this.#app);
    }
    if (this.#app.mode === this) this.#desk.enter();
  }

  leave() {
    this.#desk?.leave();
  }

  viewed() {
    this.#desk?.look();
  }

  table() {
    return this.#desk?.table() ?? html`<p>…</p>`;
  }

  panel() {
    return this.#desk?.panel();
  }
}
