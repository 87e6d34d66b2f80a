// A link that brings back the puzzle and what lies on it, anywhere this page runs; the code in it also works with the
// command line.

import {html} from './lib/lit-html.js';

/** Where others can open the page: that of a server is mostly for one machine. */
const SITE = document.querySelector('meta[name="quadrille-site"]')?.content;

export function shareDialog(app) {
  const {store} = app;
  const code = store.view?.code;
  const inMode = mode => new URL(app.fragment.address(mode), SITE ?? location.href.split('#')[0]).href;
  const entries = [
    ['share-play', 'To play it', inMode('play')],
    ['share-look', 'To see it as it is here', inMode(app.mode.id)],
    ['share-code', 'The code alone, for quadrille solve CODE', code],
  ];
  return {
    title: 'Share',
    body: () => code
      ? html`<p>The whole puzzle is in the link; nothing is stored anywhere.</p>
        ${entries.map(([id, words, text]) => html`<div class="share">
          <label for=${id}>${words}</label>
          <div class="row"><input id=${id} readonly .value=${text} @focus=${event => event.target.select()}>
          <button @click=${() => copy(app, text)}>Copy</button></div></div>`)}`
      : html`<p>This puzzle is too large for a link. Maybe save it as a file.</p>`,
  };
}

async function copy(app, text) {
  try {
    await navigator.clipboard.writeText(text);
    app.toasts.say('Copied.');
  } catch {
    app.toasts.say('The browser does not let us copy. Maybe select the text and copy it yourself.', 'bad');
  }
}
