// What a packing must keep beside covering the board, in the sentences of the program.

import {html} from './lib/lit-html.js';

/** The rules of the puzzle, or nothing. */
export function rules({store}) {
  const {rules: all} = store.view ?? {};
  return all?.length ? html`<ul class="rules" aria-label="Rules">${all.map(({sentence}) => html`<li>${store.spoken(sentence)}</li>`)}</ul>` : null;
}

/** What a refusal says of pieces that break a rule, as one sentence after another; nothing where it is of something else. */
export function broken(puzzle, {status, problems}) {
  if (status !== 400 || !(puzzle.rules.length || puzzle.colours) || !puzzle.given.length) return null;
  return problems.map(({message}) => message.replace(/ Maybe it is given for another puzzle\./, '')).join(' ');
}
