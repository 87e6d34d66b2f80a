// Reads a board from a photo or drawing of a grid, whose dark or light squares are the cells.

import {html} from './lib/lit-html.js';
import {board} from './board.js';
import {HOLE, MANDATORY, resized} from './puzzle.js';

/** A square of the grid is scaled to this many pixels on each side. */
const DOTS = 8;
const MOST = 100;

/** Asks for the number of rows and columns of the picture, and shows the board that results. */
export async function pictureDialog(app, file) {
  const image = await createImageBitmap(file);
  const columns = Math.min(MOST, app.store.puzzle.columns);
  const state = {columns, rows: Math.max(1, Math.min(MOST, Math.round(columns * image.height / image.width))), isDark: true};
  const length = (words, name) => html`<label class="field">${words} <input class="seed" type="number" min="1" max=${MOST} data-picture=${name} .value=${String(state[name])}
    @change=${event => { state[name] = Math.min(MOST, Math.max(1, Math.round(event.target.value) || 1)); app.draw(); }}></label>`;
  const read = () => ({lattice: 'square', layers: 1, wrap: 'none', rows: state.rows, columns: state.columns, board: cellsOf(image, state)});
  return {
    title: 'A board from a picture',
    body: () => {
      const puzzle = read();
      return html`<div class="row wrap">${length('Rows', 'rows')}${length('Columns', 'columns')}
          <label class="check"><input id="picture-dark" type="checkbox" .checked=${state.isDark} @change=${event => { state.isDark = event.target.checked; app.draw(); }}> Dark squares are cells</label></div>
        <div class="own-board">${board(puzzle, {pieces: [], holes: true, label: 'The board as it is read'})}</div>
        <button id="picture-take" class="primary" ?disabled=${puzzle.board.every(row => /^#*$/.test(row))} @click=${() => take(app, puzzle)}>Take it</button>`;
    },
  };
}

function take(app, {rows, columns, board: drawn}) {
  const {puzzle} = app.store;
  app.store.change({...resized({...puzzle, lattice: 'square', layers: 1, rows: 0, given: []}, 1, rows, columns), board: drawn, ...(puzzle.lattice === 'square' ? {} : {pieces: {}, rules: [], wrap: 'none'})});
  app.close();
  app.go('draw');
}

/**
 * Returns the board of a picture. A square is dark if it is darker than halfway between the darkest and the lightest
 * square.
 */
function cellsOf(image, {rows, columns, isDark}) {
  const canvas = new OffscreenCanvas(columns * DOTS, rows * DOTS), context = canvas.getContext('2d', {willReadFrequently: true});
  // Transparent parts of the picture count as white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
  const light = Array.from({length: rows}, (_, row) => Array.from({length: columns}, (__, column) => {
    let sum = 0;
    // The rim of a square is skipped, because there may be lines.
    for (let down = 2; down < DOTS - 2; down++) {
      for (let right = 2; right < DOTS - 2; right++) {
        const at = 4 * ((row * DOTS + down) * canvas.width + column * DOTS + right);
        sum += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
      }
    }
    return sum;
  }));
  const all = light.flat();
  const half = (Math.min(...all) + Math.max(...all)) / 2;
  return light.map(row => row.map(value => ((value < half) === isDark ? MANDATORY : HOLE)).join(''));
}
