// Finds one packing, all packings, their number, or a best covering, and shows the search at work.

import {html, svg} from '../lib/lit-html.js';
import {Apart} from '../apart.js';
import {Plan, isSolid} from '../lattices.js';
import {actions} from '../shown.js';
import {uniqueDialog} from '../unique.js';
import {Heat} from '../heat.js';
import {Film} from '../film.js';
import {Found} from '../found.js';
import {Job} from '../job.js';
import {number} from '../number.js';
import {imagesOfOnly, one} from '../oneness.js';
import {Pages} from '../pages.js';
import {closing} from '../curves.js';
import {toFile} from '../puzzle.js';
import {rules} from '../rules.js';

const TIME = '60s';

export class SolveMode {
  id = 'solve';
  title = 'Solve';
  #app;
  #job = null;
  #pages = null;
  #answer = null;
  #pieces = null;
  /** A long count sends this estimate before it begins. */
  #expected = null;
  /** Tells whether the pieces on the board must stay there. */
  #keeps = true;
  #found = new Found();
  /** The film shows how a person can solve the puzzle, or is null. */
  #film = null;
  /** This answer says whether the packing can be taken apart, or is null. */
  #apart = null;
  /** The map shows where pieces may be, or is null. */
  #heat = null;
  #listening = new AbortController();

  constructor(app) {
    this.#app = app;
  }

  scene() {
    const {store} = this.#app;
    const pieces = this.#job?.running && this.#job.part ? this.#job.part.pieces : this.#pieces ?? [...this.#kept, ...(this.#heat?.piece ? [this.#heat.piece] : [])];
    if (this.#film) return {pieces: this.#app.coloured(this.#film.pieces), over: this.#outline(this.#film.marks), label: 'The board, at a step'};
    const film = this.#apart?.film;
    if (film) return {pieces: this.#app.coloured(film.pieces), film, label: 'A packing, at a move'};
    if (this.#heat && !this.#pages) {
      return {pieces: this.#app.coloured(this.#kept, {given: true}), weights: this.#heat.shades(), hear: this.#heat.hear(),
        label: 'The board, with how many of 100 packings have the piece on each cell'};
    }
    return {
      hear: this.#heat?.hear() ?? {}, over: this.#outline(this.#heat?.piece?.cells ?? []), pieces: this.#app.coloured(pieces, {}), label: this.#pieces ? `A packing: ${pieces.length} pieces` : 'The board',
      letters: !this.#job?.running,
    };
  }

  /** Returns the pieces that a saved picture shows. */
  get lying() {
    return this.#pieces ?? this.#kept;
  }

  get #kept() {
    return this.#keeps ? this.#app.store.puzzle.given : [];
  }

  get #question() {
    const {piece} = this.#heat ?? {};
    return toFile(this.#app.store.puzzle, piece ? [...this.#kept, piece] : this.#kept);
  }

  /** Draws the choice whether the pieces on the board must stay. The answer depends on it. */
  #laid() {
    const {length} = this.#app.store.puzzle.given;
    if (!length) return null;
    const word = length === 1 ? 'the piece' : `the ${length} pieces`;
    const choice = (keeps, words) => html`<button class="segment" data-keeps=${keeps} aria-pressed=${this.#keeps === keeps}
      @click=${() => { this.#keeps = keeps; this.changed(); this.#app.draw(); }}>${words}</button>`;
    return html`<div class="segments" role="group" aria-label="Pieces that lie">${choice(true, `With ${word} that lie${length === 1 ? 's' : ''}`)}${choice(false, 'Without')}</div>`;
  }

