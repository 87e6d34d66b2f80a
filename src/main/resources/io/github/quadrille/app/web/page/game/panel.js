// Draws the panel beside the board of a match: its state, the actions and the rules.

import {html} from '../lib/lit-html.js';

const MEETS = {both: 'Opposite edges meet (dashed): what leaves on one side comes in on the other.',
  horizontal: 'Left and right edge meet (dashed).', vertical: 'Top and bottom edge meet (dashed).', none: 'No edges meet.'};

/**
 * Returns the panel of a match.
 *
 * @param boards called to show other boards, and `change` to draw on this one
 */
export function matchPanel(match, fewest, {boards, change}) {
  return html`
    <div class="row wrap"><h2 class="grow">${match.name}</h2>
      <button id="boards" @click=${boards}>Other boards …</button>
      <button id="draw-board" @click=${change}>Change it</button></div>
    <div aria-live="polite">${match.won
      ? html`<div class="verdict yes" data-won><p>Won in ${match.moves === 1 ? 'one move' : `${match.moves} moves`}.</p>
          ${fewest.par === null ? null : html`<p>${match.moves === fewest.par ? 'Fewer do not do: that is proven.' : `The fewest are ${fewest.par}.`}</p>`}</div>`
      : match.errors.length ? html`<ul class="errors">${match.errors.map(words => html`<li>${words}</li>`)}</ul>`
        : html`<p class="goal">${match.here.all ? 'All blue tokens have to go.' : html`The <b class="target-word">target</b> has to go.`}
            ${match.legal === null ? '' : match.legal.size ? '' : html`<b>Nothing can be laid any more.</b>`}</p>`}</div>
    <div class="row"><b id="moves" class="grow" data-moves=${match.moves}>${match.moves === 1 ? '1 move' : `${match.moves} moves`}</b>
      <button id="take-back" ?disabled=${!match.canUndo} @click=${() => match.undo()}>Take back</button>
      <button id="again" ?disabled=${!match.canUndo} @click=${() => match.again()}>Again</button></div>
    ${fewest.panel()}
    <h2>Rules</h2>
    <p class="advice">Lay a piece on four empty squares, one of them at least next to a red token; it becomes red. Then every full row and column
      is emptied. ${MEETS[match.here.wrap]}</p>
    <p class="advice keys">Drag a piece, or: <kbd>1</kbd>–<kbd>7</kbd> takes one, arrows move it, <kbd>R</kbd> turns, <kbd>F</kbd> flips, <kbd>Enter</kbd> lays it,
      <kbd>Backspace</kbd> takes back.</p>`;
}
