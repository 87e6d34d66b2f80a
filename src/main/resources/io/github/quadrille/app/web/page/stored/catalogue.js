// Which puzzles are stored, and which of them somebody means.

import {Refusal} from '../refusal.js';
import {ofView, toFile} from '../puzzle.js';
import {isCode, readCode, writeCode} from './codes.js';
import {Packings} from './packings.js';
import {bare, ofYaml, withGiven} from './text.js';

const SORRY = 'This page shows stored puzzles only. Maybe quadrille serve, which answers everything.';

export class Catalogue {
  #folder;
  #list = null;
  #puzzles = new Map();

  constructor(folder) {
    this.#folder = folder;
  }

  /** As the server lists its puzzles, each with its text. */
  list() {
    this.#list ??= this.#fetch('instances.json');
    return this.#list;
  }

  async text(path) {
    const found = (await this.#all()).find(puzzle => puzzle.path === path);
    if (!found) throw new Refusal(404, {errors: [SORRY]});
    return found.yaml;
  }

  /**
   * A puzzle and the pieces that lie there.
   *
   * @param body the text of a puzzle, its code, or JSON of the page
   */
  async find(body) {
    const json = body.startsWith('{');
    const found = json ? this.#known(body) : await this.#written(isCode(body) ? await readCode(body) : body);
    if (!found) throw new Refusal(404, {errors: [SORRY]});
    return found;
  }

  async #written(text) {
    const {puzzle: yaml, given} = ofYaml(text);
    const found = (await this.#all()).find(puzzle => bare(puzzle.yaml) === bare(yaml));
    return found && {puzzle: await this.#open(found.path), given};
  }

  /** What the page says of a puzzle, it has from here. */
  #known(body) {
    const {name, given = [], ...file} = JSON.parse(body);
    const text = JSON.stringify(file);
    const found = [...this.#puzzles.values()].find(puzzle => puzzle.file === text);
    return found && {puzzle: found, given: given.map(([kind, cells]) => ({kind, cells}))};
  }

  async #open(path) {
    if (!this.#puzzles.has(path)) this.#puzzles.set(path, new Puzzle(await this.#fetch(`${path}.json`)));
    return this.#puzzles.get(path);
  }

  async #all() {
    return (await this.list()).families.flatMap(family => family.puzzles);
  }

  async #fetch(name) {
    const response = await fetch(this.#folder + name).catch(() => null);
    if (!response?.ok) throw new Refusal(response?.status ?? 0, {errors: [`${this.#folder}${name} is not there. Maybe the page was copied without its files.`]});
    return response.json();
  }
}

/** A stored puzzle, with everything that was answered about it. */
class Puzzle {
  #packings = null;

  constructor(stored) {
    Object.assign(this, stored.answers);
    this.view = stored.view;
    const {name, ...file} = JSON.parse(toFile(ofView(stored.view), []));
    this.file = JSON.stringify(file);
    this.stored = stored.packings;
  }

  /** Those that are stored; nothing where there are none. */
  get packings() {
    this.#packings ??= this.stored && new Packings(this.stored, this.view);
    return this.#packings;
  }

  /** The view of the puzzle with these pieces on its board. */
  async viewWith(given) {
    const yaml = withGiven(this.view.yaml, given);
    return {...this.view, given, puzzle: {...this.view.puzzle, given}, yaml, code: given.length ? await writeCode(yaml) : this.view.code};
  }
}
