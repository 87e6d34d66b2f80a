// A place on a board, [layer, row, column], that keys move.

/** By how many layers, rows and columns each key moves. */
export const ARROWS = {
  ArrowUp: [0, -1, 0], ArrowDown: [0, 1, 0], ArrowLeft: [0, 0, -1], ArrowRight: [0, 0, 1], PageUp: [-1, 0, 0], PageDown: [1, 0, 0],
};

/** Where a cursor is after one of these keys; it stays on the board. */
export function moved(cursor, key, {layers, rows, columns}) {
  const most = [layers, rows, columns];
  return cursor.map((at, axis) => Math.min(most[axis] - 1, Math.max(0, at + ARROWS[key][axis])));
}
