// Answers without a server: what the server said about a few puzzles, kept in files, and what follows from that. It is asked
// as the server is, see api.js.

import {Refusal} from './refusal.js';
import {Catalogue} from './stored/catalogue.js';
import {hint} from './stored/coach.js';
import {pageOf, solved, countOf, standing, twoOf, ELSEWHERE} from './stored/packed.js';
import {picture} from './stored/pictures.js';

const VERBS = {
  puzzle: (puzzle, given) => puzzle.viewWith(given),
  solve: solved,
  packings: pageOf,
  count: countOf,
  unique: twoOf,
  finishable: standing,
  hint,
  explain: (puzzle, given) => (given.length && puzzle.explain?.status !== 'infeasible' ? argued(puzzle, given) : puzzle.explain),
  refute(puzzle, given) {
    if (puzzle.refute && !given.length) return puzzle.refute;
    throw missing('Steps are shown here of a few small puzzles only.');
  },
  link: async (puzzle, given) => ({status: 'linked', code: (await puzzle.viewWith(given)).code}),
};

const missing = words => new Refusal(404, {errors: [`${words} ${ELSEWHERE}`]});

/** What is known of a position is known from the packings. */
function argued(puzzle, given) {
  const {status, reason} = solved(puzzle, given);
  return {status, reason};
}

export class Stored {
  #catalogue;

  /** @param folder where the files are */
  constructor(folder) {
    this.#catalogue = new Catalogue(folder);
  }

  async ask(verb, body, parameters) {
    if (verb === 'instances') return this.#catalogue.list();
    if (!(verb in VERBS)) throw missing('This page only shows what is stored.');
    const {puzzle, given} = await this.#catalogue.find(body);
    const answer = await VERBS[verb](puzzle, given, parameters);
    if (answer === undefined) throw missing('This is not stored.');
    return answer;
  }

  async text(address) {
    return this.#catalogue.text(address.replace(/^instances\//, ''));
  }

  async file(verb, body, {format, fresh} = {}) {
    if (verb !== 'picture') throw missing('This page only shows what is stored.');
    const {puzzle, given} = await this.#catalogue.find(body);
    return picture(await puzzle.viewWith(given), format, fresh);
  }

  /** Nothing happens on the way to a stored answer. */
  async follow(verb, body, parameters, hear) {
    const answer = await this.ask(verb, body, parameters);
    answer.packings?.forEach?.((packing, at) => hear.packing?.({number: at + 1, ...packing}));
    hear.answer?.(answer);
    return answer;
  }
}
