// One game: which pieces lay at first, how long and how many moves it took. A reload finds it again.

import {pieceKey} from '../puzzle.js';
import {Clock} from './clock.js';

const PLACE = 'quadrille.round';
/** What makes another puzzle of it; the laid pieces and the name do not. */
const PARTS = ['lattice', 'layers', 'rows', 'columns', 'board', 'wrap', 'symmetry', 'goal', 'maximise', 'weights', 'cellWeights', 'pieces', 'shapes', 'rules', 'colours'];

export class Round {
  #puzzle = null;
  #kept = recall();
  #start = [];
  #first = new Set();
  moves = 0;
  hints = 0;
  checks = 0;
  clock = new Clock();

  /** The pieces that lay at first. */
  get start() {
    return this.#start;
  }

  set start(pieces) {
    this.#start = pieces;
    this.#first = new Set(pieces.map(pieceKey));
  }

  constructor(keep) {
    addEventListener('pagehide', keep);
  }

  /** Looks whether this is another puzzle than before, and begins anew then. */
  of(puzzle) {
    const before = this.#puzzle;
    const same = before && PARTS.every(part => before[part] === puzzle[part]);
    const laid = this.laidOn(puzzle);
    this.#puzzle = puzzle;
    if (same && (this.moves || before.given === puzzle.given)) return false;
    this.begin(puzzle.given.filter(piece => !laid.includes(piece)));
    this.moves = laid.length;
    return !same;
  }

  /** The pieces on a board that were laid in this game, also where the board was drawn anew since. */
  laidOn({given}) {
    if (!this.moves || !this.#puzzle) return [];
    const laid = new Set(this.#puzzle.given.filter(piece => !this.isFirst(piece)).map(pieceKey));
    return given.filter(piece => laid.has(pieceKey(piece)));
  }

  begin(start) {
    this.start = start;
    this.moves = this.hints = this.checks = 0;
    this.clock.set(0);
  }

  /** Whether a piece lay at first, where it lies. */
  isFirst(piece) {
    return this.#first.has(pieceKey(piece));
  }

  /** Finds what was kept before a reload, when it is of this position. @returns the notes in it */
  find(view) {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept || kept.position !== position(view)) return null;
    const {start, moves, hints, checks} = kept;
    Object.assign(this, {start, moves, hints, checks});
    this.clock.set(kept.seconds);
    return kept.notes;
  }

  keep(view, notes) {
    if (!this.moves && !notes) return;
    try {
      sessionStorage.setItem(PLACE, JSON.stringify({
        position: position(view), start: this.start, moves: this.moves, hints: this.hints, checks: this.checks, seconds: this.clock.seconds, notes,
      }));
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }
}

export const samePiece = (one, other) => pieceKey(one) === pieceKey(other);

/** One text for a puzzle and what lies on it. */
const position = ({lattice, wrap, board, kinds, given, puzzle}) => JSON.stringify([
  lattice, wrap, board, kinds.map(({name, min, max}) => [name, min, max]), puzzle.rules, puzzle.colours, given.map(pieceKey).sort()]);

function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE));
  } catch {
    return null;
  }
}
