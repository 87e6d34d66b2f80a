// Cuts the cells of a piece into thirds along each axis, and keeps those that remain when the piece shrinks from all
// sides. These are the middle of each cell and bridges to neighbouring cells of the piece. The data are plain arrays.

const AXES = [0, 1, 2];

/** A `Thirds` holds the thirds of cells that remain of a piece when it shrinks. */
export class Thirds {
  #low;
  #size;
  #cells;
  #thirds;
  #all = [];

  constructor(cells) {
    this.#low = AXES.map(axis => cells.reduce((least, cell) => Math.min(least, cell[axis]), Infinity) - 1);
    this.#size = AXES.map(axis => cells.reduce((most, cell) => Math.max(most, cell[axis]), -Infinity) + 2 - this.#low[axis]);
    const [x, y, z] = this.#size;
    this.#cells = new Uint8Array(x * y * z);
    this.#thirds = new Uint8Array(27 * x * y * z);
    cells.forEach(cell => { this.#cells[this.#index(cell)] = 1; });
    cells.forEach(cell => this.#fill(cell));
  }

  #index(at, scale = 1) {
    const [x, y, z] = this.#low;
    return at[0] - scale * x + scale * this.#size[0] * (at[1] - scale * y + scale * this.#size[1] * (at[2] - scale * z));
  }

  /**
   * Keeps a third at a side of a cell if the cell beyond that side belongs to the piece. A third at an edge or corner
   * needs all cells around it.
   */
  #fill(cell) {
    for (let i = 0; i < 27; i++) {
      const ways = [i % 3 - 1, Math.floor(i / 3) % 3 - 1, Math.floor(i / 9) - 1];
      let whole = true;
      for (let mask = 1; mask < 8 && whole; mask++) {
        whole = this.#cells[this.#index(AXES.map(axis => cell[axis] + (mask >> axis & 1) * ways[axis]))] === 1;
      }
      if (whole) {
        const third = AXES.map(axis => 3 * cell[axis] + 1 + ways[axis]);
        this.#thirds[this.#index(third, 3)] = 1;
        this.#all.push(third);
      }
    }
  }

  has(third) {
    return this.#thirds[this.#index(third, 3)] === 1;
  }

  forEach(action) {
    this.#all.forEach(action);
  }

  /**
   * Returns how much of the neighbourhood of a point the piece fills, from 0 to 1, interpolated between the middles of
   * cells.
   */
  occupied(px, py, pz) {
    const [x, y, z] = [Math.floor(px - 0.5), Math.floor(py - 0.5), Math.floor(pz - 0.5)];
    const [fx, fy, fz] = [px - 0.5 - x, py - 0.5 - y, pz - 0.5 - z];
    const along = (j, k) => (1 - fx) * this.#filled(x, j, k) + fx * this.#filled(x + 1, j, k);
    return (1 - fz) * ((1 - fy) * along(y, z) + fy * along(y + 1, z)) + fz * ((1 - fy) * along(y, z + 1) + fy * along(y + 1, z + 1));
  }

  #filled(x, y, z) {
    const [i, j, k] = [x - this.#low[0], y - this.#low[1], z - this.#low[2]];
    const [width, height, depth] = this.#size;
    return i < 0 || j < 0 || k < 0 || i >= width || j >= height || k >= depth ? 0 : this.#cells[i + width * (j + height * k)];
  }
}
