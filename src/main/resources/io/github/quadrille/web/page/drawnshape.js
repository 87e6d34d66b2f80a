// A dialog in which one draws a piece of one's own.

import {html} from './lib/lit-html.js';
import {board, cellUnder} from './board.js';
import {isSolid} from './lattices.js';
import {HOLE, MANDATORY, marked, markAt} from './puzzle.js';

const SIZES = {square: [1, 5, 5], cubic: [2, 3, 3], hexagonal: [1, 4, 4], triangular: [1, 4, 8]};

export function shapeDialog(app) {
  const lattice = app.store.puzzle.lattice;
  const [layers, rows, columns] = SIZES[lattice];
  const state = {
    name: free(app.store.puzzle), cursor: null,
    /** What the pointer makes of cells while it is down. */
    stroke: null,
    drawn: {lattice, layers, rows, columns, wrap: 'none', board: Array(layers * rows).fill(HOLE.repeat(columns)), given: [], pieces: {}},
  };
  const paint = (cell, mark) => {
    if (!cell || !mark || markAt(state.drawn, cell) === mark) return;
    state.drawn = marked(state.drawn, [cell], mark);
    app.draw();
  };
  const flipped = cell => (markAt(state.drawn, cell) === HOLE ? MANDATORY : HOLE);
  const begin = event => {
    const cell = cellUnder(state.drawn, event);
    if (!cell || event.button > 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    state.stroke = flipped(cell);
    paint(cell, state.stroke);
  };
  const scene = () => ({
    pieces: [], holes: true, cursor: state.cursor, label: 'The piece. Arrow keys move, space changes the cell.',
    hear: {
      pointerdown: begin,
      pointermove: event => state.stroke && paint(cellUnder(state.drawn, event), state.stroke),
      pointerup: () => { state.stroke = null; },
      keydown: event => keyed(app, state, cell => paint(cell, flipped(cell)), event),
    },
  });
  return {
    title: 'A piece of your own',
    body: () => html`<form class="own" @submit=${event => { event.preventDefault(); take(app, state); }}>
      <div class="own-board">${board(state.drawn, scene())}</div>
      <label class="field">Name <input id="own-name" maxlength="40" .value=${state.name} @input=${event => { state.name = event.target.value.trim(); }}></label>
      <button id="own-take">Put it into the bag</button></form>`,
  };
}

function keyed(app, state, flip, event) {
  const steps = {ArrowUp: [0, -1, 0], ArrowDown: [0, 1, 0], ArrowLeft: [0, 0, -1], ArrowRight: [0, 0, 1], PageUp: [-1, 0, 0], PageDown: [1, 0, 0]};
  const most = [state.drawn.layers, state.drawn.rows, state.drawn.columns];
  if (steps[event.key]) {
    state.cursor = (state.cursor ?? [0, 0, 0]).map((at, axis) => Math.min(most[axis] - 1, Math.max(0, at + steps[event.key][axis])));
    app.draw();
  } else if (event.key === ' ' && state.cursor) {
    flip(state.cursor);
  } else {
    return;
  }
  event.preventDefault();
}

const free = puzzle => ['mine', ...Array.from({length: 99}, (_, i) => `mine${i + 2}`)].find(name => !(name in puzzle.pieces));

function take(app, {name, drawn}) {
  const {store} = app;
  const rows = trimmed(drawn);
  if (!rows) {
    app.toasts.say('The piece has no cell yet.', 'bad');
  } else if (!name || name in store.puzzle.pieces) {
    app.toasts.say(name ? `The bag has a kind ${name} already. Maybe another name.` : 'A piece needs a name.', 'bad');
  } else {
    store.change({...store.puzzle, pieces: {...store.puzzle.pieces, [name]: '1'}, shapes: {...store.puzzle.shapes, [name]: rows}});
    app.close();
  }
}

/** The drawing as files have it: X for cells; as it stands, because triangles and hexagons may not be moved at will. */
function trimmed({lattice, board: rows, rows: height}) {
  const drawn = rows.map(row => [...row].map(mark => (mark === HOLE ? '.' : 'X')).join(''));
  if (drawn.every(row => !row.includes('X'))) return null;
  if (lattice === 'hexagonal') return drawn.map((row, at) => ' '.repeat(at) + [...row].join(' '));
  if (isSolid(lattice)) return drawn.flatMap((row, at) => (at > 0 && at % height === 0 ? ['', row] : [row]));
  return drawn;
}
