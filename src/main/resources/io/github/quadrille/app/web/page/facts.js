// Shows what is known about a puzzle before it is solved, and what is wrong with it.

import {html} from './lib/lit-html.js';

/**
 * Returns the panel of facts.
 *
 * @param ways a function that returns buttons to make the bag fit the board
 */
export function facts(app, ways) {
  const {view, errors} = app.store;
  return html`<div class="facts" aria-live="polite">
    ${errors.length ? html`<ul class="errors">${errors.map(words => html`<li>${words}</li>`)}</ul>` : null}
    ${view && !errors.length ? html`<p>${area(app, ways)}${view.symmetries > 1 ? ` The board has ${view.symmetries} symmetries.` : ''}</p>` : null}</div>`;
}

function area(app, ways) {
  const {cells, mandatory, least_area: least, most_area: most, goal, kinds} = app.store.view;
  const board = cells === mandatory ? `${cells} cells` : `${mandatory} cells and ${cells - mandatory} optional`;
  if (!kinds.length) return `The board has ${board}.`;
  const bag = most === null ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
  const fits = goal !== 'pack' || (least <= cells && (most === null || most >= mandatory));
  const words = `The board has ${board}, the pieces have ${bag}`;
  return fits ? `${words}.` : html`<span class="cannot">${words}: that cannot be.</span>
    <span class="row wrap"><button @click=${() => app.go('why')}>Why?</button>${ways()}</span>`;
}
