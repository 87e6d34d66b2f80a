// Draws a board and the pieces on it.

import {nothing, svg} from './lib/lit-html.js';
import {Plan, full, isSolid, key} from './lattices.js';
import {HOLE, markAt} from './puzzle.js';
import {looks, patternOf} from './looks.js';
import {groundOf} from './ground.js';
import {badge, badges, tintOf} from './tint.js';

/** The disc that shows the colour of a cell has this radius in a picture of a single piece, where cells are small. */
export const LARGE = 0.33;

/** Keeps a finger that drags a piece from scrolling the page. Browsers ignore touch-action inside an SVG picture. */
const HOLD = {
  handleEvent: event => event.target.closest('.piece:not(.given), .in-hand') && event.preventDefault(),
  passive: false,
};

/**
 * Draws a board as an SVG picture.
 *
 * @param puzzle {lattice, layers, rows, columns, wrap, board, colours?}
 * @param scene {pieces: [{kind, name?: the name to show, cells, colour, colours?: letters of the cells, given?, faint?,
 *     trial?: the trial that laid it}], weights?: {shade: cell => {colour, share} | null, text: cell => '..'},
 *     holes?: whether positions without a cell are shown, marks?: [cell] to be ringed, cursor?: cell,
 *     over?: a template on top, look?: a function from the frame to its visible part,
 *     swipes?: whether a finger scrolls the page where there is no piece, joyful?: whether the pieces hop,
 *     label: the picture in words, hear?: {pointerdown, pointermove, pointerup, keydown},
 *     letters?: whether pieces are named}
 */
export function board(puzzle, scene) {
  const ground = groundOf(puzzle);
  const {plan} = ground;
  // The frame fits the cells closely, but shows the whole picture if holes are shown.
  const whole = scene.holes ? ground.whole : ground.tight ?? ground.whole;
  const frame = scene.look?.(whole) ?? whole;
  const hear = scene.hear ?? {};
  return svg`<svg class=${`board ${scene.joyful ? 'joyful' : ''} ${hear.pointerdown && !scene.swipes ? 'holds' : ''}`} viewBox=${frame} role=${hear.keydown ? 'application' : 'img'} aria-label=${scene.label}
      tabindex=${hear.keydown ? '0' : nothing} @pointerdown=${hear.pointerdown} @pointermove=${hear.pointermove}
      @touchstart=${scene.swipes && hear.pointerdown ? HOLD : nothing} @pointerup=${hear.pointerup} @pointercancel=${hear.pointerup} @pointerleave=${hear.pointerleave} @keydown=${hear.keydown}>
    ${drawnBoard(puzzle, scene)}
    ${ground.ruled.map(outline => svg`<path class="ruled" d=${outline}/>`)}
    ${scene.marks?.length ? svg`<path class="ring-area" d=${plan.area(scene.marks)}/><path class="ring" d=${plan.outline(scene.marks)}/>` : null}
    ${scene.cursor ? svg`<path class="cursor" d=${plan.area([scene.cursor])}/>` : null}
    ${scene.over ?? null}
  </svg>`;
}

/** Draws the board and its pieces, without rings and cursor. One unit is the side of a cell. */
export function drawnBoard(puzzle, scene) {
  const ground = groundOf(puzzle);
  const {plan} = ground;
  return svg`
    ${drawnGround(ground, scene.holes, !scene.weights)}
    ${scene.weights ? weights(plan, puzzle, scene.weights) : null}
    ${scene.pieces.map(piece => pieceOn(plan, piece, scene.letters !== false))}
    ${ground.letters.map(({letter, at}) => badge(letter, at))}`;
}

function drawnGround({plan, must, grid, may, none, all, rim, dots, tints}, holes, dotted) {
  return svg`
    ${holes ? svg`<path class="none" d=${none}/>` : null}
    <path class="ground-shadow" d=${all}/>
    <path class=${grid ? 'must striped' : 'must'} d=${must}/>
    <path class="may" d=${may}/>
    ${dotted ? tints.map(({letter, area}) => svg`<path class=${`tint ${tintOf(letter)}`} d=${area}/>`) : null}
    <path class="grid" d=${grid}/>
    ${dotted ? dots.map(dot) : null}
    <path class="rim" d=${rim}/>
    ${isSolid(plan.lattice) ? layerNames(plan) : null}
    ${plan.closes.some(closed => closed) ? meeting(plan) : null}`;
}

const dot = ([x, y]) => svg`<circle class="dot" cx=${x} cy=${y} r="0.08"/>`;

const layerNames = plan => Array.from({length: plan.layers}, (_, layer) => {
  const [x, y] = plan.origin(layer);
  return svg`<text class="layer-name" x=${x} y=${y - 0.14}>Layer ${layer + 1}</text>`;
});

