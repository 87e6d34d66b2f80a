// Draws what is above the board in Play: crosses, a hint, the piece in the hand, and sparks at the end.

import {svg} from '../lib/lit-html.js';
import {pieceOn} from '../board.js';

const SPARKS = 18;

/**
 * Returns the drawing above the board.
 *
 * @param game the mode Play
 */
export function over(game) {
  const {plan, hand, hints} = game;
  return svg`
    ${game.notes.drawn()}
    ${hints.piece ? svg`<g class="hinted">${pieceOn(plan, {...hints.piece, name: game.short(hints.piece.kind), colour: game.colour(hints.piece.kind)}, true)}</g>` : null}
    ${hints.about.length ? svg`<path class="about" d=${plan.outline(hints.about)}/>` : null}
    ${hand?.by && !game.drag.isCarrying ? inHand(game) : null}
    <g class="landing"><path class="cells"/><path class="outline"/></g>
    ${game.isJoyful ? joy(plan) : null}`;
}

function inHand({plan, hand, colour, short, obstacle}) {
  const cells = hand.cells(plan);
  const shown = cells.filter(cell => plan.contains(cell));
  const colours = hand.colours && [...hand.colours].filter((_, at) => plan.contains(cells[at])).join('');
  if (!shown.length) return null;
  return svg`<g class="in-hand">${pieceOn(plan, {kind: hand.kind, name: short(hand.kind), cells: shown, colours, colour: colour(hand.kind)}, true)}
    <g class=${`landing ${obstacle(cells) ? 'bad' : 'fits'}`}><path class="outline" d=${plan.outline(shown)}/></g></g>`;
}

function joy(plan) {
  const {width, height} = plan.size;
  return svg`<g class="joy" transform=${`translate(${width / 2} ${height / 2})`} aria-hidden="true">
    ${Array.from({length: SPARKS}, (_, at) => svg`<g transform=${`rotate(${at * 360 / SPARKS})`}>
      <circle class=${`spark spark-${at % 4}`} r=${Math.max(width, height) / 60}/></g>`)}</g>`;
}
