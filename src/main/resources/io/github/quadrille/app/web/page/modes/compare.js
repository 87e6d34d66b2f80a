// Runs a local search and the exact search on the same board, and shows both at work.

import {html} from '../lib/lit-html.js';
import {board} from '../board.js';
import {icon} from '../icons.js';
import {number} from '../number.js';
import {download, fileName} from '../saving.js';
import {table} from '../compare/table.js';
import {chart} from '../compare/chart.js';
import {EVERY, METHODS, methodOf} from '../compare/methods.js';
import {Race} from '../compare/race.js';
import {sentences} from '../compare/sentences.js';

const TIMES = ['2s', '5s', '10s', '30s', '60s'];
const RUNS = [1, 3, 5, 10];
const MOST_SEED = 2 ** 31 - 1;

export class CompareMode {
  id = 'compare';
  title = 'Compare';
  #app;
  #race = null;
  #plan = {method: 'repair', seed: 1, runs: 1, time: '10s'};
  #look = {cost: false, logarithmic: true};

  constructor(app) {
    this.#app = app;
  }

  scene() {
    return {pieces: this.#given(), label: 'The board', flat: true};
  }

  changed() {
    this.#race?.stop();
    this.#race = null;
  }

  get isBusy() {
    return this.#race?.running ?? false;
  }

  /** Returns the settings as parameters of the address. */
  kept() {
    const {method, seed, runs, time} = this.#plan;
    return {local: method, seed, runs, time};
  }

  /** Reads the settings from the address. Settings that are missing or unknown there stay as they are. */
  recall(said) {
    const {method, seed, runs, time} = this.#plan;
    this.#plan = {
      method: [...METHODS, EVERY].find(each => each.word === said.get('local'))?.word ?? method,
      seed: /^\d{1,9}$/.test(said.get('seed') ?? '') ? Number(said.get('seed')) : seed,
      runs: RUNS.find(each => String(each) === said.get('runs')) ?? runs,
      time: TIMES.find(each => each === said.get('time')) ?? time,
    };
    this.#app.draw();
  }

