// Enlarges a board with buttons, Ctrl and the wheel, or two fingers on a touchpad. Then the wheel without Ctrl, or
// dragging beside the pieces, moves the view.

import {html} from './lib/lit-html.js';

/** Boards with more rows or columns than this have zoom buttons. */
const LARGE = 24;
const MOST = 60;

export class Zoom {
  #app;
  #of = '';
  /** This is the scale of the view, and its middle as fractions of the whole width and height. */
  #look = {scale: 1, x: 0.5, y: 0.5};

  constructor(app) {
    this.#app = app;
  }

  /** Returns the visible part of a frame. */
  frame(puzzle, frame) {
    const of = `${puzzle.lattice} ${puzzle.layers} ${puzzle.rows} ${puzzle.columns}`;
    if (of !== this.#of) {
      this.#of = of;
      this.#look = {scale: 1, x: 0.5, y: 0.5};
    }
    const {scale, x, y} = this.#look;
    if (scale === 1) return frame;
    const [left, top, width, height] = frame.split(' ').map(Number);
    return [left + width * (x - 0.5 / scale), top + height * (y - 0.5 / scale), width / scale, height / scale].join(' ');
  }

  /**
   * Enlarges the view by a factor.
   *
   * @param at the point that stays in place, as fractions of the visible width and height
   */
  #by(factor, [x, y] = [0.5, 0.5]) {
    const {scale} = this.#look;
    const next = Math.min(MOST, Math.max(1, scale * factor));
    const far = 1 / scale - 1 / next;
    this.#to(next, this.#look.x + (x - 0.5) * far, this.#look.y + (y - 0.5) * far);
  }

  #to(scale, x, y) {
    const inside = at => Math.min(1 - 0.5 / scale, Math.max(0.5 / scale, at));
    this.#look = {scale, x: inside(x), y: inside(y)};
    this.#app.draw();
  }

  #wheel(event) {
    if (document.documentElement.classList.contains('carrying')) return;
    if (!event.ctrlKey && this.#look.scale === 1) return;
    event.preventDefault();
    const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
    if (event.ctrlKey) this.#by(Math.exp(-event.deltaY / 200), [(event.clientX - left) / width, (event.clientY - top) / height]);
    else this.#move(event.deltaX / width, event.deltaY / height);
  }

  #move(right, down) {
    const {scale, x, y} = this.#look;
    this.#to(scale, x + right / scale, y + down / scale);
  }

  /** Draws the zoom controls around a picture of the board. */
  around(puzzle, picture) {
    const isNear = this.#look.scale > 1;
    const buttons = isNear || Math.max(puzzle.rows, puzzle.columns) > LARGE;
    const button = (words, text, act, disabled) => html`<button class="tool" data-zoom=${text} aria-label=${words} title=${words} ?disabled=${disabled} @click=${act}>${text}</button>`;
    return html`<div class="zoomed" @wheel=${event => this.#wheel(event)}
        @pointermove=${event => event.buttons && isNear && !event.target.closest('.holds, .piece')
          && !document.documentElement.classList.contains('carrying') && this.#drag(event)}>${picture}
      ${buttons ? html`<div class="zoom" role="group" aria-label="A nearer look">${button('Nearer', '+', () => this.#by(1.6), false)}
        ${button('Farther', '−', () => this.#by(1 / 1.6), !isNear)}${button('All', '⤢', () => this.#to(1, 0.5, 0.5), !isNear)}</div>` : null}</div>`;
  }

  #drag(event) {
    const {width, height} = event.currentTarget.getBoundingClientRect();
    this.#move(-event.movementX / width, -event.movementY / height);
  }
}
