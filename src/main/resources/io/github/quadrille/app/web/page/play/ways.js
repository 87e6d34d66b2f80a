// The ways in which a kind may lie, and which of them another is turned or flipped. A turn is found by turning the
// corners of the cells, so that it is the same for all lattices.

import {Plan, full, isSolid} from '../lattices.js';

const DEGREES = {square: 90, cubic: 90, hexagonal: 60, triangular: 60};
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];
/** So that no value is just between two numbers, where a rounding error would decide. */
const OFF = 0.1371;

/** Of one kind of a view, on one lattice. */
export class Ways {
  #plan;
  #lattice;
  #numbers = new Map();
  #said = null;

  constructor(lattice, kind) {
    this.#lattice = lattice;
    this.#plan = new Plan({lattice, layers: 1, rows: 1, columns: 1});
    this.all = kind.orientations;
    this.all.forEach((cells, way) => this.#numbers.set(mark(this.#points(cells)), way));
    const drawn = this.#numbers.get(mark(this.#points(kind.cells)));
    /** The way in which the kind is drawn. */
    this.first = drawn ?? 0;
  }

  /** The way after a quarter turn, or a sixth of one, clockwise; nothing when pieces may not be turned so. */
  turned(way) {
    const angle = DEGREES[this.#lattice] * Math.PI / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return this.#after(way, ([layer, y, x]) => [layer, x * sin + y * cos, x * cos - y * sin]);
  }

  /** The way after left and right changed sides; of cubes after it was tipped over to the front. */
  flipped(way) {
    return isSolid(this.#lattice)
      ? this.#after(way, ([layer, y, x]) => [-y, layer, x])
      : this.#after(way, ([layer, y, x]) => [layer, y, -x]);
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
        const next = step === 'tipped' ? this.flipped(way) : this[step](way);
        // Of squares and triangles a flip comes first: "flipped and turned once" is how one thinks of it.
        if (next === undefined || said.has(next) || (step === 'flipped' && steps.length)) continue;
        said.set(next, inWords([...steps, step]));
        queue.push({way: next, steps: [...steps, step]});
      }
    }
    return said;
  }

  #after(way, move) {
    return this.#numbers.get(mark(this.#points(this.all[way]).map(move)));
  }

  #points(cells) {
    if (isSolid(this.#lattice)) return cells.map(full);
    return cells.flatMap(cell => this.#plan.polygon(cell)).map(([x, y]) => [0, y, x]);
  }
}

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
  const middle = [0, 1, 2].map(axis => points.reduce((sum, at) => sum + at[axis], 0) / points.length);
  return points.map(at => at.map((value, axis) => Math.round((value - middle[axis]) * 100 + OFF)).join(' ')).sort().join();
}
