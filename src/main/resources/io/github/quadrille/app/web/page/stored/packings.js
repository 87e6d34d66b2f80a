// Packings as they are stored: each piece that lies in any of them once, and each packing as the numbers of its pieces, less
// what it shares with the beginning of the one before.

import {pieceKey} from '../puzzle.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digit = (text, at) => DIGITS.indexOf(text[at]);
const pair = (text, at) => digit(text, at) * 64 + digit(text, at + 1);

export class Packings {
  /**
   * @param stored {total, pieces, list, classes}: how many there are; a digit for the kind and two for each cell's position;
   *   a digit for the pieces that are shared and two for each other; three for each packing that stands for its class
   */
  constructor({total, pieces, list, classes}, {kinds, rows, columns, lattice}) {
    const cell = position => {
      const flat = [Math.floor(position / columns) % rows, position % columns];
      return lattice === 'cubic' ? [Math.floor(position / columns / rows), ...flat] : flat;
    };
    this.total = Number(total);
    this.pieces = pieces.split(' ').map(text => ({
      kind: kinds[digit(text, 0)].name,
      cells: Array.from({length: (text.length - 1) / 2}, (_, at) => cell(pair(text, 1 + 2 * at))),
    }));
    this.numbers = new Map(this.pieces.map((piece, number) => [pieceKey(piece), number]));
    this.all = [];
    for (const text of list.split(' ')) {
      const shared = (this.all.at(-1) ?? []).slice(0, digit(text, 0));
      this.all.push([...shared, ...Array.from({length: (text.length - 1) / 2}, (_, at) => pair(text, 1 + 2 * at))]);
    }
    this.representatives = classes && Array.from({length: classes.length / 3}, (_, at) =>
      this.all[digit(classes, 3 * at) * 4096 + pair(classes, 3 * at + 1)]);
  }

  /** Whether none is missing. */
  get areAll() {
    return this.all.length === this.total;
  }

  /** Those that have these pieces. */
  having(given) {
    const laid = this.numbersOf(given);
    return this.all.filter(packing => laid.every(number => packing.includes(number)));
  }

  /** The numbers of pieces; of one that lies in no packing, nothing. */
  numbersOf(given) {
    return given.map(piece => this.numbers.get(pieceKey(piece)));
  }

  /** The pieces of a packing. */
  of(packing) {
    return packing.map(number => this.pieces[number]);
  }
}
