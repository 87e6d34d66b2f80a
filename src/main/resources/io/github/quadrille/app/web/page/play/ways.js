// The ways in which a kind may lie, and which of them another is turned or flipped. A turn is found by turning the
// corners of the cells, so that it is the same for all lattices.

import {Plan, full, isBalls, isSolid} from '../lattices.js';

const DEGREES = {square: 90, cubic: 90, hexagonal: 60, triangular: 60, fcc: 90};
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];
/** So that no value is just between two numbers, where a rounding error would decide. */
const OFF = 0.1371;

/** Of one kind of a view, on one lattice. */
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
    /** The way in which the kind is drawn. */
    this.first = drawn ?? 0;
  }

  /** The letters of the colours of its cells in a way; nothing where it has none. */
  colours(way) {
    return this.#colours?.[way] ?? null;
  }

  /** The way after a quarter turn, or a sixth of one, clockwise, or the next that rules allow; nothing when pieces may not be turned so. */
  turned(way) {
    return this.#first(way, 1, at => at);
  }

  /** The way after left and right changed sides, turned on as far as rules want; of cubes after it was tipped over to the front. */
  flipped(way) {
    return isSolid(this.#lattice)
      ? this.#after(way, ([layer, y, x]) => [-y, layer, x])
      : this.#first(way, 0, ([layer, y, x]) => [layer, y, -x]);
  }

  /** The first way after a move and so many turns, or more. */
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

  /** Of cubes: the mirror image. */
  mirrored(way) {
    return this.#after(way, ([layer, y, x]) => [layer, y, -x]);
  }

  /** How it lies, in words. */
  words(way) {
    this.#said ??= this.#everyWord();
    return this.#said.get(way) ?? `way ${way + 1} of ${this.all.length}`;
  }

  /** By the fewest steps from how it is drawn: the turns last, before them flips, or tips between turns. */
  #everyWord() {
    const said = new Map([[this.first, 'as drawn']]);
    for (let queue = [{way: this.first, steps: []}]; queue.length;) {
      const {way, steps} = queue.shift();
      for (const step of isSolid(this.#lattice) ? ['turned', 'tipped', 'mirrored'] : ['turned', 'flipped']) {
        const next = this.#step(way, step);
        // Of squares and triangles a flip comes first: "flipped and turned once" is how one thinks of it.
        if (next === undefined || said.has(next) || (step === 'flipped' && steps.length)) continue;
        said.set(next, inWords([...steps, step]));
        queue.push({way: next, steps: [...steps, step]});
      }
    }
    return said;
  }

  /** The way after one step, and no further. */
  #step(way, step) {
    if (step === 'turned') return this.#after(way, at => this.#turned(at, 1));
    if (step === 'flipped') return this.#after(way, ([layer, y, x]) => [layer, y, -x]);
    return step === 'tipped' ? this.flipped(way) : this.mirrored(way);
  }

  #after(way, move) {
    return this.#numbers.get(mark(this.#points(this.all[way], this.colours(way)).map(({at, colour}) => ({at: move(at), colour}))));
  }

  /** Each with the colour of its cell. */
  #points(cells, colours) {
    return cells.flatMap((cell, number) => (isSolid(this.#lattice) ? [solidPoint(this.#lattice, full(cell))] : this.#plan.polygon(cell).map(([x, y]) => [0, y, x]))
      .map(at => ({at, colour: colours?.[number] ?? ''})));
  }
}

/** The middle of a cube or ball, by coordinates that quarter turns exchange: those of balls run along diagonals of the rows and columns. */
const solidPoint = (lattice, [layer, row, column]) => (isBalls(lattice) ? [layer, row - column, row + column + layer] : [layer, row, column]);

/** Equal steps one after another are counted: "turned twice and tipped once". */
function inWords(steps) {
  const runs = [];
  for (const step of steps) {
    if (runs.at(-1)?.step === step) runs.at(-1).times++;
    else runs.push({step, times: 1});
  }
  return runs.map(({step, times}) => (step === 'flipped' || step === 'mirrored' ? step : `${step} ${TIMES[times]}`)).join(' and ');
}

/** The same for points that are the same but for a shift. */
function mark(points) {
  const middle = [0, 1, 2].map(axis => points.reduce((sum, {at}) => sum + at[axis], 0) / points.length);
  return points.map(({at, colour}) => `${at.map((value, axis) => Math.round((value - middle[axis]) * 100 + OFF)).join(' ')} ${colour}`).sort().join();
}
