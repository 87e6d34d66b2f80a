// A dialog in which one draws a piece of one's own.

import {html} from './lib/lit-html.js';
import {board, cellUnder} from './board.js';
import {ARROWS, moved} from './cursor.js';
import {HOLE, MANDATORY, lines, marked, markAt} from './puzzle.js';

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
  if (event.key in ARROWS) {
    state.cursor = moved(state.cursor ?? [0, 0, 0], event.key, state.drawn);
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
  const rows = rowsOf(drawn);
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
function rowsOf(drawn) {
  const board = drawn.board.map(row => [...row].map(mark => (mark === HOLE ? '.' : 'X')).join(''));
  return board.some(row => row.includes('X')) ? lines({...drawn, board}) : null;
}
