// Searches for the answers that a sheet needs: the level of a puzzle, hints, and a solution that contains the hints.

import {ask} from '../api.js';
import {toFile} from '../puzzle.js';
import {levelOf, levelWords} from '../rating.js';

const TIME = '20s';
const MOST_HINTS = 3;

export class Answers {
  #app;
  /** Maps a question about a file to its answer. */
  #known = new Map();
  #stop = null;
  #asked = '';
  /** Tells whether the user has stopped the search. It stays stopped until the user chooses something else. */
  isStopped = false;
  /** These words say what is being searched; the text is empty if nothing is. */
  doing = '';

  constructor(app) {
    this.#app = app;
  }

  /** Asks the questions that are wanted and not yet answered, one puzzle after another. */
  async find(entries, choices) {
    if (this.isStopped) return;
    const open = entries.flatMap(entry => questions(entry, choices).filter(({key}) => !this.#known.has(key)).map(question => ({...question, entry})));
    const asked = open.map(({key}) => key).join('\n');
    if (this.doing && asked === this.#asked) return;
    this.leave();
    this.#asked = asked;
    const {signal} = this.#stop = new AbortController();
    for (const {key, entry, what, answer} of open) {
      this.doing = `${what} of ${entry.puzzle.name}`;
      this.#app.draw();
      try {
        this.#known.set(key, await answer(this.#hints(entry, choices), signal));
      } catch (problem) {
        if (signal.aborted) return;
        // If there is no answer, the puzzle is printed without it.
        this.#known.set(key, null);
      }
      if (signal.aborted) return;
    }
    this.doing = '';
    this.#app.draw();
  }

  /** Returns the known answers about a puzzle: {level, hints: [piece], solution: [piece]}. Unknown parts are empty. */
  of(entry, choices) {
    const level = choices.hasLevel ? this.#known.get(`level ${entry.file}`) : null;
    return {
      level: level ? levelWords(level) : null, hints: this.#hints(entry, choices),
      solution: choices.hasSolution ? this.#known.get(`solution ${choices.hints} ${entry.file}`) : null,
    };
  }

  #hints({file}, {hints}) {
    return this.#known.get(`hints ${file}`)?.slice(0, Number(hints)) ?? [];
  }

  stop() {
    this.leave();
    this.isStopped = true;
    this.#app.draw();
  }

  again() {
    this.isStopped = false;
  }

  leave() {
    this.#stop?.abort();
    this.doing = '';
  }
}

/** Returns the questions about a puzzle. A puzzle whose goal is to cover has neither a level nor hints. */
function questions({file, puzzle}, {hasLevel, hints, hasSolution}) {
  const all = [];
  const isPacked = puzzle.goal === 'pack';
  if (isPacked && hasLevel) all.push({key: `level ${file}`, what: 'the level', answer: (_, signal) => levelOf(file, signal)});
  if (isPacked && hints > 0) {
    all.push({key: `hints ${file}`, what: 'hints', answer: async (_, signal) => (await ask('hint', file, {more: MOST_HINTS - 1, 'time-limit': TIME}, signal)).hints.flatMap(({piece}) => piece ?? [])});
  }
  if (hasSolution) {
    all.push({key: `solution ${hints} ${file}`, what: 'a solution', answer: async (given, signal) =>
      (await ask('solve', toFile(puzzle, [...puzzle.given, ...given]), {'time-limit': TIME}, signal)).packings?.[0]?.pieces});
  }
  return all;
}
