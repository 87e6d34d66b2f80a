// Runs a question: it holds the events that arrive before the answer, and can stop the question.

import {html} from './lib/lit-html.js';
import {follow} from './api.js';
import {icon} from './icons.js';
import {number} from './number.js';

export class Job {
  #app;
  #stop = new AbortController();
  /** This is the last event about progress. */
  progress = {};
  /** This is the fullest partial packing or the best covering so far, or null. */
  part = null;
  ahead = 0;
  running = true;
  stopped = false;
  /** The curve of a covering has points {seconds, worth, bound}. */
  curve = [];

  /**
   * Creates a job without starting it.
   *
   * @param title the words for what is being done
   */
  constructor(app, title) {
    this.#app = app;
    this.title = title;
  }

  /**
   * Asks the question and waits for the answer.
   *
   * @returns the answer, or null if the question was stopped, or refused with a message to the user
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
      // The last improvement may be only in the answer and in no event.
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

  /** Stops the question and keeps what is known. */
  stop() {
    this.stopped = true;
    this.#stop.abort();
  }

  /** Returns the words for what was known when the job was stopped. */
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
