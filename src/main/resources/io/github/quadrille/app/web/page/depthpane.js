// The board of cubes in space, in the place of its layers.

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
  #controls = new Controls(options => {
    this.#view?.set(options);
    this.#app.draw();
  });

  constructor(app) {
    this.#app = app;
  }

  /** Layers or space. */
  choice() {
    const option = (inDepth, words) => html`<button class="segment" data-depth=${inDepth} aria-pressed=${this.#app.inDepth === inDepth}
      @click=${() => { this.#app.inDepth = inDepth; this.#app.draw(); }}>${words}</button>`;
    return html`<div class="segments" role="group" aria-label="View">${option(false, 'Layers')}${option(true, 'In space')}</div>`;
  }

  pane(puzzle, scene) {
    this.#scene = {...puzzle, pieces: scene.pieces, film: scene.film ?? null};
    return html`<div class="space">
      <div class="space-view"></div>
      ${this.#controls.template(this.#scene, {
        reset: () => this.#view?.reset(),
        png: () => this.#png(),
        stl: scene.pieces.length > 0 ? () => save(this.#app, 'stl') : null,
      })}</div>`;
  }

  async #png() {
    const picture = await this.#view?.png();
    if (picture) download(picture, fileName(this.#app, 'png'));
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
      this.#view = new DepthView(host, {onPick: index => this.#controls.select(index)});
    }
    if (!this.#view) return;
    this.#view.show(this.#scene);
    const {film} = this.#scene;
    this.#view.set({...this.#controls.options, ...(film ? WHOLE : {}), film});
  }
}
