// Which piece is below the pointer: the ray is followed through the cubes themselves, wherever they have been moved to.

/**
 * The index of the nearest piece that a ray meets, or null. `from` and `way` in the room of the board (its corner is the origin, cells
 * are unit cubes); `apart` is how far pieces are drawn away from the middle.
 */
export function nearest(pieces, apart, from, way) {
  let best = null;
  let least = Infinity;
  for (const piece of pieces) {
    for (const cell of piece.cells) {
      const distance = entry(cell.map((x, axis) => x + apart * piece.away[axis]), from, way);
      if (distance < least) {
        least = distance;
        best = piece.index;
      }
    }
  }
  return best;
}

/** How far along the ray a unit cube begins; infinite where it is missed. */
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
