// Shows a board of cubes or balls in space, beside its layers.

import {html} from './lib/lit-html.js';
import {Controls} from './depth/controls.js';
import {download, fileName, save} from './saving.js';

/** A film shows all pieces, with these options. */
const WHOLE = {explode: 0, layer: null, only: false, shown: null, ghost: false};

export class DepthPane {
  #app;
  #view = null;
  #host = null;
  #scene = null;
  /** This object of the mode handles presses on pieces. The scene for `pane` has it. */
  #hands = null;
  /** The user holds this piece over the board, or null. */
  #held = null;
  #controls = new Controls(options => {
    this.#view?.set(options);
    this.#app.draw();
  });

  constructor(app) {
    this.#app = app;
  }

  /** Draws the choice between layers alone and a view in space beside them. */
  choice() {
    const option = (inDepth, words) => html`<button class="segment" data-depth=${inDepth} aria-pressed=${this.#app.inDepth === inDepth}
      @click=${() => { this.#app.inDepth = inDepth; this.#app.draw(); }}>${words}</button>`;
    return html`<div class="segments" role="group" aria-label="View">${option(false, 'Layers')}${option(true, 'In space')}</div>`;
  }

  /**
   * Draws the view in space and its controls.
   *
   * @param scene the scene of the mode; if the user lays pieces, its `hands` are {press(event, piece, tap): whether it
   *     takes the piece, held: the piece in the hand}
   */
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

  /**
   * Returns the line from the eye through a point of the window as {from, way} in coordinates of the board. Returns
   * null outside the picture.
   */
  ray(x, y) {
    return this.#view?.ray(x, y) ?? null;
  }

  /** Shows a piece over the board, or none, and changes nothing else. */
  hold(held) {
    this.#held = held;
    this.#show();
  }

  #show() {
    if (!this.#view) return;
    const pieces = this.#held ? [...this.#scene.pieces, {...this.#held, isHeld: true}] : this.#scene.pieces;
    this.#view.show({...this.#scene, pieces});
    const {film} = this.#scene, {options} = this.#controls;
    // A user who lays pieces sees the empty cells, and sees all pieces in their places while holding one.
    this.#view.set({...options, ghost: options.ghost ?? (this.#hands ? true : null), ...(this.#held ? {explode: 0, shown: null} : {}), ...(film ? WHOLE : {}), film});
  }

  #press(event, index) {
    const piece = this.#scene.pieces[index];
    return Boolean(piece && this.#hands?.press(event, piece, () => this.#controls.select(index)));
  }

  /** Creates the view after the page has drawn a place for it, and disposes of it when there is no place any more. */
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
