// Draws tokens, a held piece, and the squares that a move has emptied. One unit is a square's side.

import {html, svg} from '../lib/lit-html.js';
import {BLUE, RED, TARGET, having} from './position.js';

const GAP = 0.07;

const token = ([row, column], kind) => svg`<rect class=${`token ${kind}`} x=${column + GAP} y=${row + GAP} width=${1 - 2 * GAP} height=${1 - 2 * GAP} rx="0.2"/>`;

const bullseye = ([row, column]) => svg`<circle class="bullseye" cx=${column + 0.5} cy=${row + 0.5} r="0.2"/>`;

const KINDS = {[RED]: 'red', [BLUE]: 'blue', [TARGET]: 'target'};

/**
 * Draws everything that is on the board.
 *
 * @param seen {here, fresh?: cells of the last move, leaving?: [{cell, mark}], reach?: cells, held?: {cells, legal},
 *     shown?: cells of a hint}
 */
export function tokens({here, fresh = [], leaving = [], reach = [], held = null, shown = []}) {
  const last = new Set(fresh.map(String));
  const squares = cells => cells.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('');
  return svg`
    <path class="reach" d=${squares(reach)}/>
    ${having(here, RED).map(cell => token(cell, last.has(String(cell)) ? 'red fresh' : 'red'))}
    ${having(here, BLUE + TARGET).map(cell => token(cell, here.all || here.squares[cell[0]][cell[1]] !== TARGET ? 'blue' : 'target'))}
    ${here.all ? null : having(here, TARGET).map(bullseye)}
    ${leaving.map(({cell, mark}) => token(cell, `${KINDS[mark] ?? 'red'} leaving`))}
    <path class="next-move" d=${squares(shown)}/>
    ${held ? held.cells.map(cell => token(cell, held.legal ? 'held legal' : 'held')) : null}`;
}

/** Draws a board as a very small picture. */
export function stamp(here, label) {
  const path = marks => having(here, marks).map(([row, column]) => `M${column} ${row}h.92v.92h-.92z`).join('');
  return svg`<svg class="stamp" viewBox=${`-0.3 -0.3 ${here.columns + 0.6} ${here.rows + 0.6}`} role="img" aria-label=${label}>
    <rect class="stamp-floor" x="-0.3" y="-0.3" width=${here.columns + 0.6} height=${here.rows + 0.6} rx="0.5"/>
    <path class="token red" d=${path(RED)}/><path class="token blue" d=${path(BLUE)}/><path class="token target" d=${path(TARGET)}/>
    ${having(here, TARGET).map(bullseye)}</svg>`;
}

/** Draws a piece on its way to the board, at a point of the window and as large as on the board. */
export const carriedPiece = (shape, grip, [x, y], unit) => html`<svg class="hand" aria-hidden="true">
  <g transform=${`translate(${x} ${y}) scale(${unit}) translate(${-grip[1] - 0.5} ${-grip[0] - 0.5})`}>${shape.map(cell => token(cell, 'held legal'))}</g></svg>`;
