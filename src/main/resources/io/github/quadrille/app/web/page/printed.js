// Draws the pieces and rules below the board when the page is printed. On the screen, the panel has the pieces.

import {html} from './lib/lit-html.js';
import {drawn} from './bag.js';
import {rules} from './rules.js';

/** These modes show a puzzle. Other modes print what they show. */
const MODES = new Set(['draw', 'solve', 'why', 'play']);
const sheet = matchMedia('print');
let isPrinting = false;

/** Draws the page again for printing, and for the screen afterwards. */
export function listen(app) {
  const set = now => { isPrinting = now; app.drawNow(); };
  addEventListener('beforeprint', () => set(true));
  addEventListener('afterprint', () => set(false));
  sheet.addEventListener('change', () => app.drawNow());
}

export function printed(app) {
  const {puzzle, view} = app.store;
  if (!view || !(isPrinting || sheet.matches) || !MODES.has(app.mode.id)) return null;
  return html`<section class="printed" aria-label="Pieces"><h2>Pieces</h2>
    <ul>${view.kinds.map(({name, cells, colours}) => html`<li data-printed=${name}>${drawn(puzzle.lattice, cells, app.colour(name), name, colours)}
      <b>${app.store.short(name)}</b> ${many(puzzle.pieces[name])}</li>`)}</ul>${view.rules.length ? html`<h2>Rules</h2>${rules(app)}` : null}</section>`;
}

const many = count => (count === 'any' ? 'any number' : `× ${count}`);
