// A question that is being answered: what is heard of it meanwhile, and how to break it off.

import {html} from './lib/lit-html.js';
import {follow} from './api.js';
import {icon} from './icons.js';
import {number} from './number.js';

export class Job {
  #app;
  #stop = new AbortController();
  /** What was heard last. */
  progress = {};
  /** The fullest part of a packing, or the best covering, so far. */
  part = null;
  ahead = 0;
  running = true;
  stopped = false;
  /** Points of {seconds, worth, bound} of a covering. */
  curve = [];

  /** @param title what is being done, in words */
  constructor(app, title) {
    this.#app = app;
    this.title = title;
  }

  /**
   * Asks, and waits for the answer.
   *
   * @returns the answer, or nothing when it was broken off or refused, which was said then
   */
  async run(verb, body, parameters = {}, hear = {}) {
    const draw = () => this.#app.draw();
    try {
      const answer = await follow(verb, body, parameters, {
        ...hear,
        queued: ({ahead}) => { this.ahead = ahead; draw(); },
        progress: data => {
          this.ahead = 0;
          this.progress = data;
          if (data.bound !== undefined) this.curve.push({seconds: data.seconds, worth: data.worth ?? 0, bound: data.bound});
          hear.progress?.(data);
          draw();
        },
        part: data => { this.part = data; hear.part?.(data); draw(); },
      }, this.#stop.signal);
      // What came last need not have been heard on the way.
      if (this.curve.length && answer.worth !== undefined) {
        const {bound} = this.curve.at(-1);
        this.curve.push({seconds: answer.seconds ?? this.curve.at(-1).seconds, worth: answer.worth, bound: answer.status === 'optimal' ? answer.worth : bound});
      }
      return answer;
    } catch (problem) {
      this.#app.toasts.complain(problem);
      return null;
    } finally {
      this.running = false;
      draw();
    }
  }

  /** Breaks off; what is known stays. */
  stop() {
    this.stopped = true;
    this.#stop.abort();
  }

  /** What is known when one has broken off. */
  #known(words) {
    const {worth, bound, unit} = this.progress;
    return bound === undefined
      ? html`<p class="numbers">Stopped. ${words}</p>`
      : html`<p class="verdict open">Stopped. The best covering so far has ${number(worth ?? 0)} ${unit}; none has more than ${number(bound)}.</p>`;
  }

  panel() {
    const words = this.ahead > 0 ? `Waiting: ${this.ahead} ahead` : sentence(this.progress);
    if (!this.running) return this.stopped ? this.#known(words) : null;
    const {covered, coverable} = this.progress;
    return html`<div class="job">
      <div class="row"><b class="grow">${this.title}</b>
        <button id="stop" class="danger" @click=${() => this.stop()}>${icon('stop')} Stop</button></div>
      ${coverable
        ? html`<progress aria-label=${this.title} max=${coverable} value=${covered}></progress>`
        : html`<progress aria-label=${this.title}></progress>`}
      <p class="numbers">${words || 'Beginning …'}</p></div>`;
  }
}

function sentence({nodes, packings, covered, coverable, seconds, done, doing, worth, bound, unit}) {
  const time = seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`;
  if (done !== undefined) return `${done}${time}`;
  if (doing !== undefined) {
    const most = bound === undefined ? '' : `, at most ${number(bound)}`;
    return `${doing}: best ${worth === undefined ? 'none yet' : number(worth)}${most} ${unit}${time}`;
  }
  if (nodes === undefined) return '';
  return `${number(nodes)} steps, ${packings ? `${number(packings)} packings` : `fullest ${covered} of ${coverable} cells`}${time}`;
}
