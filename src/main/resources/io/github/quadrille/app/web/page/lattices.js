// Where the cells of each lattice are in a picture, and which lie side by side. Cells are [row, column], of cubes
// [layer, row, column], as in all answers; points are in units of a square's side.

const ROOT = Math.sqrt(3);
const HALF_SIDE = 0.7;
/** The radius of a ball in a picture, and half the width of what joins two. */
const BALL = 0.46, NECK = 0.2;

export const LATTICES = ['square', 'cubic', 'hexagonal', 'triangular', 'fcc'];

/** Wraps as the puzzle file names them, for each lattice. */
export function wraps(lattice) {
  if (lattice === 'triangular' || isBalls(lattice)) return ['none'];
  const flat = ['none', 'horizontal', 'vertical', 'both'];
  return lattice === 'cubic' ? [...flat, 'layers', 'layers,columns', 'layers,rows', 'layers,rows,columns'] : flat;
}

/** Balls lie in layers as cubes do, each layer half a ball further to the right and down. */
export const isBalls = lattice => lattice === 'fcc';

export const isSolid = lattice => lattice === 'cubic' || isBalls(lattice);

/** A cell as [layer, row, column]. */
export const full = cell => (cell.length === 3 ? cell : [0, ...cell]);

/** A cell as answers have it. */
export const named = (lattice, [layer, row, column]) => (isSolid(lattice) ? [layer, row, column] : [row, column]);

/** One text for each cell. */
export const key = cell => full(cell).join(',');

const pointsUp = (row, column) => (row + column) % 2 === 0;

/** The steps [layer, row, column] over each side of a cell's polygon, in its order; null where that is no side of a cell. */
function steps(lattice, [, row, column]) {
  if (lattice === 'hexagonal') {
    return [[0, -1, 1], [0, 0, 1], [0, 1, 0], [0, 1, -1], [0, 0, -1], [0, -1, 0]];
  }
  if (lattice === 'triangular') {
    return pointsUp(row, column) ? [[0, 0, 1], [0, 1, 0], [0, 0, -1]] : [[0, -1, 0], [0, 0, 1], [0, 0, -1]];
  }
  return [[0, -1, 0], [0, 0, 1], [0, 1, 0], [0, 0, -1]];
}

/** Of the cells of pieces, see drawn. */
const drawings = new WeakMap();

/** What is known of a board's picture. */
export class Plan {
  /** @param shape {lattice, layers, rows, columns, wrap} */
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
    // Layers stand beside each other, in about as many rows of them as look like a page.
    const wide = Math.max(1, Math.round(Math.sqrt(this.layers * 1.6 * this.rows / this.columns)));
    this.across = isSolid(this.lattice) ? Math.min(this.layers, wide) : 1;
  }

  /** The corner of a layer's picture. */
  origin(layer) {
    if (!isSolid(this.lattice)) return [0, 0];
    const lean = isBalls(this.lattice) ? layer / 2 : 0;
    return [(layer % this.across) * (this.columns + 0.8) + lean, Math.floor(layer / this.across) * (this.rows + 1.1) + 0.5 + lean];
  }

  /** The corners of a cell, clockwise from the upper left or the top. */
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

  /** The middle of a cell. */
  centre(cell) {
    return mean(this.polygon(cell));
  }

  /** A point of a cell beside its middle, where a small sign is in the way of no letter. */
  nook(cell) {
    const corners = this.polygon(cell), [x, y] = mean(corners);
    const pointsDown = this.lattice === 'triangular' && !pointsUp(...full(cell).slice(1));
    const corner = corners[pointsDown ? 2 : 0];
    const share = this.lattice === 'triangular' ? 0.42 : 0.58;
    return [x + share * (corner[0] - x), y + share * (corner[1] - y)];
  }

  /** {width, height} of the whole picture. */
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

  /** A position carried over edges that meet. */
  carried(cell) {
    const lengths = [this.layers, this.rows, this.columns];
    return full(cell).map((at, axis) => (this.closes[axis] ? ((at % lengths[axis]) + lengths[axis]) % lengths[axis] : at));
  }

  /** Whether a position is inside the picture. */
  contains(cell) {
    const [layer, row, column] = full(cell);
    return layer >= 0 && layer < this.layers && row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** The neighbour of a cell over each side of its polygon, carried over edges that meet. */
  neighbours(cell) {
    const here = full(cell);
    return steps(this.lattice, here).map(step => this.carried(here.map((at, axis) => at + step[axis])));
  }

  /** {area, outline, heart} of the cells of a piece that lies: kept as long as it does. */
  drawn(cells) {
    const known = drawings.get(cells);
    if (known?.plan === this.#mark) return known;
    const drawing = {plan: this.#mark, area: this.area(cells) + this.#necks(cells), outline: this.outline(cells), heart: this.heart(cells)};
    drawings.set(cells, drawing);
    return drawing;
  }

  /** What says where cells are in the picture. */
  get #mark() {
    return `${this.lattice} ${this.layers} ${this.rows} ${this.columns} ${this.wrap}`;
  }

  /** The sides of cells behind which is none of them, as SVG path data. */
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

  /** The cells themselves, as SVG path data. */
  area(cells) {
    if (isBalls(this.lattice)) {
      const round = `a${BALL} ${BALL} 0 1 1`;
      return cells.map(cell => this.centre(cell)).map(([x, y]) => `M${point([x - BALL, y])}${round} ${2 * BALL} 0${round} ${-2 * BALL} 0Z`).join('');
    }
    return cells.map(cell => `M${this.polygon(cell).map(point).join('L')}Z`).join('');
  }

  /** What joins balls of a piece that touch each other in a layer. */
  #necks(cells) {
    if (!isBalls(this.lattice)) return '';
    const inside = new Set(cells.map(key));
    return cells.flatMap(cell => {
      const [x, y] = this.centre(cell);
      const [, right, below] = this.neighbours(cell).map(next => inside.has(key(next)));
      return [right && `M${point([x, y - NECK])}h1v${2 * NECK}h-1Z`, below && `M${point([x + NECK, y])}v1h${-2 * NECK}v-1Z`].filter(Boolean);
    }).join('');
  }

  /** The point nearest to the middle of some cells at which a letter is well inside: of a cell, between two, or where four meet. */
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
    // Of points as near as each other, one in a cell.
    return [...centres, ...beside].reduce((best, at) => (distance(at, middle) < distance(best, middle) - 1e-9 ? at : best));
  }

  /** The position at a point of the picture, [layer, row, column], or nothing. */
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

  /** All positions of the picture, holes included. */
  * positions() {
    for (let layer = 0; layer < this.layers; layer++) {
      for (let row = 0; row < this.rows; row++) {
        for (let column = 0; column < this.columns; column++) yield [layer, row, column];
      }
    }
  }

  /** Whether pieces may be moved by so much: triangles that point up stay so. */
  canMove([, rows, columns]) {
    return this.lattice !== 'triangular' || (rows + columns) % 2 === 0;
  }
}

const mean = points => [0, 1].map(axis => points.reduce((sum, at) => sum + at[axis], 0) / points.length);
const around = at => [at, at - 1, at + 1];

/** Whether a convex polygon has a point inside. */
function surrounds(polygon, x, y) {
  return polygon.every(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= -1e-9;
  });
}

const point = ([x, y]) => `${+x.toFixed(3)} ${+y.toFixed(3)}`;
const distance = (one, other) => (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2;
