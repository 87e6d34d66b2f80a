// Opens a puzzle: one of ours, a file, or pasted text.

import {html} from './lib/lit-html.js';
import './lazypicture.js';
import {pictureDialog} from './pasted.js';
import {ask, text} from './api.js';
import {blank, resized} from './puzzle.js';
import {number} from './number.js';
import {LATTICES, isBalls} from './lattices.js';

const MOST_BYTES = 1 << 20;
/** A board that is larger is made by the server, which says if it is too large. */
const MOST_CELLS = 4_000_000;

/** The families, asked for once. */
let instances = null;

export function openDialog(app) {
  const search = {words: '', pasted: ''};
  instances ??= ask('instances').then(found => { instances = found; app.draw(); }).catch(problem => {
    instances = null;
    app.toasts.complain(problem);
  });
  return {
    title: 'Open',
    body: () => html`
      ${own(app, search)}
      <label>Look for <input id="gallery-search" type="search" placeholder="pentominoes, cube, torus …"
        @input=${event => { search.words = event.target.value.toLowerCase(); app.draw(); }}></label>
      ${instances?.families ? families(app, search.words) : html`<p>…</p>`}`,
  };
}

/** A puzzle of one's own. */
const own = (app, search) => html`
    <div class="row wrap">
      ${LATTICES.map(lattice => html`<button data-new=${lattice} @click=${() => begin(app, lattice)}>New: ${isBalls(lattice) ? 'balls' : lattice}</button>`)}
      <label class="button">From a file or a picture<input type="file" class="unseen" accept=".yaml,.yml,.json,.txt,.csv,image/*"
        @change=${event => fromFile(app, event.target.files[0])}></label>
    </div>
    <form class="row" @submit=${event => { event.preventDefault(); read(app, search.pasted); }}>
      <label class="grow">A size, a code, a link, or the text of a puzzle file
        <textarea id="pasted" rows="2" @input=${event => { search.pasted = event.target.value; }}></textarea></label>
      <button id="read-pasted">Open</button>
    </form>`;

function families(app, words) {
  const shown = instances.families
    .map(family => ({...family, puzzles: family.puzzles.filter(puzzle => matches(family, puzzle, words))}))
    .filter(family => family.puzzles.length);
  if (!shown.length) return html`<p>Nothing has that in its name. Maybe a shorter word.</p>`;
  return shown.map(family => html`<details class="family" ?open=${words || family.puzzles.length <= 60}>
    <summary><h3>${family.title}</h3> <span class="count">${family.puzzles.length}</span></summary>
    <ul class="gallery">${family.puzzles.map(puzzle => html`<li>
      <button class="card" data-instance=${puzzle.path} @click=${() => instance(app, puzzle)}>
        <lazy-picture puzzle=${puzzle.path}></lazy-picture>
        <b>${puzzle.name}</b>
        <span>${puzzle.packings ? `${number(BigInt(puzzle.packings))} packings` : size(puzzle)}</span></button></li>`)}</ul>
  </details>`);
}

const size = puzzle => `${puzzle.layers > 1 ? `${puzzle.layers}×` : ''}${puzzle.rows}×${puzzle.columns}`;

const matches = (family, puzzle, words) =>
  `${family.title} ${puzzle.path} ${puzzle.name} ${puzzle.lattice}`.toLowerCase().includes(words);

function begin(app, lattice) {
  app.store.change(blank(lattice));
  app.close();
  app.go('draw');
}

async function instance(app, {path}) {
  try {
    await read(app, await text(`instances/${path}`));
  } catch (problem) {
    app.toasts.complain(problem);
  }
}

export async function fromFile(app, file) {
  if (!file) return;
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml') {
    try {
      app.open(await pictureDialog(app, file));
    } catch {
      app.toasts.say('The picture cannot be read. Maybe a PNG.', 'bad');
    }
    return;
  }
  if (file.size > MOST_BYTES) {
    app.toasts.say('A puzzle here has at most 1 MiB. Maybe the command line, which reads more.', 'bad');
    return;
  }
  await read(app, await file.text());
}

async function read(app, written) {
  // A link is its fragment, which has the code.
  const at = /#(?:.*[&#])?(?:p=)?([A-Za-z0-9_-]+)\s*$/.exec(written.trim());
  const isLink = /^\S+:\/\/\S+$/.test(written.trim()) && at;
  const size = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(written.trim());
  if (size && size[1] * size[2] <= MOST_CELLS && app.store.puzzle.lattice === 'square' && Object.keys(app.store.puzzle.pieces).length) {
    // Another size is no other bag.
    app.store.change({...resized({...app.store.puzzle, rows: 0, given: []}, 1, Number(size[1]), Number(size[2])), name: `${size[1]}x${size[2]}`});
    app.close();
    return;
  }
  try {
    app.fragment.step();
    await app.store.open(isLink ? at[1] : written);
    app.close();
  } catch (problem) {
    app.toasts.complain(problem);
  }
}
