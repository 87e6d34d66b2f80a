// Draws the sliders and buttons of a view in space: pieces apart, layers, piece by piece, and saving the picture.

import {html} from '../lib/lit-html.js';
import {icon} from '../icons.js';

/** The automatic laying of pieces waits this long between two pieces. */
const PAUSE_MS = 800;
const NARROW = matchMedia('(max-width: 900px)');

export class Controls {
  /** The options are those that `DepthView.set` takes. */
  options = {explode: 0, layer: null, only: false, shown: null, ghost: null, selected: null};
  #changed;
  #timer = 0;

  /**
   * Takes a function `changed(options)`, which updates the view and draws the page again. It is called after every
   * change.
   */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Draws the controls for these layers and pieces. Each of the `actions` `reset`, `png` and `stl` that is given has a
   * button. A `film` has its own controls, so only these buttons are drawn. The controls are folded at first while the
   * user lays pieces, `isPlayed`, and on narrow screens.
   */
  template({layers, pieces, film, isPlayed}, actions) {
    const count = pieces.length;
    return html`<details ?open=${!isPlayed && !NARROW.matches}><summary>View</summary><div class="space-controls">
      ${film ? null : this.#settings(layers, count, isPlayed)}
      <div class="row wrap">
        ${button('reset', 'turn', 'Reset view', actions.reset)}
        ${button('png', 'save', 'Picture (PNG)', actions.png)}
        ${button('stl', 'save', 'For a 3D printer (STL)', actions.stl)}
      </div>
    </div></details>`;
  }

  #settings(layers, count, isPlayed) {
    return html`${this.#apart(count)}
      ${layers > 1 ? this.#layers(layers) : null}
      ${count > 0 ? this.#stepper(count) : null}
      <label class="check"><input type="checkbox" data-space="ghost" .checked=${this.options.ghost ?? (isPlayed || count === 0)}
        @change=${event => this.#set({ghost: event.target.checked})}> Empty cells as glass</label>`;
  }

  /** Shows one piece among others of glass. Selecting the same piece again, or null, shows all pieces. */
  select(index) {
    this.#set({selected: index === this.options.selected ? null : index});
  }

  /** Stops the automatic laying of pieces. */
  stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #set(part) {
    Object.assign(this.options, part);
    this.#changed(this.options);
  }

  #apart(count) {
    const {explode} = this.options;
    return slider('explode', 'Apart', {most: 1, step: 0.01, value: explode, words: `${Math.round(100 * explode)} %`, off: count === 0},
      value => this.#set({explode: value}));
  }

  #layers(layers) {
    const {layer, only} = this.options;
    const top = Math.min(layer ?? layers - 1, layers - 1);
    const words = only ? `only ${top + 1}` : top === layers - 1 ? 'all' : `up to ${top + 1}`;
    const show = (value, alone) => this.#set({layer: alone || value < layers - 1 ? value : null, only: alone});
    return html`${slider('layer', 'Layers', {most: layers - 1, step: 1, value: top, words}, value => show(value, only))}
      <label class="check"><input type="checkbox" data-space="only" .checked=${only}
        @change=${event => show(top, event.target.checked)}> One layer alone</label>`;
  }

  #stepper(count) {
    const shown = Math.min(this.options.shown ?? count, count);
    const show = value => this.#set({shown: value >= count ? null : value});
    const by = step => {
      this.stop();
      show(Math.max(0, shown + step));
    };
    const playing = this.#timer !== 0;
    const tool = (name, words, picture, off, action) => html`<button class="tool" data-space=${name} aria-label=${words} title=${words}
      ?disabled=${off} @click=${action}>${icon(picture)}</button>`;
    return html`<div class="space-steps" role="group" aria-label="Piece by piece">
      ${slider('shown', 'Pieces', {most: count, step: 1, value: shown, words: `${shown} of ${count}`}, value => by(value - shown))}
      ${tool('back', 'One piece less', 'back', shown === 0, () => by(-1))}
      ${tool('play', playing ? 'Pause' : 'Lay piece by piece', playing ? 'pause' : 'play', false, () => this.#play(count, shown))}
      ${tool('next', 'One piece more', 'next', shown === count, () => by(1))}
    </div>`;
  }

  #play(count, shown) {
    if (this.#timer) {
      this.stop();
      this.#changed(this.options);
      return;
    }
    this.#timer = setInterval(() => {
      const next = (this.options.shown ?? count) + 1;
      if (next >= count) this.stop();
      this.#set({shown: next >= count ? null : next});
    }, PAUSE_MS);
    this.#set({shown: shown === count ? 0 : shown});
  }
}

const slider = (name, title, {most, step, value, words, off = false}, changed) => html`<label class="space-slider">
  <span>${title} <output>${words}</output></span>
  <input type="range" data-space=${name} min="0" max=${most} step=${step} .value=${String(value)} aria-valuetext=${words} ?disabled=${off}
    @input=${event => changed(Number(event.target.value))}></label>`;

const button = (name, picture, words, action) => action
  ? html`<button data-space=${name} @click=${action}>${icon(picture)} ${words}</button>` : null;
