// A size that somebody types, such as 6x10, 3x4x5 or pyramid-4, is a board. Which pieces belong to it, is asked.

import {html} from './lib/lit-html.js';
import {blank, resized, toFile} from './puzzle.js';

/** A board that is larger is made by the server, which says if it is too large. */
const MOST_CELLS = 4_000_000;
const FORMS = [
  [/^[1-9]\d*x[1-9]\d*$/, 'square'], [/^[1-9]\d*x[1-9]\d*x[1-9]\d*$/, 'cubic'], [/^(pyramid|tetrahedron)-[1-9]\d*$/, 'fcc'],
  [/^hexagon-[1-9]\d*$/, 'hexagonal'], [/^triangle-[1-9]\d*$/, 'triangular'],
];

/** A text, where it is a size as books print it, 8 × 10, with the letter x. */
export const plain = written => (/^\s*\d+(\s*[x×]\s*\d+)+\s*$/i.test(written) ? written.replace(/\s+/g, '').replace(/[X×]/g, 'x') : written);

/** The {size, lattice} that a text names, or nothing. */
export function sizeOf(written) {
  const size = written.trim().toLowerCase().replace(/\s+/g, '-');
  const lattice = FORMS.find(([form]) => form.test(size))?.[1];
  return lattice && sides(size).reduce((area, side) => area * side) <= MOST_CELLS ? {size, lattice} : null;
}

const sides = size => size.match(/\d+/g).map(Number);

/** Opens a board of a size. Asks about the pieces first, where the bag has some that can lie there. */
export function openSize(app, {size, lattice}, refuse) {
  const {puzzle} = app.store;
  if (puzzle.lattice !== lattice || !Object.keys(puzzle.pieces).length) {
    afresh(app, size, lattice, refuse);
    return;
  }
  app.open({
    title: `A board of ${size}`,
    body: () => html`<p>Which pieces shall fill it?</p>
      <div class="row wrap">
        <button id="keep-bag" class="primary" @click=${() => keep(app, size)}>Keep the pieces in the bag</button>
        <button id="other-bag" @click=${() => afresh(app, size, lattice)}>${lattice === 'square' ? 'The standard bag' : 'None yet'}</button>
      </div>
      ${lattice === 'square' ? html`<p class="advice">The standard bag has the five tetrominoes, as many of each as fit.</p>` : null}`,
  });
}

/** Another size is no other bag. */
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

/** Squares have a bag for each size; elsewhere the bag is to be filled. */
async function afresh(app, size, lattice, refuse) {
  const isFilled = lattice === 'square';
  if (await become(app, isFilled ? size : sized({...blank(lattice), pieces: {}}, size), refuse) && !isFilled) app.go('draw', false);
}

/** The file of a puzzle on another board, without what lay on the old one. */
function sized(puzzle, size) {
  const file = JSON.parse(toFile({...puzzle, given: [], colours: null, cellWeights: null}));
  return JSON.stringify({...file, name: size, board: size.replace(/^(hexagon|triangle)-/, '$1 ')});
}

/** Whether the text could be opened. */
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
