// Lists all packings of a puzzle page by page. Only the current page is kept.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {thumbnail} from './board.js';
import {number} from './number.js';

const PAGE = 24;

export class Pages {
  #app;
  body;
  #stop = new AbortController();
  /** These are the numbers of packings, indexed by whether symmetric packings count as one. */
  #totals = {};
  page = null;
  chosen = null;
  busy = false;

  /**
   * Creates a list without loading a page.
   *
   * @param choose a function that shows a packing's pieces on the board
   */
  constructor(app, body, choose, classes) {
    this.#app = app;
    this.body = body;
    this.choose = choose;
    this.classes = classes;
  }

  /**
   * Loads a page of packings.
   *
   * @param wanted the number of the packing to show, or null for the first of the page
   */
  async go(from, wanted = null) {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.busy = true;
    this.#app.draw();
    try {
      const page = await ask('packings', this.body, {from, count: PAGE, classes: this.classes, 'time-limit': '60s'}, this.#stop.signal);
      if (page.packings.length || from === 0 || from === '0') {
        this.page = page;
        if (page.more && !page.total) this.#count();
        if (page.packings.length) this.#choose(page.packings.find(each => BigInt(each.number) === wanted) ?? page.packings[0]);
      } else {
        this.#app.toasts.say('There are fewer packings.');
      }
    } catch (problem) {
      this.#app.toasts.complain(problem);
    }
    this.busy = false;
    this.#app.draw();
  }

  /** Counts the packings if the pages do not tell their number. Counting is usually faster than listing. */
  async #count() {
    const {classes} = this;
    if (this.#totals[classes] !== undefined) return;
    this.#totals[classes] = null;
    try {
      const answer = await ask('count', this.body, {classes, 'time-limit': '20s'}, this.#stop.signal);
      if (answer.status === 'counted') this.#totals[classes] = String(classes ? answer.classes : answer.packings);
      this.#app.draw();
    } catch {
      // Without a count, the page shows no total.
    }
  }

  leave() {
    this.#stop.abort();
  }

  get #total() {
    const {total, more, from, packings} = this.page;
    return total ?? this.#totals[this.classes] ?? (more ? null : String(BigInt(from) + BigInt(packings.length)));
  }

  /** Shows a packing before or after the current one. */
  step(by) {
    if (!this.chosen || this.busy) return;
    const next = BigInt(this.chosen) + BigInt(by);
    const here = this.page.packings.find(each => BigInt(each.number) === next);
    const total = this.#total;
    if (here) this.#choose(here);
    else if (total === null || next <= BigInt(total)) this.show(String(next));
    this.#app.draw();
  }

  #choose(packing) {
    this.chosen = packing.number;
    this.choose(packing.pieces);
  }

  panel() {
    const page = this.page;
    const switcher = html`<label class="check"><input id="classes" type="checkbox" .checked=${this.classes}
      @change=${event => { this.classes = event.target.checked; this.go(0); }}> Symmetric ones as one</label>`;
    if (!page) return html`<p class="numbers">${this.busy ? 'Looking for packings …' : ''}</p>`;
    if (!page.packings.length) return html`<p class="verdict no">There is no packing.</p>`;
    const first = BigInt(page.from);
    const last = first + BigInt(page.packings.length);
    const total = this.#total;
    return html`<div class="pages" aria-busy=${this.busy}>
      <div class="row"><b class="grow" id="pages-which">${this.chosen ? `Packing ${number(this.chosen)}${total ? ` of ${number(BigInt(total))}` : ''}` : ''}</b>
        <button data-step="-1" aria-label="The packing before" aria-keyshortcuts="ArrowLeft" ?disabled=${this.chosen === '1'} @click=${() => this.step(-1)}>‹</button>
        <button data-step="1" aria-label="The next packing" aria-keyshortcuts="ArrowRight" ?disabled=${this.chosen === total} @click=${() => this.step(1)}>›</button></div>
      <p><b id="pages-where">${number(first + 1n)} to ${number(last)}${total ? ` of ${number(BigInt(total))}` : ''}</b>${total ? null : ', and more'}</p>
      ${switcher}
      <ul class="gallery packings">${page.packings.map(packing => html`<li><button class="card" aria-pressed=${this.chosen === packing.number}
        aria-label=${`Packing ${number(packing.number)}`} @click=${() => { this.#choose(packing); this.#app.draw(); }}>
        ${thumbnail(this.#app.store.puzzle, this.#app.coloured(packing.pieces), `Packing ${packing.number}`)}</button></li>`)}</ul>
      <div class="row wrap">
        <button data-page="first" ?disabled=${first === 0n} @click=${() => this.go(0)}>First</button>
        <button data-page="before" ?disabled=${first === 0n} @click=${() => this.go(String(first > BigInt(PAGE) ? first - BigInt(PAGE) : 0n))}>Before</button>
        <button data-page="next" ?disabled=${!page.more} @click=${() => this.go(String(last))}>Next</button>
        ${total ? html`<button data-page="last" ?disabled=${!page.more} @click=${() => this.go(String((BigInt(total) - 1n) / BigInt(PAGE) * BigInt(PAGE)))}>Last</button>
          <button data-page="any" title="Each with the same chance" @click=${() => this.show(String(below(BigInt(total)) + 1n))}>Any</button>` : null}
      </div>
      <form class="row" @submit=${event => { event.preventDefault(); this.show(event.target.elements.number.value); }}>
        <label class="grow">Go to number <input name="number" inputmode="numeric" pattern="[0-9,]+" required></label><button>Go</button></form></div>`;
  }

  /** Shows the packing with this number, and its page. */
  async show(text) {
    const wanted = BigInt(text.replaceAll(',', ''));
    if (wanted > 0n) await this.go(String((wanted - 1n) / BigInt(PAGE) * BigInt(PAGE)), wanted);
  }
}

/** Returns a random number from 0 to bound - 1. All are practically equally likely. */
function below(bound) {
  const digits = [...crypto.getRandomValues(new Uint8Array(bound.toString(16).length / 2 + 9))];
  return BigInt(`0x${digits.map(byte => byte.toString(16).padStart(2, '0')).join('')}`) % bound;
}
