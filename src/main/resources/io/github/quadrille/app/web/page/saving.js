// Saves the puzzle as a file, or the pieces on it as a picture or solids.

import {html} from './lib/lit-html.js';
import {ask, file} from './api.js';
import {drawing} from './drawing.js';
import {isPublished} from './engine.js';
import {isSolid} from './lattices.js';
import {toFile} from './puzzle.js';

const KINDS = [
  ['yaml', 'Puzzle file (YAML)', 'for the command line, and to open here again'],
  ['svg', 'Picture (SVG)', 'sharp at every size'],
  ['png', 'Picture (PNG)', 'for everywhere else'],
  ['stl', 'Solids (STL)', 'for a 3D printer: a zip file with one for each piece'],
];

export function saveDialog(app) {
  // Only boards of cubes or balls can be saved as solids, because flat pieces have no body.
  const kinds = KINDS.filter(([kind]) => kind !== 'stl' || isSolid(app.store.puzzle.lattice));
  return {
    title: 'Save',
    body: () => html`<p>Pictures show the pieces on the board now; the puzzle file is the puzzle itself.</p>
      <ul class="choices">${kinds.map(([kind, title, words]) => html`<li>
        <button class="choice" data-save=${kind} @click=${() => save(app, kind)}><b>${title}</b><span>${words}</span></button></li>`)}</ul>`,
  };
}

/** Lets the browser download a file. */
export function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Returns the name of a file for the puzzle, without characters that file names may not have. */
export const fileName = (app, kind) => `${app.store.puzzle.name.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'puzzle'}.${kind}`;

/**
 * Downloads the puzzle file or, for other kinds, the pieces on the board as a file. Without a server, the page makes
 * the file.
 */
export async function save(app, kind) {
  const {store, mode} = app;
  try {
    const pieces = mode.lying ?? store.puzzle.given;
    const wanted = kind === 'yaml' ? store.puzzle.given : pieces;
    const body = toFile(store.puzzle, wanted);
    const fresh = pieces !== store.puzzle.given;
    const blob = isPublished && ['svg', 'png'].includes(kind)
      ? await drawing(await ask('puzzle', body), kind, fresh)
      : await file('picture', body, {format: kind, fresh});
    // Several solids come in one zip archive. Programs recognise it by its ending.
    download(blob, fileName(app, blob.type === 'application/zip' ? `${kind}.zip` : kind));
    app.close();
  } catch (problem) {
    app.toasts.complain(problem);
  }
}
