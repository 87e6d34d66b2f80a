// Finds the piece under the pointer. A ray is intersected with the cubes or balls at the places to which they have
// moved.

/**
 * Returns the index of the nearest piece that a ray hits, or null. The ray starts at `from` in the direction `way`.
 * Both are in coordinates of the board, whose origin is a corner. Each cell is a unit cube or, with `balls`, a ball in
 * such a cube. Pieces are moved away from the middle by the factor `apart`, and by their shift in a film.
 */
export function nearest(pieces, apart, balls, from, way) {
  const enter = balls ? touched : entry;
  let best = null;
  let least = Infinity;
  for (const piece of pieces) {
    for (const cell of piece.cells) {
      const distance = enter(cell.map((x, axis) => x + apart * piece.away[axis] + piece.by[axis]), from, way);
      if (distance < least) {
        least = distance;
        best = piece.index;
      }
    }
  }
  return best;
}

/** Returns how far along the ray a unit cube begins, or infinity if the ray misses it. */
function entry(corner, from, way) {
  let enter = 0;
  let leave = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const one = (corner[axis] - from[axis]) / way[axis];
    const other = (corner[axis] + 1 - from[axis]) / way[axis];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter <= leave ? enter : Infinity;
}

/** Returns how far along the ray a ball in a unit cube begins, or infinity if the ray misses it. */
function touched(corner, from, way) {
  const to = corner.map((x, axis) => x + 0.5 - from[axis]);
  const length = Math.hypot(...way);
  const along = to.reduce((sum, x, axis) => sum + x * way[axis], 0) / length;
  const half = 0.25 - to.reduce((sum, x) => sum + x * x, 0) + along * along;
  return half >= 0 && along > 0 ? (along - Math.sqrt(half)) / length : Infinity;
}
