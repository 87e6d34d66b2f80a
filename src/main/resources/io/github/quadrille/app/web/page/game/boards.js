// Offers the boards of the game as small pictures, and boards from a file or drawn by the user.

import {html} from '../lib/lit-html.js';
import {ask, text} from '../api.js';
import {stamp} from './picture.js';
import {blankPosition, ofCsv} from './position.js';

const MOST_BYTES = 1 << 20;
const FAMILY = 'line-clear/';

/** This is a promise of the boards [{name, here}], or null before they are requested. */
let known = null;

const named = path => path.replace(/^.*\//, '').replace(/\.csv$/, '').replace('-', ' ').replace(/^./, letter => letter.toUpperCase());

/** Returns a promise of all boards. Each board is requested only once. */
export function allBoards() {
  known ??= ask('instances')
    .then(({boards}) => Promise.all(boards.map(async path => {
      const whole = path.includes('/') ? path : FAMILY + path;
      return {name: named(path), here: ofCsv(await text(`instances/${whole}`), 'both', false)};
    })))
    .catch(problem => {
      known = null;
      throw problem;
    });
  return known;
}

/**
 * Returns the dialog in which the user chooses a board.
 *
 * @param choose a function of a name, a position, and whether the user draws on the board first
 */
export function boardsDialog(app, choose) {
  let boards = null;
  allBoards().then(all => { boards = all; app.draw(); }).catch(problem => app.toasts.complain(problem));
  const take = (name, here, draw = false) => { app.close(); choose(name, here, draw); };
  return {
    title: 'Boards to clear',
    body: () => html`
      <div class="row wrap">
        <button data-board="own" @click=${() => take('My board', blankPosition(), true)}>Draw one …</button>
        <label class="button">From a file<input type="file" class="unseen" accept=".csv,.txt" @change=${event => fromFile(app, event.target.files[0], take)}></label>
      </div>
      ${boards ? html`<ul class="gallery stamps">${boards.map(({name, here}) => html`<li>
        <button class="card" data-board=${name} @click=${() => take(name, here)}>${stamp(here, name)}<b>${name}</b></button></li>`)}</ul>`
        : html`<p>…</p>`}`,
  };
}

async function fromFile(app, file, take) {
  if (!file) return;
  if (file.size > MOST_BYTES) {
    app.toasts.say('A board here has at most 1 MiB. Check that it is the right file.', 'bad');
    return;
  }
  const written = await file.text();
  try {
    // The server reads the file first and reports its errors.
    await ask('clear-moves', written, {wrap: 'both'});
    take(file.name.replace(/\.[^.]*$/, ''), ofCsv(written, 'both', false));
  } catch (problem) {
    app.toasts.complain(problem);
  }
}
