// Runs the page: a bar for the puzzle, a bar of modes, the board, and a panel.

import {html, render} from './lib/lit-html.js';
import {board} from './board.js';
import {unable} from './engine.js';
import {isSolid} from './lattices.js';
import {Store} from './store.js';
import {bar} from './bar.js';
import {helpDialog} from './help.js';
import {Fragment} from './fragment.js';
import {DepthPane} from './depthpane.js';
import {canDrawSpace} from './depth/able.js';
import {keep} from './kept.js';
import {listen, printed} from './printed.js';
import {lookChoice, looks, patterns} from './looks.js';
import {Zoom} from './zoom.js';
import {Toasts} from './toasts.js';
import {StartMode} from './modes/start.js';
import {DrawMode} from './modes/draw.js';
import {SolveMode} from './modes/solve.js';
import {WhyMode} from './modes/why.js';
import {PlayMode} from './modes/play.js';
import {CompareMode} from './modes/compare.js';
import {GameMode} from './modes/game.js';
import {SheetMode} from './modes/sheet.js';

const MODES = [StartMode, DrawMode, SolveMode, WhyMode, PlayMode, CompareMode, GameMode, SheetMode];

/** A board with at most this many cells opens in space by default, because drawing larger boards takes long. */
const MOST_IN_SPACE = 3000;

/** An `App` holds the state of the page that all modes share. */
class App {
  #root = document.getElementById('page');
  #drawing = false;
  #tab = null;
  /** The page shows this dialog at the moment. */
  #shown = null;

  store = new Store();
  toasts = new Toasts(this);
  modes = MODES.map(Mode => new Mode(this));
  /** A user who follows a link to a puzzle begins in the second mode instead of the start screen. */
  mode = this.modes[location.hash.length > 1 ? 1 : 0];
  /** Tells whether the puzzle was handed out to be played, with no answers available. */
  isHandedOut = false;
  #inDepth = {};
  depth = new DepthPane(this);
  zoom = new Zoom(this);
  /** This dialog should be open: {title, body: () => template, closed?: () => called when it closes}. */
  dialog = null;
  fragment = new Fragment(this);

  async start() {
    this.store.addEventListener('change', () => {
      // A change of the puzzle makes all earlier answers invalid, in every mode.
      for (const mode of this.modes) mode.changed?.();
      this.draw();
    });
    this.store.addEventListener('view', () => {
      this.mode.viewed?.();
      this.fragment.write();
      if (this.mode.id !== 'start' && !this.isHandedOut && !this.store.errors.length) keep(this.store.view, this.store.viewedFile);
      this.draw();
    });
    this.store.addEventListener('late', () => this.draw());
    addEventListener('keydown', event => this.#key(event));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
    listen(this);
    this.mode.enter?.();
    if (unable) this.open({title: 'An older browser', body: () => unable});
    this.#root.replaceChildren();
    this.draw();
    await this.fragment.begin();
    this.draw();
  }

  /**
   * Shows another mode.
   *
   * @param isStep whether the browser's Back button undoes the change; if so, earlier messages disappear
   */
  go(id, isStep = true) {
    const next = this.modes.find(mode => mode.id === id) ?? this.modes[0];
    if (next !== this.mode) {
      this.mode.leave?.();
      if (isStep) this.toasts.clear();
      this.mode = next;
      next.enter?.();
      this.fragment.write(isStep);
    }
    this.draw();
  }

  /** Draws the whole page with the next animation frame. */
  draw() {
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => this.drawNow());
  }

  /** Draws the whole page at once, for callers that read what was drawn. */
  drawNow() {
    this.#drawing = false;
    render(this.#page(), this.#root);
    this.#root.classList.toggle('patterned', looks.hasPatterns);
    this.#showDialog();
    this.depth.shown();
    this.#showTab();
    document.title = `${this.mode.heading ?? this.store.puzzle.name} · Quadrille`;
  }

  /**
   * Returns whether a solid board is shown in space beside its layers. By default, it is shown there if the board is
   * small enough and the browser can draw it.
   */
  get inDepth() {
    return this.#inDepth[this.#isVast] ?? (!this.#isVast && canDrawSpace());
  }

  /** Stores the user's choice, separately for small and for large boards. */
  set inDepth(inDepth) {
    this.#inDepth[this.#isVast] = inDepth;
  }

  get #isVast() {
    const {layers, rows, columns} = this.store.puzzle;
    return layers * rows * columns > MOST_IN_SPACE;
  }

