// Places cells in space: cubes side by side, and balls in the hollows between the balls below. Columns run to the
// right, layers upwards, rows to the front.

/** A layer of balls is this much higher than the layer below, in diameters of a ball. */
const RISE = Math.SQRT1_2;

export const isBalls = ({lattice}) => lattice === 'fcc';

/**
 * Returns {size, at}: the sides of the box around a board, and a function from a cell to the least corner of its box.
 */
export function places(content) {
  const {layers, rows, columns, board} = content;
  if (!isBalls(content)) {
    return {size: [columns, layers, rows], at: ([layer, row, column]) => [column, layer, row]};
  }
  const free = ([layer, row, column]) => [column + layer / 2, layer * RISE, row + layer / 2];
  const all = board.flatMap((line, at) => [...line].flatMap((mark, column) => (mark === '#' ? [] : [free([Math.floor(at / rows), at % rows, column])])));
  const [least, most] = [Math.min, Math.max].map(end => [0, 1, 2].map(axis => all.reduce((far, place) => end(far, place[axis]), all[0]?.[axis] ?? 0)));
  return {size: most.map((far, axis) => far - least[axis] + 1), at: cell => free(cell).map((x, axis) => x - least[axis])};
}
