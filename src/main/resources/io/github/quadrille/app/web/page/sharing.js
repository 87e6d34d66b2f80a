// Makes links that restore the puzzle and its pieces in any copy of this page. The code in a link also works on the
// command line.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {copy} from './clipboard.js';
import {toFile} from './puzzle.js';
import {qrPicture} from './qr.js';

/** Other people can open the page at this address. The address of a local server usually works on one machine only. */
export const SITE = document.querySelector('meta[name="quadrille-site"]')?.content;
export const isLocal = !SITE && /^(localhost|127\.|\[::1\])/.test(location.hostname);

const onSite = address => new URL(address, SITE ?? location.href.split('#')[0]).href;

/** Returns a link to play the puzzle that a code holds. */
const playLink = code => onSite(`#${new URLSearchParams({m: 'play', p: code})}`);

/** Returns a link to play the puzzle without hints or answers. */
export const classLink = code => `${playLink(code)}&only=play`;

export function shareDialog(app) {
  const {store} = app;
  const code = store.view?.code;
  const {laid, begun} = app.play;
  // This is the code of the puzzle without the pieces that the user has laid.
  let first = laid.length ? null : code;
  if (laid.length) {
    ask('puzzle', toFile(begun)).then(view => { first = view.code; app.draw(); }).catch(problem => app.toasts.complain(problem));
  }
  const inMode = (mode, isGuest) => onSite(app.fragment.address(mode, isGuest));
  // The line-clearing game has its own board, and only its own link is offered.
  const isGame = app.mode.history;
  const look = ['share-look', isGame ? 'To play it from here' : 'To see it as it is here', inMode(app.mode.id, !isGame)];
  const entries = () => (isGame ? [look] : [
    ['share-play', 'To play it', first && playLink(first)],
    look,
    ['share-class', 'To hand out: it is played without hints, and answers are checked and not shown', first && classLink(first)],
    ['share-code', 'The code alone, for quadrille solve CODE, or Open on any such page', first],
  ]);
  const picture = () => (isLocal && !isGame ? ['The QR code is the code alone.', first] : isGame ? ['The QR code is this link.', look[2]] : ['The QR code is the link to hand out.', entries()[2][2]]);
  return {
    title: 'Share',
    body: () => code
      ? html`<p>The whole puzzle is in the link; nothing is stored anywhere.</p>
        ${laid.length && !isGame ? html`<p class="verdict open" id="share-laid">${laid.length === 1 ? 'The piece that you laid is' : `The ${laid.length} pieces that you laid are`} in the second link only.</p>` : null}
        ${isLocal ? html`<p class="verdict open" id="share-local">These links open on this machine only. Elsewhere the code opens the puzzle; with
          <code>quadrille serve --site ADDRESS</code> the links lead to a page that others can open.</p>` : null}
        ${entries().map(([id, words, text]) => html`<div class="share">
          <label for=${id}>${words}</label>
          <div class="row"><input id=${id} readonly .value=${text ?? '…'} @focus=${event => event.target.select()}>
          <button ?disabled=${!text} @click=${() => copy(app, text)}>Copy</button></div></div>`)}
        ${picture()[1] ? html`<p>${picture()[0]}</p>${qrPicture(picture()[1], picture()[0])}` : null}`
      : html`<p>This puzzle is too large for a link. Save it as a file.</p>`,
  };
}
