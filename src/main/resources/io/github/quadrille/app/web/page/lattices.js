// Computes where the cells of each lattice are in a picture, and which cells are neighbours. A cell is [row, column],
// or [layer, row, column] in space, as in all answers. Points are in units of a square's side.

const ROOT = Math.sqrt(3);
const HALF_SIDE = 0.7;
/** `BALL` is the radius of a ball, and `NECK` is half the width of the neck between touching balls. */
const BALL = 0.46, NECK = 0.2;

export const LATTICES = ['square', 'cubic', 'hexagonal', 'triangular', 'fcc'];

/** Returns the wraps that a lattice allows, named as in puzzle files. */
export function wraps(lattice) {
  if (lattice === 'triangular' || isBalls(lattice)) return ['none'];
  const flat = ['none', 'horizontal', 'vertical', 'both'];
  return lattice === 'cubic' ? [...flat, 'layers', 'layers,columns', 'layers,rows', 'layers,rows,columns'] : flat;
}

/**
 * Returns whether the cells are balls. Balls are in layers like cubes, and each layer is shifted by half a ball to the
 * right and down.
 */
export const isBalls = lattice => lattice === 'fcc';

export const isSolid = lattice => lattice === 'cubic' || isBalls(lattice);

/** Returns a cell as [layer, row, column]. */
export const full = cell => (cell.length === 3 ? cell : [0, ...cell]);

/** Returns a cell in the form of the server's answers. */
export const named = (lattice, [layer, row, column]) => (isSolid(lattice) ? [layer, row, column] : [row, column]);

/** Returns a text that identifies a cell. */
export const key = cell => full(cell).join(',');

const pointsUp = (row, column) => (row + column) % 2 === 0;

/** Returns the steps [layer, row, column] over the sides of a cell's polygon, in the order of its sides. */
function steps(lattice, [, row, column]) {
  if (lattice === 'hexagonal') {
    return [[0, -1, 1], [0, 0, 1], [0, 1, 0], [0, 1, -1], [0, 0, -1], [0, -1, 0]];
  }
  if (lattice === 'triangular') {
    return pointsUp(row, column) ? [[0, 0, 1], [0, 1, 0], [0, 0, -1]] : [[0, -1, 0], [0, 0, 1], [0, 0, -1]];
  }
  return [[0, -1, 0], [0, 0, 1], [0, 1, 0], [0, 0, -1]];
}

/** Maps the array of a piece's cells to its picture, for `drawn`. */
const drawings = new WeakMap();

/** A `Plan` computes the geometry of a board's picture. */
export class Plan {
  /**
   * Reads the shape of a board.
   *
   * @param shape {lattice, layers, rows, columns, wrap}
   */
  constructor(shape) {
    Object.assign(this, {lattice: shape.lattice, layers: shape.layers, rows: shape.rows, columns: shape.columns});
    this.wrap = shape.wrap ?? 'none';
    const layersWrap = this.wrap.includes('layers');
    const words = this.wrap.split(',');
    this.closes = [
      layersWrap,
      this.wrap === 'vertical' || this.wrap === 'both' || words.includes('rows'),
      this.wrap === 'horizontal' || this.wrap === 'both' || words.includes('columns'),
    ];
    // The pictures of layers are arranged in rows, so that the whole is about 1.6 times as wide as high.
    const wide = Math.max(1, Math.round(Math.sqrt(this.layers * 1.6 * this.rows / this.columns)));
    this.across = isSolid(this.lattice) ? Math.min(this.layers, wide) : 1;
  }

  /** Returns the upper left corner of a layer's picture. */
  origin(layer) {
    if (!isSolid(this.lattice)) return [0, 0];
    const lean = isBalls(this.lattice) ? layer / 2 : 0;
    return [(layer % this.across) * (this.columns + 0.8) + lean, Math.floor(layer / this.across) * (this.rows + 1.1) + 0.5 + lean];
  }

