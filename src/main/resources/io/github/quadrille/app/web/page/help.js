// Shows the purpose of each mode, the keys, and links to the documentation.

import {html} from './lib/lit-html.js';
import {isPublished} from './engine.js';
import {SITE} from './sharing.js';

const SOURCE = 'https://github.com/quadrille/quadrille';
/** A published page links to the documentation beside it, and other pages to the source repository. */
const PAGES = isPublished || SITE ? new URL('../index.html', SITE ?? location.href).href : `${SOURCE}/tree/HEAD/src/site/markdown/index.md`;

const PURPOSES = {
  draw: 'Make a board and choose its pieces.',
  solve: 'See one way to fill it, or all of them, and how many there are.',
  why: 'See why nothing fills it.',
  play: 'Fill it yourself. A hint helps where you are stuck.',
  compare: 'Watch two searches race on the same board.',
  game: 'Another game: pieces clear lines, and you need few moves.',
};

const PLAYED = [
  ['Tab', 'goes to the pieces, and on to the board'],
  ['Arrow keys', 'choose a piece, or move it'],
  ['Enter', 'takes a piece, or lays it'],
  ['R, F', 'turn it, flip it; cubes and balls are tipped'],
  ['Backspace', 'takes a piece off the board'],
  ['X', 'crosses out a cell of the board'],
  ['T', 'lays pieces on trial from here on'],
  ['C', 'checks the pieces on the board, where the sign is off'],
  ['Escape', 'puts a piece back, or ends a dialog'],
  ['Ctrl Z, Ctrl Y', 'undo, and do it again'],
  ['?', 'opens this help'],
];
const DRAWN = [['Arrow keys, space', 'go to a cell of a board in Draw, and change it']];

export function helpDialog(app) {
  const go = id => {
    app.close();
    app.go(id);
  };
  return {
    title: 'Help',
    body: () => html`
      ${app.isHandedOut ? html`<p>Drag the pieces onto the board until it is full. <i>Turn</i> and <i>Flip</i> change the piece that you have chosen. The page says when the board is right.</p>`
    : html`<p>A puzzle here is a board and a bag of pieces. Each of these does something else with it.</p>
        <ul class="purposes">${app.modes.filter(mode => mode.title).map(mode => html`<li>
          <button data-go=${mode.id} @click=${() => go(mode.id)}>${mode.title}</button> <span>${PURPOSES[mode.id]}</span></li>`)}</ul>
        <p><a id="help-pages" href=${PAGES}>Documentation</a> · <a href=${SOURCE}>Source</a> · Free software: <a
          href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</a></p>`}
      <table class="keys"><caption>Keys</caption><tbody>
        ${(app.isHandedOut ? PLAYED : [...PLAYED, ...DRAWN]).map(([key, does]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${does}</td></tr>`)}</tbody></table>`,
  };
}
