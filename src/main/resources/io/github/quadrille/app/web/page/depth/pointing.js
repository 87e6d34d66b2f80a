// A piece glows and is named while it is pointed at, by pointer or by key; a click or Enter picks it.

import {Tag} from './tag.js';

export class Pointing {
  /** The place of the piece that glows, or null. */
  lit = null;
  #canvas;
  #asked;
  #tag = new Tag();

  /**
   * `asked` is how the view answers: `at(event)`, the place of a piece below the pointer or null; `pieces()`, those that can be seen;
   * `dragging()`; `changed()` after another piece glows; `picked(place or null)`.
   */
  constructor(canvas, asked) {
    this.#canvas = canvas;
    this.#asked = asked;
    canvas.after(this.#tag.element);
    canvas.addEventListener('pointermove', event => this.#hover(event));
    canvas.addEventListener('pointerleave', () => this.#light(null));
    canvas.addEventListener('keydown', event => this.#key(event));
  }

  /** Other pieces are there: none glows. */
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

  /** The keys [ and ] go from piece to piece, Enter picks, Escape lets go. */
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
