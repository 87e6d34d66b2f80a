// Shows the fewest moves of the game, from the start or from the current position, and can play them.

import {html} from '../lib/lit-html.js';
import {icon} from '../icons.js';
import {Job} from '../job.js';
import {number} from '../number.js';
import {cellsKey, toCsv} from './position.js';
import {named} from './tetrominoes.js';

const TIME = '20s';
const PAUSE = 950;

export class Fewest {
  #app;
  #match;
  #job = null;
  #answer = null;
  #fromStart = false;
  /** This is the proven least number of moves from the start, or null while unknown. */
  par = null;
  /** The plan holds the moves that remain. */
  plan = [];
  /** Tells whether the board shows the next move of the plan. */
  shown = false;
  playing = false;

  constructor(app, match) {
    this.#app = app;
    this.#match = match;
  }

  leave() {
    this.#job?.stop();
    this.playing = false;
  }

  /** Returns the squares of the next move if it is shown, and otherwise an empty list. */
  get next() {
    return this.shown && this.plan.length ? this.plan[0] : [];
  }

  /** Continues the plan if the last move was its next move, and otherwise drops the plan. */
  follow() {
    if (this.plan.length && this.#match.laid && cellsKey(this.#match.laid) === cellsKey(this.plan[0]) && this.#match.moves === this.#due) {
      this.plan = this.plan.slice(1);
      this.#due++;
      if (!this.plan.length) this.#answer = null;
    } else {
      this.#forget();
    }
  }

  /** The match has this many moves after the next move of the plan. */
  #due = 0;

  #forget() {
    this.leave();
    this.#job = null;
    this.#answer = null;
    this.plan = [];
    this.shown = false;
  }

  async ask(fromStart) {
    this.#forget();
    const match = this.#match;
    const here = fromStart ? match.start : match.here;
    const moves = match.moves;
    const job = this.#job = new Job(this.#app, fromStart ? 'Fewest moves from the start' : 'Fewest moves from here');
    this.#app.draw();
    const answer = await job.run('clear', toCsv(here), {...match.parameters(here), 'time-limit': TIME},
      {progress: data => { job.progress = {done: words(data), seconds: data.seconds}; }});
    if (this.#job !== job) return;
    this.#fromStart = fromStart;
    this.#answer = answer;
    if (answer?.minimal && (fromStart || moves === 0)) this.par = answer.moves;
    if (answer?.plan && (!fromStart || moves === 0) && match.moves === moves) {
      this.plan = answer.plan;
      this.#due = moves + 1;
    }
    this.#app.draw();
  }

  async step() {
    return this.plan.length > 0 && this.#match.lay(this.plan[0]);
  }

  async play() {
    this.playing = true;
    while (this.playing && await this.step()) {
      this.#app.draw();
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
    this.playing = false;
    this.#app.draw();
  }

  panel() {
    const match = this.#match;
    const idle = !this.#job?.running && !match.busy;
    return html`<h2>Fewest moves</h2>
      <div class="row wrap">
        <button id="fewest" ?disabled=${!idle || match.won || match.errors.length} @click=${() => this.ask(false)}>${match.moves ? 'From here' : 'How few?'}</button>
        ${match.moves ? html`<button id="fewest-start" ?disabled=${!idle} @click=${() => this.ask(true)}>From the start</button>` : null}
      </div>
      ${this.#job?.panel()}
      <div aria-live="polite">${this.#answer ? this.#verdict() : null}</div>
      ${this.plan.length ? this.#way() : null}`;
  }

  #verdict() {
    const answer = this.#answer;
    const kind = answer.status === 'solved' ? 'yes' : answer.status === 'infeasible' ? 'no' : 'open';
    return html`<div class="verdict ${kind}" data-status=${answer.status} data-moves=${answer.moves ?? ''}>
      <p>${this.#sentence(answer)}</p>
      <p class="numbers">${number(answer.nodes)} positions, ${answer.seconds} s</p></div>`;
  }

  #sentence({status, moves, minimal, reason, at_least: least, plan}) {
    const where = this.#fromStart || this.#match.moves === 0 ? 'from the start' : 'from here';
    // A user who follows the plan needs one move fewer after each step.
    const left = this.plan.length || moves;
    const count = left === 1 ? '1 move' : `${number(left ?? 0)} moves`;
    if (status === 'solved') return `${count} ${where}. ${minimal ? 'No fewer do: that is proven.' : ''}`;
    if (status === 'infeasible') return `There is no way ${where}: that is proven. ${reason}`;
    return `At least ${number(least)} moves ${where}${plan ? `, and ${count} do` : ''}; no more is known after ${TIME.replace('s', ' s')}.`;
  }

  #way() {
    return html`<div class="row wrap">
        <button id="show-next" aria-pressed=${this.shown} @click=${() => { this.shown = !this.shown; this.#app.draw(); }}>Show the next move</button>
        <button id="play-next" ?disabled=${this.playing || this.#match.busy} @click=${() => this.step()}>Make it</button>
        ${this.playing
          ? html`<button id="play-stop" class="danger" @click=${() => { this.playing = false; this.#app.draw(); }}>${icon('stop')} Stop</button>`
          : html`<button id="play-all" @click=${() => this.play()}>${icon('play')} Play all</button>`}
      </div>
      ${this.shown ? html`<ol class="game-plan" start=${this.#match.moves + 1}>${this.plan.map(cells => html`<li
        data-cells=${cells.map(cell => cell.join(',')).join(';')}>${told(cells, this.#match.here)}</li>`)}</ol>` : null}`;
  }
}

const words = ({nodes, moves}) => `At least ${number(moves)} ${moves === 1 ? 'move' : 'moves'}, ${number(nodes)} positions`;

function told(cells, here) {
  const piece = named(cells, here);
  return `${piece?.name ?? 'piece'} on ${cells.map(([row, column]) => `(${row + 1}, ${column + 1})`).join(' ')}`;
}