  /** Returns the corners of a cell, clockwise from the upper left or the top. */
  polygon(cell) {
    const [layer, row, column] = full(cell);
    if (this.lattice === 'hexagonal') {
      const x = column + row / 2 + 0.5, y = row * ROOT / 2 + ROOT / 3;
      const points = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];
      return points.map(([right, down]) => [x + right / 2, y + down * ROOT / 6]);
    }
    if (this.lattice === 'triangular') {
      const points = pointsUp(row, column) ? [[1, 0], [2, 1], [0, 1]] : [[0, 0], [2, 0], [1, 1]];
      return points.map(([right, down]) => [(column + right) * HALF_SIDE, (row + down) * HALF_SIDE * ROOT]);
    }
    const [left, top] = this.origin(layer);
    const x = left + column, y = top + row;
    return [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
  }

  /** Returns the middle of a cell. */
  centre(cell) {
    return mean(this.polygon(cell));
  }

  /** Returns a point of a cell beside its middle, where a small sign covers no letter. */
  nook(cell) {
    const corners = this.polygon(cell), [x, y] = mean(corners);
    const pointsDown = this.lattice === 'triangular' && !pointsUp(...full(cell).slice(1));
    const corner = corners[pointsDown ? 2 : 0];
    const share = this.lattice === 'triangular' ? 0.42 : 0.58;
    return [x + share * (corner[0] - x), y + share * (corner[1] - y)];
  }

  /** Returns the {width, height} of the whole picture. */
  get size() {
    if (this.lattice === 'hexagonal') {
      return {width: this.columns + (this.rows - 1) / 2, height: (this.rows - 1) * ROOT / 2 + 2 * ROOT / 3};
    }
    if (this.lattice === 'triangular') {
      return {width: (this.columns + 1) * HALF_SIDE, height: this.rows * HALF_SIDE * ROOT};
    }
    const origins = Array.from({length: this.layers}, (_, layer) => this.origin(layer));
    const [left, top] = [0, 1].map(axis => origins.reduce((far, origin) => Math.max(far, origin[axis]), 0));
    return {width: left + this.columns, height: top + this.rows};
  }

  /** Returns a position with its coordinates carried over joined edges. */
  carried(cell) {
    const lengths = [this.layers, this.rows, this.columns];
    return full(cell).map((at, axis) => (this.closes[axis] ? ((at % lengths[axis]) + lengths[axis]) % lengths[axis] : at));
  }

