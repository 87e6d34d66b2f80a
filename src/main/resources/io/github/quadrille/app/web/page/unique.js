// Draws the dialog that makes puzzles with exactly one packing and a wanted level. The user takes one of them.

import {html} from './lib/lit-html.js';
import {thumbnail} from './board.js';
import {WAYS} from './making.js';
import {number} from './number.js';
import {HARDEST, WORDS, levelWords} from './rating.js';
import {ofView, pieceKey, wordsOf} from './puzzle.js';
import {describe} from './about.js';

/** After this many wanted puzzles, the dialog pauses. */
const SOME = 4;
/** The dialog also pauses after this many repeated or unwanted puzzles in succession. */
const MOST_IN_VAIN = 12;

const LEVELS = [['any', 1, HARDEST], ...WORDS, ...Array.from({length: HARDEST}, (_, at) => [String(at + 1), at + 1, at + 1])];
const said = ([word, least, most]) => (word === 'any' ? 'any level' : least === most ? `level ${least}` : `${word}: level ${least} to ${most}`);

class Desk {
  #app;
  #packing;
  #stop = null;
  #way = null;
  #wish = LEVELS[0];
  /** These puzzles are shown: {view, level, words}. */
  #made = [];
  #chosen = null;
  /** These puzzles have an unwanted level. */
  #others = [];
  /** Maps each level that occurred to its number of puzzles, wanted or not. */
  #levels = new Map();
  #note = '';

  constructor(app, packing) {
    this.#app = app;
    this.#packing = packing;
  }

  /** Makes some puzzles in this way. Earlier puzzles of the same way stay. */
  async #make(way) {
    if (way !== this.#way) this.#forget();
    this.#way = way;
    const stop = this.#stop = new AbortController();
    const {store} = this.#app;
    const {puzzle} = store;
    const wanted = this.#made.length + SOME;
    this.#note = '';
    this.#app.draw();
    try {
      for (let vain = 0; this.#made.length < wanted && vain < MOST_IN_VAIN && this.#isOpen(puzzle); vain++) {
        const made = await way.make(store, this.#packing, this.#wish[2], stop.signal);
        if (this.#add(made)) vain = -1;
        this.#app.draw();
      }
      if (this.#made.length < wanted) this.#note = this.#made.length ? 'No more were found.' : this.#nearest();
    } catch (problem) {
      if (problem.name === 'AbortError') this.#note = 'Stopped.';
      else this.#note = this.#made.length ? 'No more were found.' : problem.errors?.join(' ') ?? problem.message;
    }
    if (this.#stop === stop) this.#stop = null;
    this.#app.draw();
  }

  /** Returns whether puzzles are still wanted: the dialog is open, and the puzzle has not changed. */
  #isOpen(puzzle) {
    return this.#app.dialog?.desk === this && this.#app.store.puzzle === puzzle;
  }

  /** Shows the puzzles whose level is nearest to the wanted levels. */
  #nearest() {
    const [, least, most] = this.#wish;
    const far = ({level}) => Math.max(least - level, level - most);
    this.#made = this.#others.filter(({level}) => level !== null).sort((one, other) => far(one) - far(other)).slice(0, SOME);
    this.#chosen = this.#made[0] ?? null;
    return this.#made.length ? 'None of that level was found. These come nearest.' : 'None was found. Try another way of the three.';
  }

  #add(made) {
    const {level} = made;
    this.#levels.set(level, (this.#levels.get(level) ?? 0) + 1);
    const [word, least, most] = this.#wish;
    const isWished = level === null ? word === 'any' : level >= least && level <= most;
    const text = look(made);
    const list = isWished ? this.#made : this.#others;
    if (list.some(other => look(other) === text)) return false;
    list.push(made);
    if (!isWished) return false;
    this.#chosen ??= made;
    return true;
  }

  #forget() {
    this.#made = [];
    this.#others = [];
    this.#chosen = null;
    this.#levels.clear();
  }

  #take() {
    const {store} = this.#app;
    store.change({...ofView(this.#chosen.view), name: store.puzzle.name, ...wordsOf(store.puzzle)});
    this.#app.close();
    this.#app.go('draw');
    describe();
  }

  /** Stops making puzzles. */
  leave() {
    this.#stop?.abort();
  }

  body() {
    const busy = this.#stop !== null;
    return html`<p>A puzzle for others has one answer. Choose a level, and then a way to make it.</p>
      <label class="field">Level <select id="unique-level" ?disabled=${busy} @change=${event => { this.#wish = LEVELS[event.target.selectedIndex]; this.#forget(); this.#app.draw(); }}>
        ${LEVELS.map(level => html`<option ?selected=${level === this.#wish}>${said(level)}</option>`)}</select></label>
      <ul class="choices">${WAYS.map(way => html`<li><button class="choice" id=${`unique-${way.id}`} aria-pressed=${way === this.#way} aria-disabled=${busy}
        @click=${() => busy || this.#make(way)}><b>${way.title}</b><span>${way.words}</span></button></li>`)}</ul>
      <div class="row"><p class="numbers grow" id="unique-progress" role="status">${this.#progress(busy)}</p>
        ${this.#way ? html`<button id=${busy ? 'unique-stop' : 'unique-more'} class=${busy ? 'danger' : ''}
          @click=${() => (busy ? this.leave() : this.#make(this.#way))}>${busy ? 'Stop' : 'Others'}</button>` : null}</div>
      ${this.#made.length ? this.#results() : null}`;
  }

  #progress(busy) {
    const count = [...this.#levels.values()].reduce((sum, each) => sum + each, 0);
    const levels = [...this.#levels].filter(([level]) => level !== null).sort(([one], [other]) => one - other)
      .map(([level, many]) => (many > 1 ? `${level} (${many} times)` : level)).join(', ');
    const made = count ? `${number(count)} tried${levels ? `, of level ${levels}` : ''}.` : '';
    return `${busy ? `${this.#way.title} … ` : this.#note ? `${this.#note} ` : ''}${made}`;
  }

  #results() {
    const chosen = this.#chosen;
    return html`<ul class="gallery" aria-label="Puzzles that were made">${this.#made.map((made, at) => html`<li><button class="card" data-made=${at} aria-pressed=${made === chosen}
        @click=${() => { this.#chosen = made; this.#app.draw(); }}>${this.#picture(made)}
        <b>${made.level === null ? 'not rated' : `Level ${made.level}`}</b>${this.#way.id === 'given' ? null : html`<span>${bag(made.view, this.#app)}</span>`}</button></li>`)}</ul>
      <div class="verdict yes" id="made-unique" aria-live="polite"><p>${chosen.words} By hand: ${levelWords(chosen.level)}.</p>
        <button class="primary" id="take-unique" @click=${() => this.#take()}>Take it</button></div>`;
  }

  #picture({view}) {
    return thumbnail(ofView(view), this.#app.coloured(view.given), view.given.length ? `${view.given.length} pieces laid` : 'The board');
  }
}

const look = ({view}) => JSON.stringify([view.board, view.puzzle.pieces, view.given.map(pieceKey).sort()]);

const bag = (view, app) => `${view.kinds.filter(kind => kind.max !== 0).map(({name, max}) => `${max} ${app.store.short(name)}`).join(', ')}`;

/** Returns the dialog. @param packing the pieces of the packing that is shown, or null */
export function uniqueDialog(app, packing) {
  const desk = new Desk(app, packing);
  return {title: 'Make it unique', desk, body: () => desk.body(), closed: () => desk.leave()};
}
