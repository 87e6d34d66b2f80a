// Draws the tray with the pieces that are not laid. A kind keeps its place after its last piece was laid, so that other
// kinds do not move.

import {html} from '../lib/lit-html.js';
import {handed} from './pictures.js';

/** Returns how many pieces of a kind remain: {least, most}, where most is null if there is no limit. */
export function left(kind, lying) {
  const laid = lying.filter(piece => piece.kind === kind.name).length;
  return {least: Math.max(0, kind.min - laid), most: kind.max === null ? null : Math.max(0, kind.max - laid)};
}

const badge = ({least, most}) => (most === null ? (least ? `${least}+` : '∞') : least === most ? `${most}` : `${least}–${most}`);

const inWords = ({least, most}) => {
  if (most === 0) return 'none left';
  if (most === null) return least ? `at least ${least} more` : 'as many as you like';
  return least === most ? `${most} left` : `${least} must, ${most} may`;
};

/** Draws the tray. @param game the mode Play */
export function tray(game) {
  const kinds = game.kinds;
  const chosen = game.chosen;
  return html`<div class="tray" role="listbox" aria-label="Pieces. Arrows choose, R turns, F flips, Enter takes one to the board."
      @keydown=${event => game.keys.onTray(event)}>
    ${kinds.map(kind => {
      const rest = left(kind, game.inUse);
      return html`<div class="tile piece-tile ${rest.most === 0 ? 'empty' : ''} ${rest.least || rest.most === 0 ? '' : 'spare'}" role="option" data-piece=${kind.name}
        aria-selected=${kind.name === chosen} aria-disabled=${rest.most === 0} tabindex=${kind.name === chosen ? 0 : -1}
        aria-label=${`${game.app.store.short(kind.name)}, ${game.waysOf(kind.name).words(game.way(kind.name))}: ${inWords(rest)}`} title=${inWords(rest)}
        @pointerdown=${event => game.drag.fromTray(event, kind.name)} @click=${() => game.choose(kind.name)}>
        ${handed(game.puzzle.lattice, game.waysOf(kind.name).all[game.way(kind.name)], {...kind, colours: game.waysOf(kind.name).colours(game.way(kind.name))})}
        ${kind.max === 1 && kind.min === 1 ? null : html`<span class="badge">${badge(rest)}</span>`}</div>`;
    })}</div>`;
}
