// Computes the orientations of a kind, and which one results from a turn or a flip. A turn is found by turning the
// corners of flat cells, or the middles of cubes and balls.

import {Plan, full, isBalls, isSolid} from '../lattices.js';

const DEGREES = {square: 90, cubic: 90, hexagonal: 60, triangular: 60, fcc: 90};
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];
/** This offset keeps values away from the middle between two integers, where a rounding error would decide. */
const OFF = 0.1371;

/** Holds the orientations of one kind on one lattice. */
export class Ways {
  #plan;
  #lattice;
  #numbers = new Map();
  #said = null;
  #colours;

  constructor(lattice, kind) {
    this.#lattice = lattice;
    this.#plan = new Plan({lattice, layers: 1, rows: 1, columns: 1});
    this.all = kind.orientations;
    this.#colours = kind.turned_colours;
    this.all.forEach((cells, way) => this.#numbers.set(mark(this.#points(cells, this.colours(way))), way));
    const drawn = this.#numbers.get(mark(this.#points(kind.cells, kind.colours)));
    /** The kind is drawn in the orientation with this index. */
    this.first = drawn ?? 0;
  }

  /** Returns the colour letters of the cells in an orientation, or null if the kind has none. */
  colours(way) {
    return this.#colours?.[way] ?? null;
  }

  /**
   * Returns the orientation after a turn by 90 or 60 degrees clockwise, or after the next turn that the rules allow.
   * Returns undefined if there is none.
   */
  turned(way) {
    return this.#first(way, 1, at => at);
  }

  /**
   * Returns the orientation after left and right are exchanged. If the rules forbid it, the piece is also turned. A
   * solid piece is tipped to the front instead.
   */
  flipped(way) {
    return isSolid(this.#lattice)
      ? this.#after(way, ([layer, y, x]) => [-y, layer, x])
      : this.#first(way, 0, ([layer, y, x]) => [layer, y, -x]);
  }

  /** Returns the first allowed orientation after a move and at least this many turns. */
  #first(way, fewest, move) {
    for (let turns = fewest; turns < 360 / DEGREES[this.#lattice]; turns++) {
      const next = this.#after(way, at => this.#turned(move(at), turns));
      if (next !== undefined && (next !== way || turns === fewest)) return next;
    }
    return undefined;
  }

  #turned([layer, y, x], turns) {
    const angle = turns * DEGREES[this.#lattice] * Math.PI / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [layer, x * sin + y * cos, x * cos - y * sin];
  }

  /** Returns the orientation after a solid piece is mirrored. */
  mirrored(way) {
    return this.#after(way, ([layer, y, x]) => [layer, y, -x]);
  }

  /** Describes an orientation in words. */
  words(way) {
    this.#said ??= this.#everyWord();
    return this.#said.get(way) ?? `way ${way + 1} of ${this.all.length}`;
  }

  /** Describes each orientation by the fewest steps that lead to it from the drawn one. */
  #everyWord() {
    const said = new Map([[this.first, 'as drawn']]);
    for (let queue = [{way: this.first, steps: []}]; queue.length;) {
      const {way, steps} = queue.shift();
      for (const step of isSolid(this.#lattice) ? ['turned', 'tipped', 'mirrored'] : ['turned', 'flipped']) {
        const next = this.#step(way, step);
        // A flip of a flat piece comes first, because people think of it as "flipped and turned once".
        if (next === undefined || said.has(next) || (step === 'flipped' && steps.length)) continue;
        said.set(next, inWords([...steps, step]));
        queue.push({way: next, steps: [...steps, step]});
      }
    }
    return said;
  }

  /** Returns the orientation after exactly one step, or undefined if it is not allowed. */
  #step(way, step) {
    if (step === 'turned') return this.#after(way, at => this.#turned(at, 1));
    if (step === 'flipped') return this.#after(way, ([layer, y, x]) => [layer, y, -x]);
    return step === 'tipped' ? this.flipped(way) : this.mirrored(way);
  }

  #after(way, move) {
    return this.#numbers.get(mark(this.#points(this.all[way], this.colours(way)).map(({at, colour}) => ({at: move(at), colour}))));
  }

  /** Returns points that represent the cells, each with the colour of its cell. */
  #points(cells, colours) {
    return cells.flatMap((cell, number) => (isSolid(this.#lattice) ? [solidPoint(this.#lattice, full(cell))] : this.#plan.polygon(cell).map(([x, y]) => [0, y, x]))
      .map(at => ({at, colour: colours?.[number] ?? ''})));
  }
}

/**
 * Returns the middle of a cube or ball in coordinates that quarter turns exchange. For balls, two axes run along the
 * diagonals of rows and columns.
 */
const solidPoint = (lattice, [layer, row, column]) => (isBalls(lattice) ? [layer, row - column, row + column + layer] : [layer, row, column]);

/** Turns steps into words, and counts equal steps that follow each other: "turned twice and tipped once". */
function inWords(steps) {
  const runs = [];
  for (const step of steps) {
    if (runs.at(-1)?.step === step) runs.at(-1).times++;
    else runs.push({step, times: 1});
  }
  return runs.map(({step, times}) => (step === 'flipped' || step === 'mirrored' ? step : `${step} ${TIMES[times]}`)).join(' and ');
}

/** Returns a text that is equal for point sets that differ only by a shift. */
function mark(points) {
  const middle = [0, 1, 2].map(axis => points.reduce((sum, {at}) => sum + at[axis], 0) / points.length);
  return points.map(({at, colour}) => `${at.map((value, axis) => Math.round((value - middle[axis]) * 100 + OFF)).join(' ')} ${colour}`).sort().join();
}
