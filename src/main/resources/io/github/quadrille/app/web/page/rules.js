// Shows the rules that a packing must keep, in the sentences of the engine.

import {html} from './lib/lit-html.js';

/** Draws the rules of the puzzle, or returns null if there are none. */
export function rules({store}) {
  const {rules: all} = store.view ?? {};
  return all?.length ? html`<ul class="rules" aria-label="Rules">${all.map(({sentence}) => html`<li>${store.spoken(sentence)}</li>`)}</ul>` : null;
}

/** Returns the sentences of a refusal about pieces that break a rule, or null if the refusal has another cause. */
export function broken(puzzle, {status, problems}) {
  if (status !== 400 || !(puzzle.rules.length || puzzle.colours) || !puzzle.given.length) return null;
  return problems.map(({message}) => message.replace(/ Check that this piece belongs to this puzzle\./, '')).join(' ');
}
