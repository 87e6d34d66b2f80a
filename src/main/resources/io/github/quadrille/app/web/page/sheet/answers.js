// What has to be searched for a sheet: how hard a puzzle is, hints, and a solution that goes on from them.

import {ask} from '../api.js';
import {toFile} from '../puzzle.js';
import {ratedBy} from '../rating.js';

const TIME = '20s';

export class Answers {
  #app;
  /** By file and question. */
  #known = new Map();
  #stop = null;
  /** What is being asked. */
  #asked = '';
  #isStopped = false;
  /** The puzzle that is looked at, in words, or nothing. */
  doing = '';

  constructor(app) {
    this.#app = app;
  }

  /** Asks what is wanted and not yet known, one puzzle after another. */
  async find(puzzles, choices) {
    if (this.#isStopped) return;
    const open = puzzles.map(puzzle => ({puzzle, questions: questions(puzzle, choices)}))
      .filter(({questions}) => questions.some(({key}) => !this.#known.has(key)));
    const asked = JSON.stringify(open.map(({questions}) => questions));
    if (this.doing && asked === this.#asked) return;
    this.leave();
    this.#asked = asked;
    const stop = this.#stop = new AbortController();
    for (const [at, {puzzle, questions}] of open.entries()) {
      this.doing = `${puzzle.puzzle.name}${open.length > 1 ? ` (${at + 1} of ${open.length})` : ''}`;
      this.#app.draw();
      for (const question of questions) {
        if (!this.#known.has(question.key)) await this.#answer(question, puzzle, choices, stop.signal);
        if (stop.signal.aborted) return;
      }
    }
    this.doing = '';
    this.#app.draw();
  }

  async #answer({key, isSolution}, entry, choices, signal) {
    const given = isSolution ? [...entry.puzzle.given, ...this.#of(entry, choices).hints] : entry.puzzle.given;
    const [verb, parameters] = isSolution ? ['solve', {}] : ['hint', {all: true}];
    try {
      this.#known.set(key, await ask(verb, toFile(entry.puzzle, given), {...parameters, 'time-limit': TIME}, signal));
    } catch (problem) {
      if (problem.name === 'AbortError') return;
      // A puzzle that has no answer is printed without.
      this.#known.set(key, {});
    }
  }

  /** What is known of a puzzle: {level, hints: [piece], solution: [piece]}; a part is missing where it is not known. */
  of(entry, choices) {
    const {level, hints} = this.#of(entry, choices);
    const solution = choices.hasSolution && this.#known.get(questions(entry, choices).at(-1).key)?.packings?.[0]?.pieces;
    return {level: choices.hasLevel && level, hints, solution};
  }

  #of({file}, choices) {
    const all = this.#known.get(file)?.hints ?? [];
    const level = all.at(-1)?.hint === 'finished' && all.length > 1 ? ratedBy(all) : null;
    return {level, hints: all.slice(0, Number(choices.hints)).flatMap(({piece}) => piece ?? [])};
  }

  /** Whether somebody broke off; nothing more is searched until they choose again. */
  get isStopped() {
    return this.#isStopped;
  }

  stop() {
    this.leave();
    this.#isStopped = true;
    this.#app.draw();
  }

  again() {
    this.#isStopped = false;
  }

  leave() {
    this.#stop?.abort();
    this.doing = '';
  }
}

/** What is asked of a puzzle; there are no hints to cover a part of a board. */
const questions = ({file, view}, {hasLevel, hints, hasSolution}) => [
  ...(view.goal === 'pack' && (hasLevel || hints > 0) ? [{key: file}] : []),
  ...(hasSolution ? [{key: `${hints} ${file}`, isSolution: true}] : []),
];
