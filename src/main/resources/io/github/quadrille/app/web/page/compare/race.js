// Runs the exact search on a board and, at the same time, one or more local searches one after another.

import {follow} from '../api.js';
import {Refusal} from '../refusal.js';
import {EVERY, METHODS} from './methods.js';
import {toFile} from '../puzzle.js';

/** A `Lane` holds what the page has received from one search so far. Its points are [seconds, covered cells]. */
class Lane {
  points = [];
  bounds = [];
  trace = [];
  /** The board shows these pieces for this search. */
  pieces = [];
  progress = {};
  ahead = 0;
  state = 'waiting';
  answer = null;
  errors = [];
  #begin = performance.now();

  get running() {
    return this.state === 'running';
  }

  begin() {
    this.state = 'running';
    this.#begin = performance.now();
  }

  /** Returns the seconds since the search began, for events of the server without a time. */
  get seconds() {
    return (performance.now() - this.#begin) / 1000;
  }

  /** Adds a point to the curve if more cells are covered than ever before. */
  covers(seconds, covered) {
    if (covered > (this.points.at(-1)?.[1] ?? -1)) this.points.push([Math.max(seconds, this.points.at(-1)?.[0] ?? 0), covered]);
  }
}

export class Race {
  #app;
  #stop = new AbortController();
  #body;
  #given;
  exact = new Lane();

  /**
   * Prepares a race without starting it.
   *
   * @param plan {method, seed, runs, time}
   */
  constructor(app, plan) {
    this.#app = app;
    this.#body = toFile(app.store.puzzle);
    this.#given = app.store.puzzle.given;
    this.plan = plan;
    this.runs = plan.method === EVERY.word
      ? METHODS.map(({word}) => Object.assign(new Lane(), {seed: plan.seed, method: word}))
      : Array.from({length: plan.runs}, (_, at) => Object.assign(new Lane(), {seed: plan.seed + at, method: plan.method}));
    /** The board shows this run. It is the last run that began, unless the user chose another. */
    this.shown = this.runs[0];
    const {view} = app.store;
    this.coverable = view.goal === 'pack' ? view.mandatory : view.cells;
    this.isCovering = view.goal !== 'pack';
  }

  get running() {
    return !this.stopped && [this.exact, ...this.runs].some(lane => lane.state === 'running' || lane.state === 'waiting');
  }

  get stopped() {
    return this.#stop.signal.aborted;
  }

  stop() {
    this.#stop.abort();
  }

  start() {
    return Promise.all([this.#exact(), this.#local()]);
  }

  async #exact() {
    const lane = this.exact;
    lane.covers(0, 0);
    await this.#run(lane, 'solve', {'time-limit': this.plan.time}, {
      progress: data => {
        lane.progress = data;
        if (data.covered !== undefined) lane.covers(data.seconds, data.covered);
        if (data.bound !== undefined && data.unit === 'cells') lane.bounds.push([data.seconds, data.bound]);
      },
      part: data => {
        lane.pieces = data.pieces;
        lane.covers(lane.seconds, data.covered);
      },
      packing: data => { lane.pieces = data.pieces; },
    });
    const answer = lane.answer;
    const pieces = answer?.packings?.[0]?.pieces ?? answer?.best?.pieces ?? (Array.isArray(answer?.best) ? answer.best : null);
    if (pieces) lane.pieces = pieces;
    if (answer) lane.covers(answer.seconds, answer.status === 'packed' ? this.coverable : cells(lane.pieces));
  }

  async #local() {
    let chosen = this.shown;
    for (const lane of this.runs) {
      if (this.stopped) return;
      // A run that the user chose stays on the board when the next one begins.
      if (this.shown === chosen) this.shown = lane;
      chosen = this.shown === lane ? lane : null;
      await this.#run(lane, 'local',
        {method: lane.method, seed: lane.seed, 'time-limit': this.plan.time, 'no-arguments': true, 'no-exact': true}, {
          progress: data => { lane.progress = data; },
          trace: data => {
            lane.trace.push(data);
            lane.covers(data.seconds, data.covered);
          },
          part: data => { lane.pieces = data.pieces; },
        });
      const packing = lane.answer?.packings?.[0];
      // A local search returns only the pieces that it laid itself, without the given pieces.
      if (packing) lane.pieces = [...this.#given, ...packing.pieces];
      if (lane.answer?.status === 'packed') lane.covers(lane.answer.seconds, this.coverable);
      // A refusal ends the local runs, unless every method is tried: the next method may accept this puzzle.
      if (lane.state === 'refused' && this.plan.method !== EVERY.word) return;
    }
  }

  async #run(lane, verb, parameters, hear) {
    const draw = () => this.#app.draw();
    lane.begin();
    draw();
    const heard = Object.fromEntries(Object.entries(hear).map(([name, act]) => [name, data => { lane.ahead = 0; act(data); draw(); }]));
    try {
      lane.answer = await follow(verb, this.#body, parameters,
        {...heard, queued: ({ahead}) => { lane.ahead = ahead; lane.begin(); draw(); }}, this.#stop.signal);
      lane.state = 'done';
    } catch (problem) {
      lane.state = problem.name === 'AbortError' ? 'stopped' : 'refused';
      if (problem instanceof Refusal) lane.errors = problem.problems.length ? problem.problems.map(each => each.message) : problem.errors;
      else if (problem.name !== 'AbortError') throw problem;
    }
    draw();
  }
}

const cells = pieces => new Set(pieces.flatMap(piece => piece.cells.map(String))).size;
