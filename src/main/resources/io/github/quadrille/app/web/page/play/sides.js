// Draws the panel beside the board and the controls below it in Play.

import {html} from '../lib/lit-html.js';
import {isSolid} from '../lattices.js';
import {icon} from '../icons.js';
import {about} from '../about.js';
import {rules} from '../rules.js';
import {openDialog} from '../opening.js';
import {worth} from './covering.js';
import {tray} from './tray.js';

const first = matchMedia('(pointer: coarse)').matches
  ? () => 'Drag a piece onto the board; a second finger turns it.'
  : solid => `Drag a piece onto the board. R turns it, F ${solid ? 'tips' : 'flips'} it.`;

/** Draws what is below the board: buttons, notes, the last message and the rules. */
export function controls(game) {
  const solid = isSolid(game.puzzle.lattice);
  const turn = (how, key, words, name) => html`<button class="turn" data-turn=${how} title=${`${words} (${key})`} aria-keyshortcuts=${key}
    ?disabled=${!game.chosen} @click=${() => game.turn(how)}>${icon(name)}<span>${words}</span></button>`;
  return html`<div class="controls">
    ${turn('turned', 'R', 'Turn', 'turn')}
    ${turn('flipped', 'F', solid ? 'Tip' : 'Flip', 'flip')}
    ${solid && game.puzzle.symmetry === 'free' ? turn('mirrored', 'M', 'Mirror', 'flip') : null}
    ${game.hand && !game.drag.isCarrying ? lay(game) : game.puzzle.goal === 'cover' || game.app.isHandedOut ? null : game.hints.button()}
    ${game.notes.buttons()}
    ${game.isSigned ? null : game.check.button()}
  </div>
  ${game.notes.strip()}
  <div aria-live="polite">${game.hints.words()}${game.check.words()}</div>
  <p class=${`said ${game.said.refused ? 'refused' : ''} ${game.hints.isShown || game.check.isShown && !game.isSigned ? 'unseen' : ''}`} id="said" role="status" aria-live="polite">${game.said.words || first(solid)}</p>
  ${rules(game.app)}`;
}

/** Draws the button that lays the piece, for users who tap: a tap only brings the piece over the board. */
function lay(game) {
  const cells = game.hand.cells(game.plan);
  return html`<button id="lay" class="primary" title="Lay it (Enter)" ?disabled=${!cells || game.obstacle(cells)} @click=${() => game.drop()}>Lay it</button>`;
}

/** Draws the panel: whether the board can be finished, the clock, the result and the tray. */
export function side(game) {
  const {puzzle, round} = game;
  return html`
    <div class="row">${game.isSigned ? game.sign.show() : html`<h2 class="grow">Pieces</h2>`}<span class="clock" role="timer" aria-label="Time" .textContent=${round.clock.words}></span></div>
    ${game.sign.broken ? html`<p class="verdict no" id="broken" role="status">${game.app.store.spoken(game.sign.broken)}</p>` : null}
    ${game.isDone && round.moves ? html`<div class="verdict yes" id="done"><p>${game.sign.answer.words ?? 'Every piece lies, every cell is covered.'}</p>
      <p>${round.clock.words}, ${count(round.moves, 'move')}, ${round.hints ? count(round.hints, 'hint') : 'no hints'}${round.checks ? `, ${count(round.checks, 'check')}` : ''}.</p>
      ${game.app.isHandedOut ? null : html`<button @click=${() => game.app.open(openDialog(game.app))}>Another puzzle</button>`}</div>` : null}
    ${game.kinds.length ? tray(game) : html`<p class="advice">The bag is empty. Draw some pieces into it first.</p>`}
    ${puzzle.goal === 'cover' ? html`<p class="numbers">${covered(puzzle)}</p>` : null}
    <div class="row wrap">
      <button id="again" ?disabled=${!round.moves} @click=${() => game.again()}>Begin again</button>
      ${game.app.isHandedOut ? null : html`<label class="check"><input type="checkbox" id="show-sign" .checked=${game.isSignShown}
        @change=${event => game.showSign(event.target.checked)}> Say whether it can be finished</label>`}
    </div>
    ${about(game.puzzle)}`;
}

const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

function covered(puzzle) {
  const value = worth(puzzle);
  if (puzzle.maximise === 'pieces') {
    return `${count(puzzle.given.length, 'piece')} laid${value === puzzle.given.length ? '' : `, worth ${value}`}.`;
  }
  return `${count(puzzle.given.reduce((sum, piece) => sum + piece.cells.length, 0), 'cell')} covered.`;
}
