// Moves a cursor on a board by keys. A cursor is a place [layer, row, column].

/** Each key moves the cursor by these layers, rows and columns. */
export const ARROWS = {
  ArrowUp: [0, -1, 0], ArrowDown: [0, 1, 0], ArrowLeft: [0, 0, -1], ArrowRight: [0, 0, 1], PageUp: [-1, 0, 0], PageDown: [1, 0, 0],
};

/** Returns the cursor after one of these keys. The cursor stays on the board. */
export function moved(cursor, key, {layers, rows, columns}) {
  const most = [layers, rows, columns];
  return cursor.map((at, axis) => Math.min(most[axis] - 1, Math.max(0, at + ARROWS[key][axis])));
}
