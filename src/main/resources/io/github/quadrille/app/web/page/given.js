// Lists the given pieces of a puzzle, with a button to remove each, and offers to give the pieces laid in Play.

import {html} from './lib/lit-html.js';

export function givenPieces(app) {
  const {store} = app;
  const {laid, begun: {given}} = app.play;
  const without = piece => store.change({...store.puzzle, given: store.puzzle.given.filter(each => each !== piece)});
  return html`<h2>Given pieces</h2>
    ${given.length
      ? html`<p class="advice" id="given-words">They lie there for everybody who opens this puzzle, and stay.</p>
        <ul class="chips" aria-labelledby="given-words">${given.map((piece, at) => html`<li data-given=${piece.kind}><b>${store.short(piece.kind)}</b>
          <button class="quiet" aria-label=${`Take ${store.short(piece.kind)} off, number ${at + 1}`} @click=${() => without(piece)}>✕</button></li>`)}</ul>`
      : html`<p class="advice">None is given. Lay some in Play, and then give them here.</p>`}
    ${laid.length ? html`<p class="verdict open" id="laid">${laid.length === 1 ? 'The piece that you laid in Play is' : `The ${laid.length} pieces that you laid in Play are`} not given:
      links to play and sheets are without.
      <span class="row wrap"><button id="give" @click=${() => app.play.give()}>Give ${laid.length === 1 ? 'it' : 'them'}, too</button>
      <button id="no-laid" @click=${() => store.change({...store.puzzle, given})}>Take ${laid.length === 1 ? 'it' : 'them'} off</button></span></p>` : null}
    <div class="row wrap"><button id="lay-given" @click=${() => app.go('play')}>Lay ${given.length ? 'more' : 'some'} in Play</button>
      ${given.length ? html`<button id="no-given" @click=${() => store.change({...store.puzzle, given: []})}>Take all off</button>` : null}</div>`;
}
