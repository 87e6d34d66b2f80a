// Draws the seven pieces of the game, and buttons for the piece in the user's hand.

import {html} from '../lib/lit-html.js';
import {shape} from '../board.js';
import {icon} from '../icons.js';
import {TETROMINOES} from './tetrominoes.js';

/**
 * Returns the rack of pieces.
 *
 * @param hand the hand, with the piece that is held
 * @param act the actions {take: (name, event) => ..., rotate, flip}
 */
export function rack(hand, act) {
  return html`<div class="rack" role="group" aria-label="Pieces">${TETROMINOES.map((piece, at) => {
    const held = hand.piece === piece;
    return html`<button class="tile" data-piece=${piece.name} aria-pressed=${held} aria-label=${`Piece ${piece.name}, key ${at + 1}`}
      title=${`${piece.name} (${at + 1})`} @pointerdown=${event => act.take(piece.name, event)} @click=${event => event.detail === 0 && act.take(piece.name, null)}>
      ${shape('square', piece.turns[held ? hand.turn : 0], piece.colour, piece.name)}</button>`;
  })}
    <button class="rack-turn" id="turn" ?disabled=${!hand.piece} aria-label="Turn the piece, key R" title="Turn (R)" @click=${act.rotate}>${icon('turn')}</button>
    <button class="rack-turn" id="flip" ?disabled=${!hand.piece} aria-label="Flip the piece, key F" title="Flip (F)" @click=${act.flip}>${icon('flip')}</button></div>`;
}
