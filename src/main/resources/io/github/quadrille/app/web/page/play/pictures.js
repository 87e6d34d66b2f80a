// Draws pieces beside the board: in the tray and in the hand.

import {svg} from '../lib/lit-html.js';
import {LARGE, pieceOn} from '../board.js';
import {Plan, full, isBalls, isSolid, key} from '../lattices.js';
import {badges} from '../tint.js';

const UNIT = 17;
const SLANT = Math.sqrt(3) / 2;
/** A ball has this radius in cell sides. It exceeds 0.5, because the projection does not shorten the axes. */
const ROUND = 0.58;

/** Draws a piece of the tray with the colours of its cells. Cubes and balls are seen obliquely from above. */
export function handed(lattice, cells, kind) {
  const drawing = drawingOf(lattice, cells, kind);
  const [left, top, right, bottom] = drawing.box;
  const [width, height] = [right - left + 0.2, bottom - top + 0.2];
  return svg`<svg class="shape" viewBox=${`${left - 0.1} ${top - 0.1} ${width} ${height}`} width=${width * UNIT} height=${height * UNIT}
    aria-hidden="true">${drawing.body}</svg>`;
}

/**
 * Returns the picture of a piece as {box: [left, top, right, bottom], body}. The unit is the side of a cell. A flat
 * piece shows its letter if the kind has one.
 */
export const drawingOf = (lattice, cells, kind) =>
  (isBalls(lattice) ? balls(cells, kind.colour) : isSolid(lattice) ? cubes(cells, kind.colour) : flat(lattice, cells, kind));

function flat(lattice, cells, kind) {
  const plan = planOf(lattice);
  const corners = cells.flatMap(cell => plan.polygon(cell));
  return {box: box(corners), body: svg`${pieceOn(plan, {kind: kind.name, name: kind.letter, cells, colour: kind.colour}, Boolean(kind.letter))}${badges(plan, cells, kind.colours, LARGE)}`};
}

/** Returns a plan for a single piece. The cells may be outside the plan. */
const planOf = lattice => new Plan({lattice, layers: 1, rows: 1, columns: 1});

const box = points => [0, 1].map(axis => Math.min(...points.map(at => at[axis])))
  .concat([0, 1].map(axis => Math.max(...points.map(at => at[axis]))));

const seen = (layer, row, column) => [(column - row) * SLANT, (column + row) / 2 - layer];

/** Draws the visible faces of cubes from the back to the front. */
function cubes(cells, colour) {
  const inside = new Set(cells.map(key));
  const faces = [...cells].sort((one, other) => sum(one) - sum(other)).flatMap(([l, r, c]) => [
    {next: [l + 1, r, c], class: 'top', corners: [[l + 1, r, c], [l + 1, r, c + 1], [l + 1, r + 1, c + 1], [l + 1, r + 1, c]]},
    {next: [l, r + 1, c], class: 'front', corners: [[l + 1, r + 1, c], [l + 1, r + 1, c + 1], [l, r + 1, c + 1], [l, r + 1, c]]},
    {next: [l, r, c + 1], class: 'side', corners: [[l + 1, r, c + 1], [l + 1, r + 1, c + 1], [l, r + 1, c + 1], [l, r, c + 1]]},
  ]).filter(face => !inside.has(key(face.next))).map(face => ({...face, points: face.corners.map(corner => seen(...corner))}));
  return {
    box: box(faces.flatMap(face => face.points)),
    body: svg`<g class="cubes" fill=${colour}>${faces.map(face => svg`<path class="face" d=${path(face.points)}/>
      <path class="shade ${face.class}" d=${path(face.points)}/>`)}</g>`,
  };
}

/** Draws the necks between touching balls, then the balls from the back to the front. */
function balls(cells, colour) {
  const middles = cells.map(([l, r, c]) => [l * Math.SQRT1_2, r + l / 2, c + l / 2]).sort((one, other) => sum(one) - sum(other));
  const drawn = middles.map(middle => seen(...middle));
  const joined = middles.flatMap((one, at) => drawn.slice(at + 1)
    .filter((_, other) => Math.hypot(...one.map((x, axis) => x - middles[at + 1 + other][axis])) < 1.01)
    .map(other => [drawn[at], other]));
  return {
    box: box(drawn.flatMap(([x, y]) => [[x - ROUND, y - ROUND], [x + ROUND, y + ROUND]])),
    body: svg`<g class="balls" fill=${colour}>${joined.map(ends => svg`<path class="neck" stroke=${colour} d=${path(ends)}/>`)}
      ${drawn.map(([x, y]) => svg`<circle class="face" cx=${x} cy=${y} r=${ROUND}/><circle class="gleam" cx=${x - 0.2} cy=${y - 0.22} r="0.16"/>`)}</g>`,
  };
}

const sum = cell => cell.reduce((total, at) => total + at, 0);
const path = points => `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

/**
 * Draws the piece in the hand around the origin. The layers of a solid piece are drawn over each other, the lowest one
 * most clearly.
 */
export function held(lattice, cells, kind) {
  const plan = planOf(lattice);
  const here = cells.map(cell => [0, ...full(cell).slice(1)]);
  const first = Math.min(...cells.map(cell => full(cell)[0]));
  const low = here.filter((_, at) => full(cells[at])[0] === first);
  const once = [...new Map(here.map(cell => [key(cell), cell])).values()];
  const middle = [0, 1].map(axis => here.reduce((total, cell) => total + plan.centre(cell)[axis], 0) / here.length);
  const piece = {kind: kind.name, colour: kind.colour};
  const colours = isSolid(lattice) ? null : kind.colours;
  return svg`<g transform=${`translate(${-middle[0]} ${-middle[1]})`}>
    ${pieceOn(plan, {...piece, cells: once, colours, faint: low.length < once.length}, false)}
    ${low.length < once.length ? pieceOn(plan, {...piece, cells: low}, false) : null}</g>`;
}
