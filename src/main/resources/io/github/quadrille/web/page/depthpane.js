// The board of cubes in space, in the place of its layers.

import {html} from './lib/lit-html.js';

export class DepthPane {
  #app;
  #view = null;
  #scene = null;
  #state = {explode: 0, ghost: false, shown: null, layer: null};

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
    this.#scene = {puzzle, pieces: scene.pieces};
    const pieces = scene.pieces.length;
    const slide = (name, words, most, step, value) => html`<label>${words}
      <input type="range" data-slide=${name} min="0" max=${most} step=${step} .value=${String(value)}
        @input=${event => this.#set({[name]: Number(event.target.value)})}></label>`;
    return html`<div class="space">
      <div class="space-view"></div>
      <div class="row wrap sliders">
        ${slide('explode', 'Apart', 1, 0.01, this.#state.explode)}
        ${slide('layer', 'Layers', puzzle.layers - 1, 1, this.#state.layer ?? puzzle.layers - 1)}
        ${pieces ? slide('shown', 'Pieces', pieces, 1, Math.min(this.#state.shown ?? pieces, pieces)) : null}
        <label class="check"><input type="checkbox" .checked=${this.#state.ghost}
          @change=${event => this.#set({ghost: event.target.checked})}> Empty cells</label>
      </div></div>`;
  }

  #set(part) {
    Object.assign(this.#state, part);
    this.#view?.set(this.#said());
    this.#app.draw();
  }

  #said() {
    const {puzzle, pieces} = this.#scene;
    const {layer, shown, ...rest} = this.#state;
    return {...rest, layer: layer === null || layer >= puzzle.layers - 1 ? null : layer, shown: shown ?? pieces.length};
  }

  /** After the page was drawn: makes the view when there is a place for it, and lets it go when there is none. */
  async shown() {
    const host = document.querySelector('.space-view');
    if (!host) {
      this.#view?.dispose();
      this.#view = null;
      return;
    }
    if (!this.#view) {
      const {DepthView} = await import('./depth/view.js');
      if (this.#view || !host.isConnected) return;
      this.#view = new DepthView(host);
    }
    const {puzzle, pieces} = this.#scene;
    this.#view.show({...puzzle, pieces});
    this.#view.set(this.#said());
  }
}
