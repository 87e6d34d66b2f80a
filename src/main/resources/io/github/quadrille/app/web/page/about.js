// Shows the title, author, description and instructions of a puzzle, as fields for its maker or as a text for the
// player.

import {html} from './lib/lit-html.js';
import {wordsOf} from './puzzle.js';

const MOST = 2000;

/** Tells whether the fields are unfolded. The state is kept when the user changes the mode and comes back. */
let isOpen = false;

/** Unfolds the fields and moves the focus to the first one. */
export function describe() {
  isOpen = true;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const field = document.querySelector('[data-about=name]');
    field?.scrollIntoView({block: 'center'});
    field?.focus();
  }));
}

/** Returns the fields that the maker of a puzzle fills in. */
export function aboutForm({store}) {
  const {puzzle} = store;
  const set = (name, event) => store.change({...store.puzzle, [name]: event.target.value.trim()});
  const text = (name, words, hint) => html`<label class="field">${words}
    <textarea class="prose" data-about=${name} rows="2" maxlength=${MOST} placeholder=${hint} .value=${puzzle[name]} @change=${event => set(name, event)}></textarea></label>`;
  return html`<details class="rule-form" id="about-form" ?open=${isOpen || isSaid(puzzle)} @toggle=${event => { isOpen = event.target.open; }}>
    <summary><h2>Title and words</h2> <span class="count">${isSaid(puzzle) ? '' : 'none'}</span></summary>
    <p class="advice">They are in the file, in links and on sheets.</p>
    <label class="field">Title <input data-about="name" maxlength="255" .value=${puzzle.name}
      @change=${event => store.change({...store.puzzle, name: event.target.value.trim() || 'My puzzle'})}></label>
    <label class="field">Author <input data-about="author" maxlength="255" .value=${puzzle.author} @change=${event => set('author', event)}></label>
    ${text('description', 'Description', 'What it shows, or where it comes from')}
    ${text('instructions', 'Rules in your words', 'What has to be done')}
  </details>`;
}

const isSaid = puzzle => Object.values(wordsOf(puzzle)).some(Boolean);

/** Returns the text that the maker wrote for the player, or null if there is none. */
export function about(puzzle) {
  if (!isSaid(puzzle)) return null;
  const {name, author, description, instructions} = puzzle;
  return html`<div class="about"><p><b>${name}</b></p>${description ? html`<p>${description}</p>` : null}${instructions ? html`<p>${instructions}</p>` : null}${author
    ? html`<p class="numbers">By ${author}</p>` : null}</div>`;
}
