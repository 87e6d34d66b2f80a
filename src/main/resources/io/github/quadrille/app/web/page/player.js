// Lets the user move through steps: forward, back, to any step, or automatically at three speeds.

import {html} from './lib/lit-html.js';
import {icon} from './icons.js';

const BEATS = {slow: 1800, usual: 900, fast: 250};

export class Player {
  #app;
  #timer = 0;
  #pace = 'usual';
  at = 0;

  /** Starts at the first of `count` steps. */
  constructor(app, count) {
    this.#app = app;
    this.count = count;
  }

  leave() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #go(to) {
    this.at = Math.max(0, Math.min(this.count - 1, to));
    if (this.at === this.count - 1) this.leave();
    this.#app.draw();
  }

  #play() {
    if (this.#timer) {
      this.leave();
      this.#app.draw();
      return;
    }
    this.#run();
    this.#go(this.at === this.count - 1 ? 0 : this.at + 1);
  }

  #run() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#go(this.at + 1), BEATS[this.#pace]);
  }

  controls() {
    const last = this.count - 1;
    return html`<input type="range" class="whole" aria-label="Step" min="0" max=${last} .value=${String(this.at)}
        @input=${event => this.#go(Number(event.target.value))}>
      <div class="row wrap">
        <button data-step="back" ?disabled=${this.at === 0} @click=${() => this.#go(this.at - 1)}>Back</button>
        <button data-step="next" ?disabled=${this.at === last} @click=${() => this.#go(this.at + 1)}>Next</button>
        <button data-step="play" aria-pressed=${this.#timer !== 0} @click=${() => this.#play()}>${icon(this.#timer ? 'stop' : 'play')} ${this.#timer ? 'Pause' : 'Play'}</button>
        <label class="field pace">Pace <select data-field="pace" @change=${event => { this.#pace = event.target.value; if (this.#timer) this.#run(); }}>
          ${Object.keys(BEATS).map(pace => html`<option ?selected=${pace === this.#pace}>${pace}</option>`)}</select></label>
      </div>`;
  }
}
