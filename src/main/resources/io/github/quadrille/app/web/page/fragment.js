// The part of the address after '#': the mode and the puzzle with what lies on it, so that a reload or a link brings
// everything back.

import {kept, LAST} from './kept.js';
import {Refusal} from './refusal.js';

const START = '6x10';

export class Fragment {
  #app;
  #written = '';
  #isStep = false;
  /** Whether the address has a puzzle that could not be read; it stays there until there is another to link to. */
  #isUnread = false;
  /** The puzzle that is on the table meanwhile. */
  #standIn = null;

  constructor(app) {
    this.#app = app;
    addEventListener('hashchange', () => {
      if (location.hash !== this.#written) this.#read();
    });
  }

  /** Shows what the address says, or a classic. */
  async begin() {
    if (await this.#read()) return;
    await this.#open(START, {pieces: 'pentominoes'});
    this.#standIn = this.#app.store.puzzle;
  }

  /**
   * Of this puzzle in this mode; the page's own address with it is a link.
   *
   * @param isGuest whether the puzzle is named where the mode has another of its own
   */
  address(mode = this.#app.mode.id, isGuest = true) {
    if (mode === 'start') return location.pathname + location.search;
    const code = isGuest && this.#app.store.view && (this.#app.store.view.code ?? LAST);
    const own = this.#app.modes.find(each => each.id === mode)?.kept?.() ?? {};
    return `#${new URLSearchParams({m: mode, ...(code ? {p: code} : {}), ...own, ...(this.#app.isHandedOut ? {only: 'play'} : {})})}`;
  }

  /**
   * Keeps the address up to date.
   *
   * @param isStep whether the browser's Back shall come back to what was before
   */
  write(isStep = this.#isStep) {
    if (!this.#app.store.view) return;
    if (this.#isUnread) {
      if (this.#standIn === null || this.#standIn === this.#app.store.puzzle) return;
      this.#isUnread = false;
      isStep = true;
    }
    this.#isStep = false;
    const before = this.#written;
    this.#written = this.address();
    if (isStep && this.#written !== before) history.pushState(null, '', this.#written);
    else history.replaceState(null, '', this.#written);
  }

  /** Another puzzle is opened: Back shall come back to this one. */
  step() {
    this.#isStep = true;
    this.#app.toasts.clear();
  }

  async #read() {
    const words = location.hash.slice(1);
    this.#written = location.hash;
    this.#isUnread = false;
    this.#app.toasts.clear();
    if (!words) {
      this.#app.go('start', false);
      return false;
    }
    // A code may stand alone, as `quadrille link` writes it.
    const said = words.includes('=') ? new URLSearchParams(words) : new URLSearchParams({p: words});
    this.#app.isHandedOut = said.get('only') === 'play';
    const isThere = said.has('p') && said.get('p') === this.#app.store.view?.code;
    const opened = isThere || (said.has('p') && await this.#openNamed(said.get('p')));
    this.#isUnread = said.has('p') && !opened;
    this.#standIn = this.#app.store.view ? this.#app.store.puzzle : null;
    this.#app.go(this.#app.isHandedOut ? 'play' : said.get('m') ?? 'draw', false);
    this.#app.mode.recall?.(said);
    return opened;
  }

  /** What a code says; where it does not, as this browser has kept it. */
  async #openNamed(code) {
    const last = kept();
    if (last?.code === code) return this.#open(last.file, {});
    if (code !== LAST) return this.#open(code, {});
    this.#app.toasts.say('That puzzle is too large for a link, and this browser has not kept it. Maybe open its file.', 'bad');
    return false;
  }

  async #open(text, parameters) {
    try {
      await this.#app.store.open(text, parameters);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#app.toasts.complain(problem);
      return false;
    }
  }
}