  #given() {
    return this.#app.coloured(this.#app.store.puzzle.given, {given: true});
  }

  /** Draws two boards in place of one, and the curves below. */
  table() {
    const race = this.#race;
    return html`${this.#start()}
    <div class="race">
      ${this.#side('local', `${methodOf(race?.shown.method ?? this.#plan.method).name}, seed ${race?.shown.seed ?? this.#plan.seed}`, race?.shown, this.#localWords())}
      ${this.#side('exact', 'Exact search', race?.exact, this.#exactWords())}
    </div>${this.#chart()}`;
  }

  #side(name, title, lane, words) {
    const {puzzle} = this.#app.store;
    const pieces = lane?.pieces.length ? this.#app.coloured(lane.pieces) : this.#given();
    return html`<section class="racer racer-${name}" aria-label=${title} data-state=${lane?.state ?? 'none'}>
      <h2><i class="race-swatch tone-${name}"></i>${title}</h2>
      ${board(puzzle, {pieces, letters: false, label: `${title}: ${words}`})}
      <p class="numbers">${words}</p></section>`;
  }

  #localWords() {
    const run = this.#race?.shown;
    if (!run || run.state === 'waiting') return 'Not begun';
    if (run.state === 'refused') return 'Not for this puzzle';
    if (run.ahead > 0) return `Waiting: ${run.ahead} ahead`;
    const last = run.trace.at(-1), at = run.answer ?? run.progress;
    if (!last) return 'Beginning …';
    const iterations = Math.max(at.iterations ?? 0, last.iteration);
    return `${number(run.points.at(-1)?.[1] ?? 0)} of ${this.#race.coverable} cells, cost ${number(+(at.cost ?? last.cost).toFixed(2))}, ${number(iterations)} ${iterations === 1 ? 'iteration' : 'iterations'}`;
  }

  #exactWords() {
    const lane = this.#race?.exact;
    if (!lane || lane.state === 'waiting') return 'Not begun';
    if (lane.ahead > 0) return `Waiting: ${lane.ahead} ahead`;
    const nodes = lane.answer?.nodes ?? lane.progress.nodes;
    if (nodes === undefined && !lane.answer) return 'Beginning …';
    if (lane.answer?.status === 'infeasible') return `Proven: there is none${nodes === undefined ? '' : `, ${number(nodes)} steps`}`;
    return `${number(lane.points.at(-1)?.[1] ?? 0)} of ${this.#race.coverable} cells${nodes === undefined ? '' : `, ${number(nodes)} steps`}`;
  }

  #chart() {
    const race = this.#race;
    if (!race) return null;
    const {cost, logarithmic} = this.#look;
    const value = cost ? run => run.trace.map(point => [point.seconds, point.cost]) : run => run.points;
    const until = lane => lane.answer?.seconds ?? (lane.running ? lane.seconds : undefined);
    const lines = race.runs.map(run => ({name: methodOf(run.method).name, tone: 'local', points: value(run), until: until(run), faint: run !== race.shown}))
      .sort((one, other) => Number(other.faint) - Number(one.faint));
    if (!cost) lines.push({name: 'Exact search', tone: 'exact', points: race.exact.points, until: until(race.exact)});
    if (!cost && race.exact.bounds.length) lines.push({name: 'Bound', tone: 'bound', points: race.exact.bounds, until: until(race.exact)});
    const {answer} = race.exact;
    // The axis begins at half of the cells if all curves end at 80 % or more.
    const isHigh = lines.filter(line => line.tone !== 'bound').every(line => line.points.every(([, cells], at) => at < line.points.length - 1 || cells >= race.coverable * 0.8));
    return html`${chart({
      lines, logarithmic, unit: cost ? 'cost' : 'cells',
      levels: [cost ? {name: 'a packing', tone: 'goal', value: 0} : {name: 'all cells', tone: 'goal', value: race.coverable}],
      moments: !cost && answer && ['infeasible', 'optimal'].includes(answer.status)
        ? [{name: answer.status === 'optimal' ? 'proven best' : 'proven: none', tone: 'bound', seconds: answer.seconds}] : [],
      least: cost || !isHigh ? 0 : Math.floor(race.coverable / 2),
    })}
    <div class="row wrap chart-choice">
      ${this.#choice('Curves', [[false, 'Covered cells'], [true, 'Cost of the local search']], 'cost')}
      ${this.#choice('Time', [[true, 'Logarithmic'], [false, 'Linear']], 'logarithmic')}
      <button id="numbers" @click=${() => download(new Blob([table(race)], {type: 'text/csv'}), fileName(this.#app, 'csv'))}>Numbers (CSV)</button></div>`;
  }

  #choice(label, options, name) {
    return html`<div class="segments" role="group" aria-label=${label}>${options.map(([value, words]) => html`
      <button class="segment" data-look=${`${name}-${value}`} aria-pressed=${this.#look[name] === value}
        @click=${() => { this.#look[name] = value; this.#app.draw(); }}>${words}</button>`)}</div>`;
  }

  /** Draws the choice of the method and the start button near each other, so that a thumb reaches them on a phone. */
  #start() {
    return html`<div class="race-start">
      ${this.#select('Method', 'method', [...METHODS, EVERY].map(method => [method.word, method.name]), String)}
      ${this.#race?.running
        ? html`<button id="stop" class="danger" @click=${() => { this.#race.stop(); this.#app.draw(); }}>${icon('stop')} Stop both</button>`
        : html`<button id="race" class="primary" ?disabled=${!this.#usable} @click=${() => this.#begin()}>${icon('play')} Start both</button>`}</div>`;
  }

  get #usable() {
    const {store} = this.#app;
    return store.view && !store.errors.length && Object.keys(store.puzzle.pieces).length > 0;
  }

  #set(part) {
    Object.assign(this.#plan, part);
    this.#app.fragment.write();
    this.#app.draw();
  }

  #select(words, name, options, read) {
    return html`<label class="field">${words}
      <select data-field=${name} ?disabled=${this.#race?.running} @change=${event => this.#set({[name]: read(event.target.value)})}>
        ${options.map(([value, text]) => html`<option value=${value} ?selected=${this.#plan[name] === value}>${text}</option>`)}</select></label>`;
  }

  panel() {
    const {store} = this.#app;
    const usable = this.#usable;
    const plan = this.#plan;
    return html`
      <h2>A local search beside the exact one</h2>
      <p class="advice"><b>${methodOf(plan.method).name}</b> ${methodOf(plan.method).words}</p>
      <div class="row wrap">
        ${this.#select('Time each', 'time', TIMES.map(time => [time, time.replace('s', ' s')]), String)}
        <label class="field">Seed <input data-field="seed" class="seed" type="number" min="0" max=${MOST_SEED} ?disabled=${this.#race?.running} .value=${String(plan.seed)}
          @change=${event => this.#set({seed: Math.min(MOST_SEED, Math.max(0, Math.trunc(Number(event.target.value)) || 0))})}></label>
        ${this.#select('Runs', 'runs', RUNS.map(runs => [runs, runs === 1 ? 'one' : `${runs} seeds`]), Number)}
      </div>
      ${usable ? null : html`<ul class="errors">${(store.errors.length ? store.errors : ['The bag is empty. Draw some pieces into it first.']).map(words => html`<li>${words}</li>`)}</ul>`}
      <div aria-live="polite" class="sayings">${this.#race ? sentences(this.#race).map(({kind, words}) => html`<p class="verdict ${kind}">${words}</p>`) : html`
        <p>The exact search tries everything that can be and so decides: a packing, or a proof that there is none. A local search changes
          one board again and again. It may be faster, and it can never say no.</p>`}</div>
      ${this.#race && this.#race.runs.length > 1 ? this.#runs() : null}`;
  }

  #begin() {
    this.#race?.stop();
    this.#race = new Race(this.#app, {...this.#plan});
    this.#race.start();
  }

  /** Draws the list of runs, from which the user chooses the one that the board shows. */
  #runs() {
    const race = this.#race;
    const begun = race.runs.filter(run => run.state !== 'waiting');
    return html`<h2>Runs</h2><ul class="race-runs">${begun.map(run => html`<li>
      <button class="race-run" data-seed=${run.seed} aria-pressed=${run === race.shown} @click=${() => { race.shown = run; this.#app.draw(); }}>
        <b>${race.plan.method === EVERY.word ? methodOf(run.method).name : `seed ${run.seed}`}</b>
        <span>${run.answer?.status === 'packed' ? 'packed' : `${run.points.at(-1)?.[1] ?? 0} of ${race.coverable}`}</span>
        <span class="numbers">${run.answer ? `${number(run.answer.iterations)} iterations, ${run.answer.seconds.toFixed(1)} s` : run.state === 'running' ? 'running …' : run.state}</span>
      </button></li>`)}</ul>`;
  }
}
