// Makes a board of a size that the user types, such as 6x10, 3x4x5 or pyramid-4, and asks which pieces belong to it.

import {html} from './lib/lit-html.js';
import {isSolid} from './lattices.js';
import {number} from './number.js';
import {blank, resized, toFile} from './puzzle.js';

/** Boards with more cells are left to the server, which reports those that are too large. */
const MOST_CELLS = 4_000_000;
/** Boards of cubes or balls that are larger than this cannot be drawn. */
const MOST_A_SIDE = 100, MOST_SOLID = 100_000;
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FORMS = [
  [/^[1-9]\d*x[1-9]\d*$/, 'square'], [/^[1-9]\d*x[1-9]\d*x[1-9]\d*$/, 'cubic'], [/^(pyramid|tetrahedron)-[1-9]\d*$/, 'fcc'],
  [/^hexagon-[1-9]\d*$/, 'hexagonal'], [/^triangle-[1-9]\d*$/, 'triangular'],
];

/** Turns a size as books print it, such as 8 × 10, into 8x10. Other texts stay unchanged. */
export const plain = written => (/^\s*\d+(\s*[x×]\s*\d+)+\s*$/i.test(written) ? written.replace(/\s+/g, '').replace(/[X×]/g, 'x') : written);

/** Returns the {size, lattice} that a text names, or null. */
export function sizeOf(written) {
  const size = written.trim().toLowerCase().replace(/\s+/g, '-');
  const lattice = FORMS.find(([form]) => form.test(size))?.[1];
  return lattice && sides(size).reduce((area, side) => area * side) <= MOST_CELLS ? {size, lattice} : null;
}

/** Returns how many cells the box around a solid has. */
const volume = size => (sides(size).length === 1 ? sides(size)[0] ** 3 : sides(size).reduce((cells, side) => cells * side));

const sides = size => size.match(/\d+/g).map(Number);

/** Opens a board of a size. If the current puzzle has pieces of this lattice, it first asks whether to keep them. */
export function openSize(app, {size, lattice}, refuse) {
  if (isSolid(lattice) && (Math.max(...sides(size)) > MOST_A_SIDE || volume(size) > MOST_SOLID)) {
    refuse(new Error(`A board typed here has at most ${MOST_A_SIDE} layers, rows or columns, and ${number(MOST_SOLID)} cells in the box around it. Use a smaller one.`));
    return;
  }
  const {puzzle} = app.store;
  if (puzzle.lattice !== lattice || !Object.keys(puzzle.pieces).length) {
    afresh(app, size, lattice, refuse);
    return;
  }
  const isSquare = lattice === 'square';
  const cells = sides(size).reduce((area, side) => area * side);
  const canKeep = !isSquare || canFill(app.store.view, cells);
  const button = (id, words, isBest, act) => html`<button id=${id} class=${isBest ? 'primary' : ''} @click=${act}>${words}</button>`;
  app.open({
    title: `A board of ${size}`,
    body: () => html`<p>Which pieces shall fill it?</p>
      <div class="row wrap">
        ${button('keep-bag', 'Keep the pieces in the bag', canKeep, () => keep(app, size))}
        ${button('other-bag', isSquare ? 'The standard bag' : 'None yet', !canKeep, () => afresh(app, size, lattice))}
      </div>
      ${isSquare ? html`<p class="advice">${canKeep ? null : 'The pieces in the bag do not have the area of this board. '}The standard bag has ${each(cells)} of each of the five tetrominoes.</p>` : null}`,
  });
}

/** Returns whether the pieces can have this area, as far as the view tells. */
function canFill(view, cells) {
  if (view?.goal !== 'pack') return true;
  return view.least_area <= cells && (view.most_area === null || view.most_area >= cells);
}

/** Returns how many sets of five tetrominoes fill this many cells. */
const each = cells => NUMBERS[Math.floor(cells / 20)] ?? number(Math.floor(cells / 20));

/** Changes the size of the board, and keeps the pieces. */
function keep(app, size) {
  const {store} = app;
  app.toasts.clear();
  if (store.puzzle.lattice !== 'square') {
    become(app, sized(store.puzzle, size));
    return;
  }
  store.change({...resized({...store.puzzle, rows: 0, given: []}, 1, ...sides(size)), name: size});
  app.close();
}

/** Opens a board with new pieces: the standard bag on squares, and none on other lattices. */
async function afresh(app, size, lattice, refuse) {
  const isFilled = lattice === 'square';
  if (await become(app, isFilled ? size : sized({...blank(lattice), pieces: {}}, size), refuse) && !isFilled) app.go('draw', false);
}

/** Returns the file of a puzzle with another board, without given pieces and colours. */
function sized(puzzle, size) {
  const file = JSON.parse(toFile({...puzzle, given: [], colours: null, cellWeights: null}));
  return JSON.stringify({...file, name: size, board: size.replace(/^(hexagon|triangle)-/, '$1 ')});
}

/** Opens a text. Returns whether this worked. */
async function become(app, text, refuse = problem => app.toasts.complain(problem)) {
  try {
    app.fragment.step();
    await app.store.open(text);
    app.close();
    return true;
  } catch (problem) {
    refuse(problem);
    return false;
  }
}
