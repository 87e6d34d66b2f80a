// Reads and writes the part of the address after '#'. It holds the mode and the puzzle with its pieces, so that a
// reload or a link restores everything.

import {kept, LAST} from './kept.js';
import {Refusal} from './refusal.js';

const START = '6x10';

export class Fragment {
  #app;
  #written = '';
  #isStep = false;
  /**
   * Tells whether the address holds a puzzle that could not be read. The address stays until there is another puzzle to
   * link to.
   */
  #isUnread = false;
  /** The page shows this puzzle in place of an unreadable one. */
  #standIn = null;

  constructor(app) {
    this.#app = app;
    addEventListener('hashchange', () => {
      if (location.hash !== this.#written) this.#read();
    });
  }

  /** Shows the puzzle of the address, or a classic puzzle. */
  async begin() {
    if (await this.#read()) return;
    await this.#open(START, {pieces: 'pentominoes'});
    this.#standIn = this.#app.store.puzzle;
  }

  /**
   * Returns the address of the current puzzle in a mode, relative to the page.
   *
   * @param isGuest whether the address has the puzzle's code
   */
  address(mode = this.#app.mode.id, isGuest = true) {
    if (mode === 'start') return location.pathname + location.search;
    const code = isGuest && this.#app.store.view && (this.#app.store.view.code ?? LAST);
    const own = this.#app.modes.find(each => each.id === mode)?.kept?.() ?? {};
    return `#${new URLSearchParams({m: mode, ...(code ? {p: code} : {}), ...own, ...(this.#app.isHandedOut ? {only: 'play'} : {})})}`;
  }

  /**
   * Updates the address.
   *
   * @param isStep whether the browser's Back button returns to the earlier state
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

  /** Makes the next address a step, so that Back returns to the current puzzle after another is opened. */
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

  /**
   * Opens the puzzle of a code, if possible the copy in this browser. The code of a very large puzzle needs the copy.
   */
  async #openNamed(code) {
    const last = kept();
    if (last?.code === code) return this.#open(last.file, {});
    if (code !== LAST) return this.#open(code, {});
    this.#app.toasts.say('That puzzle is too large for a link, and this browser has not kept it. Open its file.', 'bad');
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