  /** Returns the mode in which the user lays pieces by hand. */
  get play() {
    return this.modes.find(mode => mode.id === 'play');
  }

  /** Returns the colour of a kind, which is the same in all pictures. */
  colour(kind) {
    return this.store.kind(kind)?.colour ?? '#9daac0';
  }

  /** Returns pieces with the colours and names that drawing them needs. */
  coloured(pieces, more = {}) {
    return pieces.map(piece => ({...piece, colour: this.colour(piece.kind), name: this.store.short(piece.kind), ...more}));
  }

  open(dialog) {
    this.dialog = dialog;
    this.draw();
  }

  close() {
    if (!this.dialog) return;
    const {closed} = this.dialog;
    this.dialog = null;
    closed?.();
    this.draw();
  }

  #key(event) {
    const typing = event.target.matches('input, textarea, select');
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !typing) {
      event.preventDefault();
      if (event.shiftKey) this.history.redo();
      else this.history.undo();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'y' && !typing) {
      event.preventDefault();
      this.history.redo();
    } else if (event.key === '?' && !typing && !this.dialog) {
      event.preventDefault();
      this.open(helpDialog(this));
    }
  }

  /** Returns the history that undo and redo act on: the mode's own or, if it has none, the puzzle's. */
  get history() {
    return this.mode.history ?? this.store;
  }

  #board() {
    const scene = this.mode.scene();
    const puzzle = scene.puzzle ?? this.store.puzzle;
    const solid = isSolid(puzzle.lattice) && !scene.flat;
    return html`
      ${solid ? this.depth.choice() : null}
      <div class="views">
        ${solid && this.inDepth ? this.depth.pane(puzzle, scene) : null}
        <div class="flat">${this.zoom.around(puzzle, board(puzzle, {...scene, look: frame => this.zoom.frame(puzzle, frame)}))}</div>
      </div>`;
  }

  #page() {
    return html`
      ${bar(this)}
      ${this.isHandedOut ? null : html`<nav class="modes" aria-label="What to do">
        ${this.modes.filter(mode => mode.title).map(mode => html`<button class="mode" data-mode=${mode.id} aria-current=${mode === this.mode ? 'page' : 'false'}
          @click=${() => this.go(mode.id)}>${mode.title}${mode.isBusy ? html`<i class="busy" role="img" aria-label="at work"></i>` : null}</button>`)}
      </nav>`}
      ${this.store.isLate ? html`<p class="late" role="status">Reading the board …</p>` : null}
      <main class=${`stage at-${this.mode.id}`}>
        <section class="table" aria-label=${this.mode.tableName ?? 'Board'}>
          ${this.mode.table?.() ?? this.#board()}
          ${this.mode.below?.() ?? null}
        </section>
        <section class="panel" aria-label=${this.mode.title ?? 'Quadrille'}>${this.mode.panel()}</section>
      </main>
      ${printed(this)}
      <footer class="foot">${lookChoice(this)}</footer>
      ${patterns()}
      ${this.dialog ? null : this.toasts.list()}
      ${this.#dialog()}`;
  }

  #dialog() {
    return html`<dialog class="dialog" aria-labelledby="dialog-title" @cancel=${event => { event.preventDefault(); this.close(); }}
        @click=${event => event.target === event.currentTarget && this.close()}>
      <header><h2 id="dialog-title">${this.dialog?.title}</h2>
        <button class="quiet" aria-label="Close" @click=${() => this.close()}>✕</button></header>
      <div class="dialog-body">${this.dialog?.body()}</div>
      ${this.dialog ? this.toasts.list() : null}
    </dialog>`;
  }

  /** Scrolls the bar of modes to the current mode, because the bar is wider than a narrow screen. */
  #showTab() {
    const tab = this.#root.querySelector('.mode[aria-current="page"]');
    if (tab !== this.#tab) tab?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    this.#tab = tab;
  }

  /**
   * Opens or closes the browser's own dialog, which holds the focus and closes with Escape. A dialog that replaces
   * another is opened anew, so that the focus moves to it.
   */
  #showDialog() {
    const dialog = this.#root.querySelector('dialog');
    if (this.dialog !== this.#shown) dialog.close();
    if (this.dialog && !dialog.open) dialog.showModal();
    this.#shown = this.dialog;
  }
}

if (document.getElementById('page')) {
  const app = new App();
  globalThis.quadrille = app;
  app.start();
}
