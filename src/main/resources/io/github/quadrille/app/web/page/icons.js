// Draws icons from a few strokes.

import {svg, html} from './lib/lit-html.js';

const STROKES = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5m5-5H10a6 6 0 0 0-6 6',
  open: 'M3 7v12h18V8h-9l-2-3H3z',
  save: 'M12 4v11m-5-4 5 5 5-5M4 20h16',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  share: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2m2 4a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 17v.01',
  turn: 'M20 12a8 8 0 1 1-3-6.2M20 3v5h-5',
  flip: 'M12 3v18M9 7 3 17h6zm6 0 6 10h-6z',
  hint: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c1 1 1 2 1 2.5h6c0-.5 0-1.500 1-2.500A6 6 0 0 0 12 3z',
  stop: 'M6 6h12v12H6z',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14m8-14v14',
  back: 'M18 5 9 12l9 7zM6 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  plus: 'M12 5v14M5 12h14',
  cube: 'm12 3 8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9m0-9L4 7.500',
};

export function icon(name) {
  if (name === 'logo') {
    return html`<svg class="icon logo-mark" viewBox="0 0 24 24" aria-hidden="true">
      ${[['#73a1fa', 'M3 3h12v6H9v6H3z'], ['#fa817f', 'M15 3h6v12h-6z'], ['#faeb6b', 'M9 9h6v12H9z'], ['#35b265', 'M3 15h6v6H3z'], ['#8362bb', 'M15 15h6v6h-6z']]
        .map(([fill, path]) => svg`<path fill=${fill} d=${path}/>`)}</svg>`;
  }
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${STROKES[name]}/></svg>`;
}
