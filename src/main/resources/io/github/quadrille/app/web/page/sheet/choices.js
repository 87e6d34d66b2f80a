// Holds the choices of what a sheet shows and how. The browser remembers them.

import {html} from '../lib/lit-html.js';

const PLACE = 'quadrille.sheet';
const KINDS = {
  hints: [['0', 'None'], ['1', '1, upside down'], ['2', '2, upside down'], ['3', '3, upside down']],
  many: [['1', '1'], ['2', '2'], ['4', '4'], ['6', '6']],
  cell: [['', 'As large as fits'], ...[8, 10, 12, 15, 20, 25].map(size => [String(size), `${size} mm`])],
  ink: [['colours', 'Colours'], ['patterns', 'Black and white, with patterns'], ['lines', 'Black and white, outlines']],
  paper: [['a4', 'A4'], ['letter', 'Letter']],
};
const SELECTS = [['hints', 'Hints'], ['many', 'Puzzles on a page'], ['cell', 'Cells'], ['ink', 'Ink'], ['paper', 'Paper']];
const CHECKS = [
  ['hasNameLine', 'A line for name and date'], ['hasPieces', 'Pieces to cut out'], ['hasLevel', 'How hard it is'],
  ['hasCode', 'QR code to play it, without answers'], ['hasSolution', 'Solution, upside down'], ['isLarge', 'Large print'],
];

/** North America uses its own paper size. */
const isLetter = /-(US|CA|MX)$/.test(navigator.language);

export class Choices {
  /** The title above the pages belongs to one sheet and is not remembered. */
  title = '';
  hasNameLine = true;
  hasPieces = true;
  hasLevel = true;
  hasCode = true;
  hasSolution = false;
  isLarge = false;
  hints = '0';
  many = '1';
  cell = '';
  ink = 'colours';
  paper = isLetter ? 'letter' : 'a4';

  constructor() {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    for (const [name] of CHECKS) this[name] = kept[name] ?? this[name];
    for (const [name] of SELECTS) if (KINDS[name].some(([value]) => value === kept[name])) this[name] = kept[name];
  }

  /**
   * Draws the fields of the choices.
   *
   * @param isAble a function that returns whether a choice can be made
   * @param changed a function that is called with the name of the changed field
   */
  fields(name, isAble, changed) {
    const set = (field, value) => {
      this[field] = value;
      const {title, ...kept} = this;
      localStorage.setItem(PLACE, JSON.stringify(kept));
      changed(field);
    };
    return html`
      <label class="field">Title <input id="sheet-title" class="whole" maxlength="120" placeholder=${name} .value=${this.title} @input=${event => set('title', event.target.value)}></label>
      <div class="sheet-fields">${SELECTS.map(([field, words]) => html`<label class="field">${words}
        <select id=${`sheet-${field}`} @change=${event => set(field, event.target.value)}>${KINDS[field].map(([value, said]) =>
          html`<option value=${value} ?selected=${value === this[field]}>${said}</option>`)}</select></label>`)}</div>
      <div class="sheet-checks">${CHECKS.map(([field, words]) => html`<label class="check"><input id=${`sheet-${field}`} type="checkbox" ?disabled=${!isAble(field)}
        .checked=${this[field] && isAble(field)} @change=${event => set(field, event.target.checked)}> ${words}</label>`)}</div>`;
  }
}