/** Draws dashed lines along the edges of the board that are joined. */
function meeting(plan) {
  const {width, height} = plan.size;
  const lines = [];
  if (plan.lattice === 'square') {
    if (plan.closes[1]) lines.push([0, 0, width, 0], [0, height, width, height]);
    if (plan.closes[2]) lines.push([0, 0, 0, height], [width, 0, width, height]);
  }
  return lines.map(([x1, y1, x2, y2]) => svg`<line class="meeting" x1=${x1} y1=${y1} x2=${x2} y2=${y2}/>`);
}

/** Draws a piece with its letter in the middle. */
export function pieceOn(plan, piece, letters) {
  const {area, outline} = plan.drawn(piece.cells);
  const classes = ['piece', piece.given && 'given', piece.faint && 'faint', piece.bad && 'bad', piece.trial && `trial trial-${piece.trial}`].filter(Boolean).join(' ');
  return svg`<g class=${classes} fill=${piece.colour} stroke=${piece.colour} data-kind=${piece.kind}>
    <path class="body" d=${area}/>
    ${looks.hasPatterns ? svg`<path class="pattern" fill=${patternOf(piece.colour)} d=${area}/>` : null}
    ${piece.given && !looks.ink ? svg`<path class="pattern" fill="url(#pattern-given)" d=${area}/>` : null}
    <path class="edge" d=${outline}/>
    ${badges(plan, piece.cells, piece.colours)}
    ${letters ? letter(plan, piece) : null}
  </g>`;
}

function letter(plan, piece) {
  // A solid piece has its letter in every layer that it occupies.
  const layers = new Map();
  for (const cell of piece.cells) {
    const layer = full(cell)[0];
    layers.set(layer, [...(layers.get(layer) ?? []), cell]);
  }
  return [...layers.values()].map(cells => {
    const [x, y] = cells.length === piece.cells.length ? plan.drawn(piece.cells).heart : plan.heart(cells);
    const name = piece.name ?? piece.kind;
    const size = name.length > 2 ? 0.9 / name.length : 0.4;
    return svg`<text class=${isDark(piece.colour) ? 'name light' : 'name'} x=${x} y=${y} font-size=${size}>${name}</text>`;
  });
}

/** Returns whether a colour is so dark that white text on it is easier to read than black text. */
function isDark(colour) {
  const [red, green, blue] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue <= 120;
}

function weights(plan, puzzle, {shade, text}) {
  return [...plan.positions()].filter(cell => markAt(puzzle, cell) !== HOLE).map(cell => {
    const tone = shade(cell);
    const [x, y] = plan.centre(cell);
    return svg`${tone ? svg`<path class="tone" d=${plan.area([cell])} fill=${tone.colour} fill-opacity=${tone.share}/>` : null}
      <text class=${tone && tone.share > 0.55 && isDark(tone.colour) ? 'weight-text light' : 'weight-text'} x=${x} y=${y}>${text(cell)}</text>`;
  });
}

/** Returns the cell [layer, row, column] under the pointer, or undefined. */
export function cellUnder(puzzle, event) {
  const picture = event.currentTarget.closest('svg');
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  return new Plan(puzzle).at([at.x, at.y]);
}

/** Draws a small picture of a board with its pieces, for galleries. */
export function thumbnail(puzzle, pieces, label) {
  const plan = new Plan(puzzle);
  const {width, height} = plan.size;
  const cells = [...plan.positions()].filter(cell => markAt(puzzle, cell) !== HOLE);
  return svg`<svg class="thumbnail" viewBox=${`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`} role="img" aria-label=${label}>
    <path class="must" d=${plan.area(cells)}/>
    ${pieces.map(piece => pieceOn(plan, piece, false))}
  </svg>`;
}

/** Draws the shape of one kind, as in a bag. Its cells may have the colours that colour rules use. */
export function shape(lattice, cells, colour, label, colours = null) {
  const all = cells.map(full);
  const least = [0, 1, 2].map(axis => Math.min(...all.map(cell => cell[axis])));
  const most = [0, 1, 2].map(axis => Math.max(...all.map(cell => cell[axis])));
  // Triangles that point up must still point up after the shape is moved.
  const odd = lattice === 'triangular' && (least[1] + least[2]) % 2 !== 0 ? 1 : 0;
  const moved = all.map(cell => [cell[0] - least[0], cell[1] - least[1], cell[2] - least[2] + odd]);
  const plan = new Plan({lattice, layers: most[0] - least[0] + 1, rows: most[1] - least[1] + 1, columns: most[2] - least[2] + 1 + odd});
  const {width, height} = plan.size;
  return svg`<svg class="shape" viewBox=${`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`} width=${width * 13} height=${height * 13}
      role="img" aria-label=${label}>${pieceOn(plan, {kind: '', cells: moved, colour}, false)}${badges(plan, moved, colours, LARGE)}</svg>`;
}