  /** Returns whether a position is inside the picture. */
  contains(cell) {
    const [layer, row, column] = full(cell);
    return layer >= 0 && layer < this.layers && row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** Returns the neighbour of a cell over each side of its polygon, across joined edges too. */
  neighbours(cell) {
    const here = full(cell);
    return steps(this.lattice, here).map(step => this.carried(here.map((at, axis) => at + step[axis])));
  }

  /**
   * Returns the {area, outline, heart} of the cells of a piece. The result is kept as long as the array of cells
   * exists.
   */
  drawn(cells) {
    const known = drawings.get(cells);
    if (known?.plan === this.#mark) return known;
    const drawing = {plan: this.#mark, area: this.area(cells) + this.#necks(cells), outline: this.outline(cells), heart: this.heart(cells)};
    drawings.set(cells, drawing);
    return drawing;
  }

  /** Returns a text that identifies the geometry of the picture. */
  get #mark() {
    return `${this.lattice} ${this.layers} ${this.rows} ${this.columns} ${this.wrap}`;
  }

  /** Returns the sides between these cells and all others as SVG path data. */
  outline(cells) {
    if (isBalls(this.lattice)) return this.area(cells);
    const inside = new Set(cells.map(key));
    let path = '';
    for (const cell of cells) {
      const corners = this.polygon(cell);
      this.neighbours(cell).forEach((next, side) => {
        if (!inside.has(key(next))) {
          path += `M${point(corners[side])}L${point(corners[(side + 1) % corners.length])}`;
        }
      });
    }
    return path;
  }

  /** Returns the areas of these cells as SVG path data, one closed path for each cell. */
  area(cells) {
    if (isBalls(this.lattice)) {
      const round = `a${BALL} ${BALL} 0 1 1`;
      return cells.map(cell => this.centre(cell)).map(([x, y]) => `M${point([x - BALL, y])}${round} ${2 * BALL} 0${round} ${-2 * BALL} 0Z`).join('');
    }
    return cells.map(cell => `M${this.polygon(cell).map(point).join('L')}Z`).join('');
  }

  /** Returns as SVG path data the necks that join touching balls of a piece in a layer. */
  #necks(cells) {
    if (!isBalls(this.lattice)) return '';
    const inside = new Set(cells.map(key));
    return cells.flatMap(cell => {
      const [x, y] = this.centre(cell);
      const [, right, below] = this.neighbours(cell).map(next => inside.has(key(next)));
      return [right && `M${point([x, y - NECK])}h1v${2 * NECK}h-1Z`, below && `M${point([x + NECK, y])}v1h${-2 * NECK}v-1Z`].filter(Boolean);
    }).join('');
  }

  /**
   * Returns the point for a letter: near the middle of the cells and well inside them. It is the middle of a cell,
   * between two cells, or where four cells meet.
   */
  heart(cells) {
    const centres = cells.map(cell => this.centre(cell));
    const middle = mean(centres);
    const inside = new Map(cells.map((cell, at) => [key(cell), centres[at]]));
    const beside = isBalls(this.lattice) ? [] : cells.flatMap((cell, at) => {
      const next = this.neighbours(cell).map(each => inside.get(key(each)));
      const pairs = next.filter(Boolean).map(other => mean([centres[at], other]));
      const [, right, below] = next;
      const across = this.lattice === 'square' && right && below && inside.get(key(this.carried(full(cell).map((each, axis) => each + (axis > 0)))));
      return across ? [...pairs, mean([centres[at], across])] : pairs;
    }).filter(at => centres.some(each => distance(each, at) < 1));
    // Of points at the same distance, the middle of a cell is preferred.
    return [...centres, ...beside].reduce((best, at) => (distance(at, middle) < distance(best, middle) - 1e-9 ? at : best));
  }

  /** Returns the position [layer, row, column] at a point of the picture, or undefined. */
  at([x, y]) {
    return this.#candidates(x, y).find(cell => this.contains(cell) && surrounds(this.polygon(cell), x, y));
  }

  #candidates(x, y) {
    if (this.lattice === 'hexagonal') {
      const row = Math.floor(y / (ROOT / 2));
      return around(row).flatMap(r => around(Math.floor(x - r / 2)).map(column => [0, r, column]));
    }
    if (this.lattice === 'triangular') {
      return around(Math.floor(x / HALF_SIDE) - 1).map(column => [0, Math.floor(y / (HALF_SIDE * ROOT)), column]);
    }
    const layers = Array.from({length: this.layers}, (_, layer) => layer);
    return layers.map(layer => [layer, Math.floor(y - this.origin(layer)[1]), Math.floor(x - this.origin(layer)[0])]);
  }

  /** Yields all positions of the picture, including holes. */
  * positions() {
    for (let layer = 0; layer < this.layers; layer++) {
      for (let row = 0; row < this.rows; row++) {
        for (let column = 0; column < this.columns; column++) yield [layer, row, column];
      }
    }
  }

  /** Returns whether pieces may be moved by this step. Triangles that point up must still point up. */
  canMove([, rows, columns]) {
    return this.lattice !== 'triangular' || (rows + columns) % 2 === 0;
  }
}

const mean = points => [0, 1].map(axis => points.reduce((sum, at) => sum + at[axis], 0) / points.length);
const around = at => [at, at - 1, at + 1];

/** Returns whether a convex polygon contains a point. */
function surrounds(polygon, x, y) {
  return polygon.every(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= -1e-9;
  });
}

const point = ([x, y]) => `${+x.toFixed(3)} ${+y.toFixed(3)}`;
const distance = (one, other) => (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2;
