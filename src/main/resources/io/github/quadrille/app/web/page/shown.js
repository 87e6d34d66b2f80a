// Offers actions for the packing that is shown: play from it, copy it, print its page, or save all packings.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {copy} from './clipboard.js';
import {download, fileName} from './saving.js';
import {lines} from './puzzle.js';
import {full, isSolid} from './lattices.js';

const AT_ONCE = 200;
const MOST = 100_000;

/**
 * Draws the buttons of the actions.
 *
 * @param pages the list to which the packing belongs, or null
 * @param takeApart a function that asks how the packing is taken apart, or null
 */
export function actions(app, pieces, pages, takeApart) {
  const {store} = app;
  const play = () => {
    app.fragment.step();
    store.change({...store.puzzle, given: pieces, notes: null});
    app.go('play', false);
  };
  return html`<div class="row wrap shown-actions">
    <button id="to-play" title="Its pieces are laid in Play, where some can be taken off" @click=${play}>Take it to Play</button>
    ${takeApart ? html`<button id="take-apart" title="Can hands take it apart, and how?" @click=${takeApart}>Take it apart</button>` : null}
    <button id="copy-text" @click=${() => copy(app, picture(store, pieces))}>Copy as text</button>
    ${pages ? html`<button id="copy-link" @click=${() => copy(app, new URL(app.fragment.address(), location.href).href)}>Copy link</button>
      <button id="print-sheet" title="The packings of this page, in rows" @click=${() => print()}>Print these</button>
      <button id="save-all" @click=${() => saveAll(app, pages)}>Save all</button>` : null}</div>`;
}

/** Returns the board with a letter for each piece, as the command line draws it. */
function picture({puzzle, view}, pieces) {
  const rows = puzzle.board.map(row => [...row]);
  for (const {kind, cells} of pieces) {
    for (const [layer, row, column] of cells.map(full)) rows[layer * puzzle.rows + row][column] = view.kinds.find(each => each.name === kind).letter;
  }
  return lines({...puzzle, board: rows.map(row => row.join(''))}).join('\n');
}

/** Saves up to MOST packings as JSON lines, one packing a line. */
async function saveAll(app, pages) {
  const all = [];
  try {
    for (let more = true; more && all.length < MOST;) {
      const page = await ask('packings', pages.body, {from: all.length, count: AT_ONCE, classes: pages.classes, 'time-limit': '60s'});
      all.push(...page.packings);
      more = page.more && page.packings.length > 0;
    }
    download(new Blob(all.map(packing => `${JSON.stringify(packing)}\n`), {type: 'application/x-ndjson'}), fileName(app, 'packings.jsonl'));
    if (all.length >= MOST) app.toasts.say(`The file has the first ${MOST} packings. Use quadrille solve --all, which has no end.`);
  } catch (problem) {
    app.toasts.complain(problem);
  }
}
