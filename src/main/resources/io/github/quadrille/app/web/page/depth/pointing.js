// Makes a piece glow and shows its name while the pointer or the keys select it. A click or Enter picks it.

import {Tag} from './tag.js';

export class Pointing {
  /** This is the index of the piece that glows, or null. */
  lit = null;
  #canvas;
  #asked;
  #tag = new Tag();

  /**
   * Listens to the canvas. The object `asked` has functions of the view. `pieces()` returns the visible pieces.
   * `at(event)` returns the index, in `pieces()`, of the piece under the pointer, or null. `dragging()` tells whether
   * the user turns the view. `changed()` is called after the glow has moved or ended, and `picked(index or null)` after
   * a pick.
   */
  constructor(canvas, asked) {
    this.#canvas = canvas;
    this.#asked = asked;
    canvas.after(this.#tag.element);
    canvas.addEventListener('pointermove', event => this.#hover(event));
    canvas.addEventListener('pointerleave', () => this.#light(null));
    canvas.addEventListener('keydown', event => this.#key(event));
  }

  /** Lets no piece glow, because the view shows other pieces now. */
  forget() {
    this.lit = null;
    this.#tag.hide();
  }

  #hover(event) {
    if (this.#asked.dragging()) {
      this.#light(null);
      return;
    }
    const {left, top} = this.#canvas.getBoundingClientRect();
    this.#light(this.#asked.at(event), [event.clientX - left, event.clientY - top]);
  }

  /** Handles the keys: [ and ] go from piece to piece, Enter picks, Escape drops the choice. */
  #key(event) {
    const count = this.#asked.pieces().length;
    const step = {'[': -1, ']': 1}[event.key];
    if (step && count > 0) {
      const from = this.lit ?? (step > 0 ? -1 : count);
      this.#light((from + step + count) % count);
    } else if (event.key === 'Enter' && this.lit !== null) {
      this.#asked.picked(this.lit);
    } else if (event.key === 'Escape') {
      this.#light(null);
      this.#asked.picked(null);
    }
  }

  #light(place, at = null) {
    this.#tag.tell(place === null ? null : this.#asked.pieces()[place], at);
    if (place !== this.lit) {
      this.lit = place;
      this.#canvas.style.cursor = place === null ? '' : 'pointer';
      this.#asked.changed();
    }
  }
}