  #outline(cells) {
    return cells.length ? svg`<path class="about" d=${new Plan(this.#app.store.puzzle).outline(cells)}/>` : null;
  }

  async #watch() {
    this.changed();
    try {
      this.#film = await Film.of(this.#app, this.#question, this.#kept);
    } catch (problem) {
      this.#app.toasts.complain(problem);
    }
    this.#app.draw();
  }

  async #where() {
    this.changed();
    this.#heat = new Heat(this.#app, this.#kept, piece => {
      this.#pages?.leave();
      this.#together();
      this.#pages = this.#pieces = null;
      if (piece) this.#list(false, '1');
      this.#app.draw();
    });
    this.#app.draw();
    try {
      await this.#heat.ask(this.#question);
    } catch (problem) {
      this.#heat = null;
      this.#app.toasts.complain(problem);
    }
  }

  async #takeApart() {
    this.#film?.leave();
    this.#film = null;
    this.#together();
    this.#apart = new Apart(this.#app);
    await this.#apart.ask(toFile(this.#app.store.puzzle, this.#pieces));
  }

  #together() {
    this.#apart?.leave();
    this.#apart = null;
  }

  changed() {
    this.#together();
    this.#film?.leave();
    this.#film = null;
    this.#heat = null;
    this.#job?.stop();
    this.#pages?.leave();
    this.#job = this.#pages = this.#answer = this.#pieces = this.#expected = null;
  }

  /** Returns the parameters of the address that name the open list of packings. */
  kept() {
    return this.#pages ? {list: this.#pages.classes ? 'classes' : 'each', ...(this.#pages.chosen ? {n: this.#pages.chosen} : {})} : {};
  }

  /** Opens the list of packings that the address names. */
  recall(said) {
    if (said.has('list')) this.#all(said.get('list') === 'classes', /^[1-9]\d{0,59}$/.exec(said.get('n') ?? '')?.[0] ?? '1');
  }

  /** Returns whether a search runs. It continues while the user looks at another mode. */
  get isBusy() {
    return this.#job?.running ?? false;
  }

  /** Returns the last event of the running search. */
  get progress() {
    return this.#job?.progress;
  }

  enter() {
    this.#listening = new AbortController();
    addEventListener('keydown', event => this.#key(event), {signal: this.#listening.signal});
    if (this.#app.store.view) this.viewed();
  }

  leave() {
    this.#film?.leave();
    this.#together();
    this.#listening.abort();
  }

  /** Goes to the previous or next packing with the arrow keys. */
  #key(event) {
    const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (!by || !this.#pages || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, dialog, canvas')) return;
    event.preventDefault();
    this.#pages.step(by);
  }

  /** Shows the earlier answer for this puzzle again, if there is one. */
  viewed() {
    if (this.#job || this.#pages || this.#answer) return;
    const {answer = null, pieces = null} = this.#found.of(this.#question) ?? {};
    this.#answer = answer;
    this.#pieces = pieces;
  }

  panel() {
    const {puzzle, view, errors} = this.#app.store;
    const cover = puzzle.goal === 'cover';
    const usable = view && !errors.length && Object.keys(puzzle.pieces).length;
    return html`
      <h2>${cover ? 'How much can the pieces cover?' : 'Can the pieces fill the board?'}</h2>
      ${rules(this.#app)}
      ${this.#laid()}
      <div class="questions">
        <button id="solve" class="primary" ?disabled=${!usable} @click=${() => this.#solve()}>${cover ? 'Find the best covering' : 'Find one way'}</button>
        ${cover ? null : html`
          <button id="all" ?disabled=${!usable} @click=${() => this.#all()}>Show all ways</button>
          <button id="count" ?disabled=${!usable} @click=${() => this.#count()}>Count the ways</button>
          <button id="unique" ?disabled=${!usable} @click=${() => this.#unique()}>Is there only one?</button>
          <button id="watch" ?disabled=${!usable} @click=${() => this.#watch()}>Watch and rate it</button>
          <button id="where" ?disabled=${!usable} @click=${() => this.#where()}>Where may each piece lie?</button>
          <button id="make-unique" ?disabled=${!usable} @click=${() => this.#app.open(uniqueDialog(this.#app, this.#pieces))}>Make it unique</button>
          <button id="estimate" ?disabled=${!usable} @click=${() => this.#estimate()}>Estimate how many</button>`}
      </div>
      ${usable ? null : html`<ul class="errors">${(errors.length ? errors : ['The bag is empty. Draw some pieces into it first.']).map(words => html`<li>${words}</li>`)}</ul>`}
      ${this.#expected && (this.#job.running || this.#answer?.status === 'undecided') ? html`<p id="expected">${estimated(this.#expected)}</p>` : null}
      ${this.#job ? this.#job.panel() : null}
      ${this.#job?.curve.length > 1 ? closing(this.#job.curve, this.#job.progress.unit ?? '') : null}
      <div aria-live="polite">${this.#answer ? this.#words() : null}</div>
      ${this.#film?.panel()}
      ${this.#heat?.panel()}
      ${this.#pieces && !this.#job?.running ? actions(this.#app, this.#pieces, this.#pages, isSolid(puzzle.lattice) && !cover ? () => this.#takeApart() : null) : null}
      ${this.#apart?.panel()}
      ${this.#pages ? this.#pages.panel() : null}`;
  }

  /** Asks a question about the puzzle. The shown packing stays unless the question asks for a solution. */
  async #ask(title, verb, parameters, hear) {
    const seen = verb === 'solve' ? null : this.#pieces;
    this.changed();
    this.#pieces = seen;
    const job = this.#job = new Job(this.#app, title);
    this.#app.draw();
    const answer = await job.run(verb, this.#question, parameters, hear);
    if (this.#job !== job) return null;
    // After a stop, the board shows the fullest partial packing.
    if (!answer && job.part) this.#pieces = job.part.pieces;
    if (answer) this.#answer = {verb, unit: unit(this.#app.store.puzzle), laid: this.#kept.length, ...answer};
    if (verb !== 'solve') this.#keep();
    this.#app.draw();
    return answer;
  }

  async #solve() {
    const packing = pieces => { this.#pieces = pieces; };
    const answer = await this.#ask(this.#app.store.puzzle.goal === 'cover' ? 'Looking for the best covering' : 'Looking for one way',
      'solve', {'time-limit': TIME}, {packing: data => packing(data.pieces)});
    if (answer?.packings?.length) packing(answer.packings[0].pieces);
    if (answer?.best && !this.#pieces) packing(answer.best.pieces);
    this.#keep();
  }

  #all(classes = false, wanted = '1') {
    this.changed();
    return this.#list(classes, wanted);
  }

  async #list(classes, wanted) {
    this.#pages = new Pages(this.#app, this.#question, pieces => {
      this.#together();
      this.#pieces = pieces;
      this.#app.fragment.write();
    }, classes);
    await this.#pages.show(wanted);
  }

  #count() {
    return this.#ask('Counting', 'count', {classes: true, 'time-limit': TIME}, {estimate: data => { this.#expected = data; }});
  }

  #estimate() {
    return this.#ask('Estimating', 'estimate', {'time-limit': '10s'});
  }

  async #unique() {
    const answer = await this.#ask('Looking for a second packing', 'unique', {'time-limit': TIME});
    if (answer?.packings?.length) this.#pieces = answer.packings[0].pieces;
    if (answer?.image) await this.#askForImages();
    this.#keep();
  }

  /** Asks how many mirror images the packing has. The second packing found is such an image. */
  async #askForImages() {
    const job = this.#job;
    try {
      const images = await imagesOfOnly(this.#question, {'time-limit': TIME});
      if (this.#job === job && images !== null) this.#answer = {...this.#answer, images};
    } catch (problem) {
      this.#app.toasts.complain(problem);
    }
    this.#app.draw();
  }

  #keep() {
    if (this.#answer) this.#found.keep(this.#question, {answer: this.#answer, pieces: this.#pieces});
  }

  #words() {
    const answer = this.#answer;
    const good = ['packed', 'optimal', 'counted'].includes(answer.status);
    const kind = answer.status === 'infeasible' ? 'no' : answer.status === 'undecided' ? 'open' : good ? 'yes' : 'open';
    return html`<div class="verdict ${kind}" data-status=${answer.status}>
      <p>${answer.laid ? `With the ${answer.laid === 1 ? 'piece' : `${answer.laid} pieces`} that lie${answer.laid === 1 ? 's' : ''}: ` : ''}${sentence(answer)}</p>
      ${answer.reason && answer.status !== 'packed' ? html`<p>${this.#app.store.spoken(answer.reason)}</p>` : null}
      ${answer.status === 'infeasible' ? html`<button @click=${() => this.#app.go('why')}>Why?</button>` : null}
      ${answer.seconds === undefined ? null : html`<p class="numbers">${typeof answer.nodes === 'number' ? `${number(answer.nodes)} steps, ` : ''}${answer.seconds} s</p>`}</div>`;
  }
}

/** Returns the unit of a covering's worth if each piece or cell counts one, and otherwise an empty text. */
function unit({maximise, weights, cellWeights}) {
  return maximise === 'pieces' && !Object.keys(weights).length ? ' pieces' : maximise === 'cells' && !cellWeights ? ' cells' : '';
}

function sentence(answer) {
  if (answer.verb === 'count') return counted(answer);
  if (answer.verb === 'estimate' && answer.packings) return estimated(answer);
  if (answer.verb === 'unique' && answer.unique !== null && answer.status === 'packed') {
    return answer.unique || answer.images ? `${one(answer.images)}.` : 'There is more than one packing.';
  }
  return {
    packed: 'Yes, they fit. Here is one way.', infeasible: 'No, there is no packing: that is proven.',
    optimal: `No covering is better: ${number(answer.worth ?? 0)}${answer.unit}, that is proven.`,
    undecided: 'Not known: the time is up. What you see is the fullest that was found.',
  }[answer.status] ?? answer.status;
}

function counted(answer) {
  const exact = answer.count ?? answer.packings;
  const classes = answer.classes === undefined || String(answer.classes) === String(exact) ? '' : ` Of these, ${number(BigInt(answer.classes))} are different when symmetric packings count as one.`;
  if (answer.status === 'undecided') return `Not counted within the limits: at least ${number(BigInt(exact ?? 0))}.`;
  return `${number(BigInt(exact ?? 0))} packing${String(exact) === '1' ? '' : 's'}.${classes}`;
}

function estimated({packings, seconds_on_cores: seconds}) {
  const rough = value => number(Number(value.toPrecision(2)));
  const [mean, low, high] = [packings.mean, packings.low, packings.high].map(rough);
  const range = low === high ? '' : `, from ${low} to ${high} nine times of ten`;
  return `${low === high && Number.isInteger(packings.mean) ? '' : 'About '}${mean} packing${mean === '1' ? '' : 's'}${range}; `
    + `to find them all would take about ${duration(seconds.mean)}.`;
}

function duration(seconds) {
  const [unit, word] = [[31557600, 'year'], [86400, 'day'], [3600, 'hour'], [60, 'minute'], [1, 'second']]
    .find(([length]) => seconds >= length) ?? [1, 'second'];
  const length = number(Number((seconds / unit).toPrecision(2)));
  return `${length} ${word}${length === '1' ? '' : 's'}`;
}
