// A packing of a cubic board in space, for any mode: `new DepthView(host).show({layers, rows, columns, board, pieces})`.
// See `controls.js` for sliders and buttons, and `layers.js` for the same in the plane.

import {follow} from './theme.js';
import {fromBelow} from './order.js';
import {Orbit} from './orbit.js';
import {Stage} from './scene.js';
import {Tag} from './tag.js';
import {emptyCells, inWords} from './content.js';

const NOTHING = {layers: 1, rows: 1, columns: 1, board: ['#'], pieces: []};
/** Of what is left, in a second: movements end softly. */
const HASTE = {explode: 9, shown: 7, orbit: 16};

export class DepthView {
  #host;
  #canvas = document.createElement('canvas');
  #tag;
  #stage = null;
  #orbit;
  #content = NOTHING;
  /** The pieces of the content in the order in which they are laid. */
  #laying = [];
  #options = {explode: 0, layer: null, only: false, shown: null, ghost: null, selected: null};
  #now = {explode: 0, shown: 0};
  #hovered = null;
  #frame = 0;
  #last = 0;
  #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #ends = [];

  /** Fills the host; `onPick(index or null)` when a piece or the space beside is clicked, or chosen by key. */
  constructor(host, {onPick = () => {}} = {}) {
    this.#host = host;
    host.style.position = 'relative';
    try {
      this.#stage = new Stage(this.#canvas);
    } catch {
      host.replaceChildren(Object.assign(document.createElement('p'), {className: 'depth-missing',
        textContent: 'This browser shows no 3D pictures (WebGL is missing or switched off). The layers side by side show the same.'}));
      return;
    }
    Object.assign(this.#canvas, {className: 'depth-canvas', tabIndex: 0});
    Object.assign(this.#canvas.style, {display: 'block', width: '100%', height: '100%', touchAction: 'none'});
    this.#canvas.setAttribute('role', 'application');
    this.#canvas.setAttribute('aria-roledescription', '3D view');
    this.#tag = new Tag();
    host.replaceChildren(this.#canvas, this.#tag.element);
    this.#orbit = new Orbit(this.#canvas, () => this.#ask(), event => onPick(this.#index(this.#at(event))));
    const listen = (name, action) => this.#canvas.addEventListener(name, action);
    listen('pointermove', event => this.#hover(event));
    listen('pointerleave', () => this.#light(null));
    listen('keydown', event => this.#key(event, onPick));
    listen('webglcontextlost', event => event.preventDefault());
    listen('webglcontextrestored', () => this.#build());
    const sizes = new ResizeObserver(() => this.resize());
    sizes.observe(host);
    this.#ends.push(() => sizes.disconnect(), () => cancelAnimationFrame(this.#frame), () => this.#orbit.dispose());
    this.#build();
    this.#ends.push(follow(host, theme => {
      this.#stage.colours(theme);
      this.#ask();
    }));
    this.resize();
  }

  /** Other board or other pieces, as in the answers of the server; what was set stays, and so does the way it is turned. */
  show(content) {
    const {name, layers, rows, columns, board, pieces} = content;
    const next = {name, layers, rows, columns, board: board.filter(row => row !== ''),
      pieces: pieces.map(({kind, cells, colour, given}) => ({kind, cells, colour, given}))};
    if (JSON.stringify(next) === JSON.stringify(this.#content)) {
      return;
    }
    this.#content = next;
    this.#laying = fromBelow(next.pieces);
    this.#hovered = null;
    this.#tag?.hide();
    this.#build();
    this.#now.shown = this.#goal().shown;
  }

  /**
     * `explode` from 0 to 1; `layer`: up to this one, or it alone with `only`; `shown`: so many pieces, from below, null for all; `ghost`: empty cells
     * as glass, null only where there are no pieces; `selected`: index of a piece, the others turn to glass. What is not named stays.
     */
  set(options) {
    const before = this.#options;
    this.#options = {...before, ...options};
    if (before.layer !== this.#options.layer || before.only !== this.#options.only) {
      this.#build();
    } else if (before.ghost !== this.#options.ghost || before.shown !== this.#options.shown) {
      this.#glass();
    }
    this.#mark();
  }

  resize() {
    const {clientWidth, clientHeight} = this.#host;
    if (this.#stage && clientWidth > 0 && clientHeight > 0) {
      this.#stage.resize(clientWidth, clientHeight);
      this.#draw();
    }
  }

  /** Back to where it was seen from at first. */
  reset() {
    this.#orbit?.reset();
  }

  /** A promise of the picture as it is seen; null without WebGL. */
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

  #inLayer = layer => this.#options.layer === null
    || (this.#options.only ? layer === this.#options.layer : layer <= this.#options.layer);

  #goal() {
    const all = this.#content.pieces.length;
    return {explode: this.#options.explode, shown: Math.min(all, this.#options.shown ?? all)};
  }

  #build() {
    if (this.#stage) {
      this.#canvas.setAttribute('aria-label', inWords(this.#content));
      this.#stage.build({...this.#content, pieces: this.#laying}, this.#inLayer);
      this.#glass();
      this.#mark();
    }
  }

  #glass() {
    const wanted = this.#options.ghost ?? this.#laying.length === 0;
    this.#stage?.glass(wanted ? emptyCells(this.#content, this.#laying.slice(0, this.#goal().shown), this.#inLayer) : []);
    this.#ask();
  }

  #mark() {
    this.#stage?.mark(this.#hovered ?? -1, this.#laying.findIndex(piece => piece.index === this.#options.selected));
    this.#ask();
  }

  #ask() {
    if (this.#stage && !this.#frame) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(time => this.#step(time));
    }
  }

  /** One frame, and another one only as long as something moves. */
  #step(time) {
    const seconds = Math.max(0.001, Math.min(0.05, (time - this.#last) / 1000));
    this.#last = time;
    const share = haste => this.#calm.matches ? 1 : 1 - Math.exp(-haste * seconds);
    const goal = this.#goal();
    let moving = this.#orbit.advance(share(HASTE.orbit));
    for (const name of ['explode', 'shown']) {
      const way = goal[name] - this.#now[name];
      const near = Math.abs(way) < 0.002;
      this.#now[name] = near ? goal[name] : this.#now[name] + share(HASTE[name]) * way;
      moving ||= !near;
    }
    this.#draw();
    this.#frame = moving ? requestAnimationFrame(next => this.#step(next)) : 0;
  }

  #draw() {
    const {turn, tilt, zoom} = this.#orbit;
    this.#stage.draw({...this.#now, turn, tilt, zoom});
  }

  #at({clientX, clientY}) {
    const {left, top, width, height} = this.#canvas.getBoundingClientRect();
    return this.#stage.pick(2 * (clientX - left) / width - 1, 1 - 2 * (clientY - top) / height, this.#now);
  }

  /** As whoever shows the pieces counts them. */
  #index = place => place === null ? null : this.#laying[place].index;

  #hover(event) {
    if (this.#orbit.dragging) {
      this.#light(null);
    } else {
      const {left, top} = this.#canvas.getBoundingClientRect();
      this.#light(this.#at(event), [event.clientX - left, event.clientY - top]);
    }
  }

  /** The keys [ and ] go from piece to piece, Enter chooses. */
  #key(event, onPick) {
    const count = this.#goal().shown;
    const step = {'[': -1, ']': 1}[event.key];
    if (step && count > 0) {
      const from = this.#hovered ?? (step > 0 ? -1 : count);
      this.#light((from + step + count) % count);
    } else if (event.key === 'Enter' && this.#hovered !== null) {
      onPick(this.#index(this.#hovered));
    } else if (event.key === 'Escape') {
      this.#light(null);
      onPick(null);
    }
  }

  #light(index, place = null) {
    const piece = index === null ? null : this.#laying[index];
    this.#tag.tell(piece, place);
    if (index !== this.#hovered) {
      this.#hovered = index;
      this.#canvas.style.cursor = index === null ? 'grab' : 'pointer';
      this.#mark();
    }
  }
}
