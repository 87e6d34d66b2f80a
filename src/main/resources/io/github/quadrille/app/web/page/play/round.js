// Holds one game: the given pieces, the time and the number of moves. A reload restores it.

import {pieceKey} from '../puzzle.js';
import {Clock} from './clock.js';

const PLACE = 'quadrille.round';
/** A change of one of these parts makes another puzzle. A change of the laid pieces or the name does not. */
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

  /** Returns the pieces with which the game began. */
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

  /**
   * Begins a new game if the puzzle has changed, or if its pieces have changed before the first move. Returns whether
   * the puzzle has changed.
   */
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

  /** Returns the pieces on a board that were laid in this game, even if the board was changed since. */
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

  /** Returns whether a piece was already at its place when the game began. */
  isFirst(piece) {
    return this.#first.has(pieceKey(piece));
  }

  /** Restores the game that was kept before a reload, if it has this position. @returns its notes, or null */
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
      // The game goes on even if the browser cannot store it.
    }
  }
}

export const samePiece = (one, other) => pieceKey(one) === pieceKey(other);

/** Returns a text that identifies a puzzle and the pieces on it. */
const position = ({lattice, wrap, board, kinds, given, puzzle}) => JSON.stringify([
  lattice, wrap, board, kinds.map(({name, min, max}) => [name, min, max]), puzzle.rules, puzzle.colours, given.map(pieceKey).sort()]);

function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE));
  } catch {
    return null;
  }
}
