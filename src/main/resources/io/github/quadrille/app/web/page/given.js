// The pieces that lie before anybody plays: they are named, and taken off one by one.

import {html} from './lib/lit-html.js';

export function givenPieces(app) {
  const {store} = app;
  const {puzzle} = store;
  const without = piece => store.change({...store.puzzle, given: store.puzzle.given.filter(each => each !== piece)});
  return html`<h2>Given pieces</h2>
    ${puzzle.given.length
      ? html`<p class="advice" id="given-words">They lie there for everybody who opens this puzzle, and stay.</p>
        <ul class="chips" aria-labelledby="given-words">${puzzle.given.map((piece, at) => html`<li data-given=${piece.kind}><b>${store.short(piece.kind)}</b>
          <button class="quiet" aria-label=${`Take ${store.short(piece.kind)} off, number ${at + 1}`} @click=${() => without(piece)}>✕</button></li>`)}</ul>`
      : html`<p class="advice">No piece lies yet. What you lay in Play is given to others.</p>`}
    <div class="row wrap"><button id="lay-given" @click=${() => app.go('play')}>Lay ${puzzle.given.length ? 'more' : 'some'} in Play</button>
      ${puzzle.given.length ? html`<button id="no-given" @click=${() => store.change({...puzzle, given: []})}>Take all off</button>` : null}</div>`;
}
