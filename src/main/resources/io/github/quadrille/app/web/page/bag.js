// Shows the bag of pieces: how many of each kind, kinds and sets to add, and a button to draw a new shape.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {shape} from './board.js';
import {isSolid} from './lattices.js';
import {handed} from './play/pictures.js';
import {isCount, stepped, withCount} from './puzzle.js';
import {facts} from './facts.js';
import {shapeDialog} from './drawnshape.js';

/** Maps each lattice to its list of named kinds, which is null until the server has answered. */
const catalogues = new Map();

function catalogue(app, lattice) {
  if (!catalogues.has(lattice)) {
    catalogues.set(lattice, null);
    ask(`kinds/${lattice}`).then(found => {
      catalogues.set(lattice, found);
      app.draw();
    }).catch(problem => {
      app.toasts.complain(problem);
    });
  }
  return catalogues.get(lattice);
}

/**
 * Returns the panel of the bag.
 *
 * @param ways a function that returns buttons to make the bag fit the board
 */
export function bag(app, ways) {
  const {store} = app;
  const {puzzle} = store;
  const known = catalogue(app, puzzle.lattice);
  const cells = kind => store.kind(kind)?.cells ?? known?.kinds.find(each => each.name === kind)?.cells;
  return html`
    <ul class="bag">${Object.entries(puzzle.pieces).map(([kind, count]) => row(app, kind, count, cells(kind)))}</ul>
    ${Object.keys(puzzle.pieces).length ? facts(app, ways) : html`<p class="advice">The bag is empty. Take pieces from below.</p>${store.errors.length ? facts(app, ways) : null}`}
    <div class="row wrap">
      ${(known?.sets ?? []).map(set => html`<button data-set=${set.name} @click=${() => takeSet(app, set)}>${words(set.name)}</button>`)}
      <button data-own @click=${() => app.open(shapeDialog(app))}>Draw one …</button>
      <button ?disabled=${!Object.keys(puzzle.pieces).length} @click=${() => store.change({...puzzle, pieces: {}, given: []})}>Empty the bag</button>
    </div>
    <div class="palette" role="group" aria-label="Kinds of pieces">${(known?.kinds ?? []).map(kind => html`
      <button class="tile" data-add=${kind.name} aria-label=${`Add ${kind.name}`} title=${kind.name}
        @click=${() => add(app, kind.name)}>${drawn(puzzle.lattice, kind.cells, kind.colour, kind.name)}</button>`)}</div>`;
}

const words = name => name.replaceAll('-', ' ').replace('one sided', 'one-sided').replace(/^./, letter => letter.toUpperCase());

/**
 * Returns the picture of a piece. Cubes and balls are drawn as one body, because their layers would look like two
 * shapes.
 */
export const drawn = (lattice, cells, colour, name, colours) =>
  (isSolid(lattice) ? handed(lattice, cells, {name, colour}) : shape(lattice, cells, colour, name, colours));

function row(app, kind, count, cells) {
  const {store} = app;
  const set = text => store.change(withCount(store.puzzle, kind, text));
  return html`<li data-kind=${kind}>
    ${cells ? drawn(store.puzzle.lattice, cells, app.colour(kind), kind, store.kind(kind)?.colours) : null}<b>${store.short(kind)}</b>
    <div class="stepper">
      <button aria-label=${`Fewer ${kind}`} @click=${() => set(stepped(count, -1))}>−</button>
      <input class=${isCount(count) ? '' : 'bad'} aria-invalid=${isCount(count) ? 'false' : 'true'} aria-label=${`How many ${kind}: a number, a range 1..3, or any`} .value=${count}
        @change=${event => set(event.target.value.replaceAll(' ', '') || count)}>
      <button aria-label=${`More ${kind}`} @click=${() => set(stepped(count, 1))}>+</button>
    </div>
    <button class="quiet" aria-label=${`Any number of ${kind}`} aria-pressed=${count === 'any'} @click=${() => set(count === 'any' ? '1' : 'any')}>any</button>
    <button class="quiet" aria-label=${`No ${kind}`} @click=${() => set(null)}>✕</button></li>`;
}

function add(app, kind) {
  const {puzzle} = app.store;
  app.store.change(withCount(puzzle, kind, kind in puzzle.pieces ? stepped(puzzle.pieces[kind], 1) : '1'));
}

/** Adds one piece of each kind of a set. If the bag was empty, the puzzle takes the set's symmetry, too. */
function takeSet(app, set) {
  const {puzzle} = app.store;
  const pieces = {...puzzle.pieces};
  for (const kind of set.kinds) pieces[kind] = kind in pieces ? stepped(pieces[kind], 1) : '1';
  const symmetry = Object.keys(puzzle.pieces).length ? puzzle.symmetry : set.symmetry;
  app.store.change({...puzzle, pieces, symmetry});
}
