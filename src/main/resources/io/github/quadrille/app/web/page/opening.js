// Opens a puzzle: an empty board, a puzzle of the collection, a file, or typed text.

import {html} from './lib/lit-html.js';
import './lazypicture.js';
import {pictureDialog} from './pasted.js';
import {ask, text} from './api.js';
import {blank} from './puzzle.js';
import {number} from './number.js';
import {LATTICES} from './lattices.js';
import {openSize, plain, sizeOf} from './typedsize.js';

const MOST_BYTES = 1 << 20;
/** Maps each lattice to the name of its cells. */
const CELLS = {square: 'Squares', cubic: 'Cubes', hexagonal: 'Hexagons', triangular: 'Triangles', fcc: 'Balls'};

/** This is the collection of puzzles, or a promise of it. After a failure, it is requested again. */
let instances = null;

export function openDialog(app) {
  const search = {words: '', pasted: '', refused: []};
  instances ??= ask('instances').then(found => { instances = found; app.draw(); }).catch(problem => {
    instances = null;
    app.toasts.complain(problem);
  });
  return {
    title: 'Open',
    body: () => html`
      <h3>Start here</h3>
      ${instances?.start ? cards(app, instances.start, 'play') : html`<p>…</p>`}
      ${own(app, search)}
      <label>Look for <input id="gallery-search" type="search" placeholder="pentominoes, cube, torus …"
        @input=${event => { search.words = event.target.value.toLowerCase(); app.draw(); }}></label>
      ${instances?.families ? families(app, search.words) : html`<p>…</p>`}`,
  };
}

/** Draws the controls to begin a board or open a puzzle, and errors. */
function own(app, search) {
  const refuse = problem => {
    search.refused = problem?.bare ?? (problem ? [problem.message] : []);
    app.draw();
  };
  return html`
    <h3>Begin a new board</h3>
    <div class="row wrap">
      ${LATTICES.map(lattice => html`<button data-new=${lattice} @click=${() => begin(app, lattice)}>${CELLS[lattice]}</button>`)}
      <label class="button">From a file or a picture<input type="file" class="unseen" accept=".yaml,.yml,.json,.txt,.csv,image/*"
        @change=${event => fromFile(app, event.target.files[0], refuse)}></label>
    </div>
    <form class="row" @submit=${event => { event.preventDefault(); refuse(null); read(app, plain(search.pasted), refuse); }}>
      <label class="grow">A size, a code, a link, or the text of a puzzle file
        <textarea id="pasted" rows="2" aria-invalid=${search.refused.length > 0} aria-describedby="refused" @input=${event => { search.pasted = event.target.value; }}></textarea></label>
      <button id="read-pasted">Open</button>
    </form>
    <div id="refused" role="alert">${search.refused.length ? html`<ul class="errors">${search.refused.map(words => html`<li>${words}</li>`)}</ul>` : null}</div>`;
}

function families(app, words) {
  const shown = instances.families
    .map(family => ({...family, puzzles: family.puzzles.filter(puzzle => matches(family, puzzle, words))}))
    .filter(family => family.puzzles.length);
  if (!shown.length) return html`<p>Nothing has that in its name. Use a shorter word.</p>`;
  return shown.map(family => html`<details class="family" ?open=${words || family.puzzles.length <= 60}>
    <summary><h3>${family.title}</h3> <span class="count">${family.puzzles.length}</span></summary>
    ${cards(app, family.puzzles)}
  </details>`);
}

/**
 * Draws puzzles as cards.
 *
 * @param mode the mode in which a puzzle opens, or null for the current one
 */
const cards = (app, puzzles, mode = null) => html`<ul class="gallery">${puzzles.map(puzzle => html`<li>
  <button class="card" data-instance=${puzzle.path} @click=${() => instance(app, puzzle, mode)}>
    <lazy-picture puzzle=${puzzle.path}></lazy-picture>
    <b>${puzzle.name}</b>
    <span>${puzzle.packings ? packings(puzzle) : size(puzzle)}</span>
    ${puzzle.level ? html`<span class="level">${puzzle.word}, level ${puzzle.level}</span>` : null}</button></li>`)}</ul>`;

const packings = ({packings: count}) => (count === '0' ? 'no packing' : count === '1' ? 'one packing' : `${number(BigInt(count))} packings`);

const size = puzzle => `${puzzle.layers > 1 ? `${puzzle.layers}×` : ''}${puzzle.rows}×${puzzle.columns}`;

const matches = (family, puzzle, words) =>
  `${family.title} ${puzzle.path} ${puzzle.name} ${puzzle.lattice}`.toLowerCase().includes(words);

function begin(app, lattice) {
  app.toasts.clear();
  app.store.change(blank(lattice));
  app.close();
  app.go('draw');
}

async function instance(app, {path}, mode) {
  try {
    const isOpen = await read(app, await text(`instances/${path}`), problem => app.toasts.complain(problem));
    if (isOpen && mode) app.go(mode, false);
  } catch (problem) {
    app.toasts.complain(problem);
  }
}

/**
 * Opens a file of the user.
 *
 * @param refuse called with the problem if the file cannot be opened
 */
export async function fromFile(app, file, refuse = problem => app.toasts.complain(problem)) {
  if (!file) return;
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml') {
    try {
      app.open(await pictureDialog(app, file));
    } catch {
      refuse(new Error('The picture cannot be read. Use a PNG.'));
    }
    return;
  }
  if (file.size > MOST_BYTES) {
    refuse(new Error('A puzzle here has at most 1 MiB. Use the command line, which reads more.'));
    return;
  }
  await read(app, await file.text(), refuse);
}

/**
 * Opens a size, a code, a link or the text of a puzzle file.
 *
 * @returns whether a puzzle is on the board
 */
async function read(app, written, refuse) {
  // Only the fragment of a link is read. It contains the code.
  const at = /#(?:.*[&#])?(?:p=)?([A-Za-z0-9_-]+)\s*$/.exec(written.trim());
  const isLink = /^\S+:\/\/\S+$/.test(written.trim()) && at;
  const size = sizeOf(written);
  if (size) {
    openSize(app, size, refuse);
    return false;
  }
  try {
    app.fragment.step();
    await app.store.open(isLink ? at[1] : written);
    app.close();
    return true;
  } catch (problem) {
    refuse(problem);
    return false;
  }
}
