// Opens a dialog in which the user draws a new piece.

import {html} from './lib/lit-html.js';
import {board} from './board.js';
import {ARROWS, moved} from './cursor.js';
import {HOLE, MANDATORY, lines, marked, markAt, resized} from './puzzle.js';
import {Stroke} from './stroke.js';

const MOST = 16;
const SIZES = {square: [1, 5, 5], cubic: [2, 3, 3], hexagonal: [1, 4, 4], triangular: [1, 4, 8], fcc: [2, 3, 3]};

export function shapeDialog(app) {
  const lattice = app.store.puzzle.lattice;
  const [layers, rows, columns] = SIZES[lattice];
  const state = {
    name: free(app.store.puzzle), cursor: null, colour: '#3a9d8f',
    /** This is the stroke while the pointer is down: {mark: what it draws, way}. */
    stroke: null,
    drawn: {lattice, layers, rows, columns, wrap: 'none', board: Array(layers * rows).fill(HOLE.repeat(columns)), given: [], pieces: {}},
  };
  const paint = (cells, mark) => {
    state.drawn = marked(state.drawn, cells, mark);
    app.draw();
  };
  const size = (name, length) => {
    const {layers: deep, rows: high, columns: wide} = {...state.drawn, [name]: Math.min(MOST, Math.max(1, Math.round(length) || 1))};
    const next = resized(state.drawn, deep, high, wide, HOLE);
    state.drawn = next;
    state.cursor = null;
    app.draw();
  };
  const length = (words, name) => html`<label class="field">${words} <input class="seed" type="number" min="1" max=${MOST} data-own-length=${name}
    .value=${String(state.drawn[name])} @change=${event => size(name, Number(event.target.value))}></label>`;
  const flipped = cell => (markAt(state.drawn, cell) === HOLE ? MANDATORY : HOLE);
  const begin = event => {
    const way = new Stroke();
    const [cell] = way.to(state.drawn, event);
    if (!cell || event.button > 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    state.stroke = {mark: flipped(cell), way};
    paint([cell], state.stroke.mark);
  };
  const scene = () => ({
    pieces: [], holes: true, cursor: state.cursor, label: 'The piece. Arrow keys move, space changes the cell.',
    hear: {
      pointerdown: begin,
      pointermove: event => state.stroke && paint(state.stroke.way.to(state.drawn, event), state.stroke.mark),
      pointerup: () => { state.stroke = null; },
      keydown: event => keyed(app, state, cell => paint([cell], flipped(cell)), event),
    },
  });
  return {
    title: 'A piece of your own',
    body: () => html`<form class="own" @submit=${event => { event.preventDefault(); take(app, state); }}>
      <div class="own-board">${board(state.drawn, scene())}</div>
      <div class="row wrap">${layers > 1 ? length('Layers', 'layers') : null}${length('Rows', 'rows')}${length('Columns', 'columns')}</div>
      <div class="row wrap"><label class="field">Name <input id="own-name" maxlength="40" .value=${state.name} @input=${event => { state.name = event.target.value.trim(); }}></label>
      <label class="field">Colour here <input id="own-colour" type="color" .value=${state.colour} @input=${event => { state.colour = event.target.value; }}></label></div>
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

function take(app, {name, drawn, colour}) {
  const {store} = app;
  const rows = rowsOf(drawn);
  if (!rows) {
    app.toasts.say('The piece has no cell yet.', 'bad');
  } else if (!name || name in store.puzzle.pieces) {
    app.toasts.say(name ? `The bag has a kind ${name} already. Use another name.` : 'A piece needs a name.', 'bad');
  } else {
    store.paint(name, colour);
    store.change({...store.puzzle, pieces: {...store.puzzle.pieces, [name]: '1'}, shapes: {...store.puzzle.shapes, [name]: rows}});
    app.close();
  }
}

/**
 * Returns the drawing as lines of a puzzle file with X for cells, or null if it is empty. The cells keep their places,
 * because triangles and hexagons cannot be moved freely.
 */
function rowsOf(drawn) {
  const board = drawn.board.map(row => [...row].map(mark => (mark === HOLE ? '.' : 'X')).join(''));
  return board.some(row => row.includes('X')) ? lines({...drawn, board}) : null;
}
