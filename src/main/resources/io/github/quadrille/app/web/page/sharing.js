// A link that brings back the puzzle and what lies on it, anywhere this page runs; the code in it also works with the
// command line.

import {html} from './lib/lit-html.js';
import {copy} from './clipboard.js';
import {qrPicture} from './qr.js';

/** Where others can open the page: that of a server is mostly for one machine. */
export const SITE = document.querySelector('meta[name="quadrille-site"]')?.content;
export const isLocal = !SITE && /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** A link to what an address plays, without hints or answers. */
export const classLink = address => `${onSite(address)}&only=play`;

const onSite = address => new URL(address, SITE ?? location.href.split('#')[0]).href;

export function shareDialog(app) {
  const {store} = app;
  const code = store.view?.code;
  const inMode = (mode, isGuest) => onSite(app.fragment.address(mode, isGuest));
  // The line-clearing game has boards of its own.
  const entries = app.mode.kept && app.mode.history ? [['share-look', 'To play it from here', inMode(app.mode.id, false)]] : [
    ['share-play', 'To play it', inMode('play')],
    ['share-look', 'To see it as it is here', inMode(app.mode.id)],
    ['share-class', 'To hand out: it is played without hints, and answers are checked and not shown', classLink(app.fragment.address('play'))],
    ['share-code', 'The code alone, for quadrille solve CODE, or Open on any such page', code],
  ];
  return {
    title: 'Share',
    body: () => code
      ? html`<p>The whole puzzle is in the link; nothing is stored anywhere.</p>
        ${isLocal ? html`<p class="verdict open" id="share-local">These links open on this machine only. Elsewhere the code opens the puzzle; with
          <code>quadrille serve --site ADDRESS</code> the links lead to a page that others can open.</p>` : null}
        ${entries.map(([id, words, text]) => html`<div class="share">
          <label for=${id}>${words}</label>
          <div class="row"><input id=${id} readonly .value=${text} @focus=${event => event.target.select()}>
          <button @click=${() => copy(app, text)}>Copy</button></div></div>`)}
        ${isLocal && entries.length > 1 ? qrPicture(code, 'QR code of the code alone') : qrPicture(entries[0][2], 'QR code of the first link')}`
      : html`<p>This puzzle is too large for a link. Maybe save it as a file.</p>`,
  };
}
