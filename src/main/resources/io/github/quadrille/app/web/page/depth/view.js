// Shows a packing of a board of cubes or balls in space: `new DepthView(host).show({name, lattice, layers, rows,
// columns, board, pieces})`. The sliders and buttons are in `controls.js`.

import {canDrawSpace} from './able.js';
import {emptyCells, inWords} from './content.js';
import {frames} from './frames.js';
import {Motion} from './motion.js';
import {Orbit} from './orbit.js';
import {fromBelow} from './order.js';
import {Pointing} from './pointing.js';
import {Stage} from './scene.js';
import {follow} from './theme.js';

const NOTHING = {lattice: 'cubic', layers: 1, rows: 1, columns: 1, board: ['#'], pieces: []};

export class DepthView {
  #host;
  #canvas = document.createElement('canvas');
  /** The stage is null without WebGL, and after `dispose`. */
  #stage = null;
  #orbit;
  #motion;
  #pointing;
  #content = NOTHING;
  /** These are the pieces of the content in the order in which they are laid. */
  #laying = [];
  #options = {explode: 0, layer: null, only: false, shown: null, ghost: null, selected: null, film: null};
  #ends = [];

  /**
   * Fills the host element. The function `onPick(index or null)` is called when a click or key chooses a piece or no
   * piece. The function `onPress(event, index)` is called when a piece is pressed, and returns whether it takes the
   * press.
   */
  constructor(host, {onPick = () => {}, onPress = () => false} = {}) {
    this.#host = host;
    if (canDrawSpace()) this.#stage = new Stage(this.#canvas);
    else {
      host.replaceChildren(Object.assign(document.createElement('p'), {className: 'depth-missing',
        textContent: 'This browser shows no 3D pictures (WebGL is missing or switched off). The layers side by side show the same.'}));
      return;
    }
    host.style.position = 'relative';
    host.replaceChildren(this.#canvas);
    Object.assign(this.#canvas, {className: 'depth-canvas', tabIndex: 0});
    this.#canvas.setAttribute('role', 'application');
    this.#canvas.setAttribute('aria-roledescription', '3D view');
    const picked = place => onPick(place === null ? null : this.#laying[place].index);
    this.#orbit = new Orbit(this.#canvas, () => this.#motion.ask(), event => picked(this.#at(event)),
      event => onPress(event, this.#laying[this.#at(event)]?.index));
    this.#motion = new Motion(this.#orbit, () => this.#draw());
    this.#pointing = new Pointing(this.#canvas, {at: event => this.#at(event), pieces: () => this.#laying.slice(0, this.#shown),
      dragging: () => this.#orbit.dragging, changed: () => this.#mark(), picked});
    this.#canvas.addEventListener('webglcontextlost', event => event.preventDefault());
    this.#canvas.addEventListener('webglcontextrestored', () => {
      this.#stage.relight();
      this.#build();
    });
    this.#build();
    const sizes = new ResizeObserver(() => this.resize());
    sizes.observe(host);
    const colours = follow(host, theme => {
      this.#stage.colours(theme);
      this.#motion.ask();
    });
    this.#ends = [() => sizes.disconnect(), colours, () => this.#motion.stop(), () => this.#orbit.dispose()];
    this.resize();
  }

  /**
   * Shows another board or other pieces, in the form of the server's answers. The direction of view stays. So do the
   * options, except the film.
   */
  show(content) {
    const {name, lattice, layers, rows, columns, board, pieces} = content;
    const next = {name, lattice, layers, rows, columns, board: board.filter(row => row !== ''),
      pieces: pieces.map(({kind, cells, colour, given, isHeld}) => ({kind, cells, colour, given, isHeld}))};
    if (JSON.stringify(next) === JSON.stringify(this.#content)) {
      return;
    }
    this.#content = next;
    // A film belongs to the earlier pieces, so it ends.
    this.#options = {...this.#options, film: null};
    this.#laying = fromBelow(next.pieces, next);
    this.#pointing?.forget();
    this.#build();
    this.#motion?.to({shown: this.#shown}, {shown: this.#shown});
  }

  /**
   * Sets options and keeps those that are not given. `explode`: how far pieces are apart, from 0 to 1. `layer`: the
   * last layer shown, or the only one with `only`. `shown`: the number of pieces from below, or null for all. `ghost`:
   * whether empty cells are glass; with null, only if there are no pieces. `selected`: the index of a piece; all others
   * turn to glass. `film`: {moves, at}, where `at` moves are made.
   */
  set(options) {
    const before = this.#options;
    this.#options = {...before, ...options};
    if (before.layer !== this.#options.layer || before.only !== this.#options.only) {
      this.#build();
    } else if (before.ghost !== this.#options.ghost || before.shown !== this.#options.shown) {
      this.#glass();
    }
    const {film} = this.#options;
    const isOther = before.film?.moves !== film?.moves;
    if (isOther) this.#play();
    this.#mark();
    this.#motion?.to({explode: this.#options.explode, shown: this.#shown, film: film?.at ?? 0}, isOther ? {film: 0} : {});
  }

  resize() {
    const {clientWidth, clientHeight} = this.#host;
    if (this.#stage && clientWidth > 0 && clientHeight > 0) {
      this.#stage.resize(clientWidth, clientHeight);
      this.#draw();
    }
  }

  /** Turns the view back to its first direction. */
  reset() {
    this.#orbit?.reset();
  }

  /** Returns a promise of the current picture, or of null without WebGL. */
  png() {
    if (!this.#stage) {
      return Promise.resolve(null);
    }
    this.#draw();
    return new Promise(done => this.#canvas.toBlob(done, 'image/png'));
  }

  dispose() {
    this.#ends.forEach(end => end());
    this.#ends = [];
    this.#stage?.dispose();
    this.#stage = null;
    this.#host.replaceChildren();
  }

  get #shown() {
    return Math.min(this.#laying.length, this.#options.shown ?? this.#laying.length);
  }

  #inLayer = layer => {
    const {layer: wanted, only} = this.#options;
    const top = Math.min(wanted, this.#content.layers - 1);
    return wanted === null || (only ? layer === top : layer <= top);
  };

  #build() {
    if (this.#stage) {
      this.#canvas.setAttribute('aria-label', inWords(this.#content));
      this.#stage.build({...this.#content, pieces: this.#laying}, this.#inLayer);
      this.#play();
      this.#glass();
      this.#mark();
    }
  }

  #play() {
    const moves = this.#options.film?.moves.map(move => ({...move, pieces: move.pieces.map(index => this.#laying.findIndex(piece => piece.index === index))}));
    this.#stage?.play(moves ? frames(this.#content, this.#laying, moves) : null);
  }

  #glass() {
    const wanted = this.#options.ghost ?? this.#laying.length === 0;
    this.#stage?.glass(wanted ? emptyCells(this.#content, this.#laying.slice(0, this.#shown), this.#inLayer) : []);
    this.#motion?.ask();
  }

  #mark() {
    const chosen = this.#laying.findIndex(piece => piece.index === this.#options.selected);
    const held = this.#laying.findIndex(piece => piece.isHeld);
    this.#stage?.mark(held < 0 ? this.#pointing.lit ?? -1 : held, chosen);
    this.#motion?.ask();
  }

  #draw() {
    const {turn, tilt, zoom} = this.#orbit;
    this.#stage?.draw({...this.#motion.now, turn, tilt, zoom});
  }

  /** Returns the line from the eye through a point of the window, or null if the point is outside the picture. */
  ray(clientX, clientY) {
    const [x, y] = this.#inCanvas(clientX, clientY);
    return this.#stage && Math.abs(x) <= 1 && Math.abs(y) <= 1 ? this.#stage.ray(x, y) : null;
  }

  #at({clientX, clientY}) {
    return this.#stage.pick(...this.#inCanvas(clientX, clientY), this.#motion.now);
  }

  /** Returns a point of the window in coordinates of the canvas, from -1 to 1 to the right and upwards. */
  #inCanvas(clientX, clientY) {
    const {left, top, width, height} = this.#canvas.getBoundingClientRect();
    return [2 * (clientX - left) / width - 1, 1 - 2 * (clientY - top) / height];
  }
}
