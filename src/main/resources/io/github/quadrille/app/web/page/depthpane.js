// The board of cubes or balls in space, beside its layers.

import {html} from './lib/lit-html.js';
import {Controls} from './depth/controls.js';
import {download, fileName, save} from './saving.js';

/** In a film all pieces are seen. */
const WHOLE = {explode: 0, layer: null, only: false, shown: null, ghost: false};

export class DepthPane {
  #app;
  #view = null;
  #host = null;
  #scene = null;
  /** What a mode does with the pieces, see `pane`. */
  #hands = null;
  /** The piece that is held over the board, or nothing. */
  #held = null;
  #controls = new Controls(options => {
    this.#view?.set(options);
    this.#app.draw();
  });

  constructor(app) {
    this.#app = app;
  }

  /** Layers alone, or space beside them. */
  choice() {
    const option = (inDepth, words) => html`<button class="segment" data-depth=${inDepth} aria-pressed=${this.#app.inDepth === inDepth}
      @click=${() => { this.#app.inDepth = inDepth; this.#app.draw(); }}>${words}</button>`;
    return html`<div class="segments" role="group" aria-label="View">${option(false, 'Layers')}${option(true, 'In space')}</div>`;
  }

  /** @param scene of the mode; `hands` {press(event, piece, tap): whether it takes the piece, held: the piece in the hand} where it plays */
  pane(puzzle, scene) {
    this.#hands = scene.hands ?? null;
    this.#held = this.#hands?.held ?? null;
    this.#scene = {...puzzle, pieces: scene.pieces, film: scene.film ?? null};
    return html`<div class="space">
      <div class="space-view"></div>
      ${this.#controls.template({...this.#scene, isPlayed: this.#hands !== null}, {
        reset: () => this.#view?.reset(),
        png: () => this.#png(),
        stl: scene.pieces.length > 0 ? () => save(this.#app, 'stl') : null,
      })}</div>`;
  }

  async #png() {
    const picture = await this.#view?.png();
    if (picture) download(picture, fileName(this.#app, 'png'));
  }

  /** The line from the eye through a point of the window, {from, way} in the room of the board; nothing beside the picture. */
  ray(x, y) {
    return this.#view?.ray(x, y) ?? null;
  }

  /** Shows a piece over the board, or none, while everything else stays. */
  hold(held) {
    this.#held = held;
    this.#show();
  }

  #show() {
    if (!this.#view) return;
    const pieces = this.#held ? [...this.#scene.pieces, {...this.#held, isHeld: true}] : this.#scene.pieces;
    this.#view.show({...this.#scene, pieces});
    const {film} = this.#scene, {options} = this.#controls;
    // Who plays sees where there is still room, and all pieces where they lie.
    this.#view.set({...options, ghost: options.ghost ?? (this.#hands ? true : null), ...(this.#held ? {explode: 0, shown: null} : {}), ...(film ? WHOLE : {}), film});
  }

  #press(event, index) {
    const piece = this.#scene.pieces[index];
    return Boolean(piece && this.#hands?.press(event, piece, () => this.#controls.select(index)));
  }

  /** After the page was drawn: makes the view when there is a place for it, and lets it go when there is none. */
  async shown() {
    const host = document.querySelector('.space-view');
    if (host !== this.#host) {
      this.#view?.dispose();
      this.#view = null;
      this.#host = host;
      if (!host) {
        this.#controls.stop();
        return;
      }
      const {DepthView} = await import('./depth/view.js');
      if (this.#host !== host) return;
      this.#view = new DepthView(host, {onPick: index => this.#controls.select(index), onPress: (event, index) => this.#press(event, index)});
    }
    this.#show();
  }
}
