// Draws patterns in addition to colours, for users who cannot distinguish colours. The browser remembers the choice.

import {html, svg} from './lib/lit-html.js';

const PLACE = 'quadrille.patterns';

/** Each entry has the strokes of a pattern, in a square with half the side of a cell. */
const PATTERNS = [
  'M0 .5 .5 0', 'M0 .25H.5', 'M.25 .2v.1', 'M0 0 .5 .5', 'M.25 0V.5', 'M0 .25H.5M.25 0V.5', 'M0 .5 .5 0M0 0 .5 .5', 'M.1 .35 .25 .2 .4 .35',
  'M.15 .15h.2v.2h-.2z', 'M0 .125H.5M0 .375H.5', 'M.125 0V.5M.375 0V.5', 'M.1 .1v.05M.35 .35v.05M.35 .1v.05M.1 .35v.05', 'M0 .25Q.125 .05 .25 .25T.5 .25',
  'M.25 .1A.15 .15 0 1 1 .249 .1', 'M.1 .25h.3M.25 .1v.3', 'M0 .1H.3M.2 .35H.5',
];

const numbers = new Map();

export const looks = {
  isChosen: localStorage.getItem(PLACE) === 'on',
  /** A printed sheet uses 'colours', 'patterns' or 'lines'. The value is null on the screen. */
  ink: null,
  get hasPatterns() {
    return this.ink ? this.ink === 'patterns' : this.isChosen;
  },
};

/** Returns the pattern of a colour. Each colour has a different pattern until all are used. */
export function patternOf(colour) {
  if (!numbers.has(colour)) numbers.set(colour, numbers.size % PATTERNS.length);
  return `url(#pattern-${numbers.get(colour)})`;
}

/** Draws the definitions of the patterns, once for the page. */
export const patterns = () => svg`<svg class=${looks.ink ? 'unseen bright' : 'unseen'} aria-hidden="true"><defs>
  ${pattern('pattern-given', .25, 'M-.05 .3 .3 -.05M-.05 .05 .05 -.05M.2 .3 .3 .2')}
  ${looks.hasPatterns ? PATTERNS.map((strokes, at) => pattern(`pattern-${at}`, .5, strokes)) : null}</defs></svg>`;

const pattern = (id, side, strokes) => svg`<pattern id=${id} width=${side} height=${side} patternUnits="userSpaceOnUse"><path class="pattern-stroke" d=${strokes}/></pattern>`;

/**
 * Draws the check box for patterns.
 *
 * @param app the page, which is drawn again after a change
 */
export const lookChoice = app => html`<label class="check"><input id="patterns" type="checkbox" .checked=${looks.isChosen} @change=${event => {
  looks.isChosen = event.target.checked;
  localStorage.setItem(PLACE, looks.isChosen ? 'on' : 'off');
  app.draw();
}}> Patterns, for eyes that cannot tell colours</label>`;
