// Computes the places of pieces that are taken apart. A film moves the pieces between these places.

import {places} from './places.js';

/** A part that comes free moves this many steps further, so that the user sees that it is free. */
const GAP = 1;
const STILL = {by: [0, 0, 0], gone: 0};
const dot = (one, other) => one.reduce((sum, x, axis) => sum + x * other[axis], 0);

/**
 * Returns {from, to} for each move. Both have a value for each piece: its shift `by` from its place on the board, and
 * `gone`, which is 1 if the piece is invisible. A move shows only the group of pieces that it takes apart. A piece
 * fades when it comes free.
 */
export function frames(content, pieces, moves) {
  const {at} = places(content);
  const origin = at([0, 0, 0]);
  let groups = [pieces.map((_, index) => index)];
  let now = pieces.map(() => STILL);
  const most = (group, way) => Math.max(...group.flatMap(index => pieces[index].cells.map(cell =>
    dot(at(cell).map((x, axis) => x + now[index].by[axis]), way))));
  return moves.map(({pieces: moved, step, steps}) => {
    const way = at(step).map((x, axis) => x - origin[axis]);
    const group = groups.find(one => moved.every(index => one.includes(index)));
    const still = group.filter(index => !moved.includes(index));
    const isAway = steps === undefined;
    const overlap = most(still, way) + most(moved, way.map(x => -x)) + Math.sqrt(dot(way, way));
    const distance = steps ?? Math.max(0, Math.ceil(overlap / dot(way, way) - 1e-6)) + GAP;
    const from = now;
    now = now.map(({by}, index) => ({
      by: moved.includes(index) ? by.map((x, axis) => x + distance * way[axis]) : by,
      gone: group.includes(index) && !(isAway && moved.includes(index)) ? 0 : 1,
    }));
    const to = now;
    if (isAway) {
      groups = [...groups.filter(one => one !== group), still, moved];
      now = now.map(({by, gone}, index) => ({by: moved.includes(index) ? from[index].by : by, gone}));
    }
    return {from, to};
  });
}

/** Returns the shifts of the pieces after `at` moves. A fraction of `at` is part of a move. */
export function between(all, at) {
  const {from, to} = all[Math.max(0, Math.ceil(at) - 1)];
  const share = at - Math.max(0, Math.ceil(at) - 1);
  const mix = (one, other) => one + share * (other - one);
  return from.map(({by, gone}, index) => ({by: by.map((x, axis) => mix(x, to[index].by[axis])), gone: mix(gone, to[index].gone)}));
}

/** Returns the shifts that pieces reach before they have faded, for a camera that must keep all pieces in view. */
export const reached = ({from, to}) => to.map(({by, gone}, index) => by.map((x, axis) => (gone ? (x + from[index].by[axis]) / 2 : x)));
