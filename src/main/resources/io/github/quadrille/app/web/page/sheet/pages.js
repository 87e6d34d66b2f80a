// Lays a fixed number of puzzles on each page. Further pages have the pieces that had no room.

import {svg} from '../lib/lit-html.js';
import {Block} from './block.js';
import {LEADING, line, widthOf, wrapped} from './lettering.js';
import {rowsOf} from './pieces.js';

/** Each paper size is its width and height in millimetres. */
const PAPERS = {a4: [210, 297], letter: [215.9, 279.4]};
const MARGIN = 14, GAP = 8;
const TEXT = 3.8, TITLE = 6.5;
const COLUMNS = {1: 1, 2: 1, 4: 2, 6: 2};

/**
 * Returns the pages: {pages: [{words, templates}], cells: the side of a cell of each puzzle, isCut: whether words were
 * left out, size: [width, height]}.
 *
 * @param entries [{file, view, puzzle}]
 * @param known a function that returns the known answers about an entry
 */
export function pagesOf(store, entries, choices, known) {
  const [width, height] = PAPERS[choices.paper];
  const many = Number(choices.many);
  const pages = [], laid = [];
  for (let from = 0; from < entries.length; from += many) {
    const head = headOf(choices, entries.length > 1 ? choices.title : '', width);
    const columns = COLUMNS[many], rows = many / columns;
    const room = {width: (width - 2 * MARGIN - (columns - 1) * GAP) / columns, height: (height - 2 * MARGIN - head.height - (rows - 1) * GAP) / rows};
    const blocks = entries.slice(from, from + many).map((entry, at) => {
      const title = entries.length > 1 ? `${from + at + 1}. ${entry.puzzle.name}` : choices.title || entry.puzzle.name;
      return new Block(store, entry, title, choices, known(entry)).laid({
        ...room, x: MARGIN + (at % columns) * (room.width + GAP), y: MARGIN + head.height + Math.floor(at / columns) * (room.height + GAP),
      });
    });
    laid.push(...blocks);
    pages.push({words: blocks.map(({title}) => title).join(', '), templates: [head.template, ...blocks.flatMap(({templates}) => templates)]});
  }
  return {pages: [...pages, ...piecePages(laid, choices, width, height)], cells: laid.map(({cell}) => cell), isCut: laid.some(({isCut}) => isCut), size: [width, height]};
}

function headOf({hasNameLine, isLarge}, title, width) {
  const scale = isLarge ? 1.6 : 1;
  const titles = title ? wrapped(title, TITLE * scale, width - 2 * MARGIN, true) : [];
  const names = hasNameLine ? TEXT * scale * 2.4 : 0;
  const [right, base, size] = [width - MARGIN, MARGIN + TEXT * scale, TEXT * scale];
  const middle = MARGIN + (width - 2 * MARGIN) * 0.66;
  const rule = (from, to) => svg`<path class="sheet-rule" d=${`M${from} ${base + 0.6}H${to}`}/>`;
  return {
    height: names + titles.length * TITLE * scale * LEADING + (title ? 3 : 0),
    template: svg`${hasNameLine ? svg`${line('Name', MARGIN, base, size)}${rule(MARGIN + widthOf('Name', size) + 2, middle - 4)}
      ${line('Date', middle, base, size)}${rule(middle + widthOf('Date', size) + 2, right)}` : null}
      ${titles.map((words, at) => line(words, MARGIN, MARGIN + names + (at + 0.8) * TITLE * scale * LEADING, TITLE * scale, true))}`,
  };
}

/** Lays pieces that had no room beside their board on further pages, row by row. */
function piecePages(laid, {isLarge}, width, height) {
  const pages = [];
  const size = 4.5 * (isLarge ? 1.6 : 1);
  let y = Infinity;
  const turn = need => {
    if (y + need <= height - MARGIN) return;
    pages.push({words: 'Pieces to cut out', templates: []});
    y = MARGIN;
  };
  for (const {pieces, title} of laid.filter(each => each.pieces)) {
    const rows = rowsOf(pieces(width - 2 * MARGIN), width - 2 * MARGIN);
    if (!rows.length) continue;
    turn(size * 2 + rows[0].height);
    pages.at(-1).templates.push(line(`Pieces: ${title}`, MARGIN, y + size * 0.8, size, true));
    y += size * 2;
    for (const row of rows) {
      turn(row.height);
      pages.at(-1).templates.push(row.places.map(({x, draw}) => draw(MARGIN + x, y)));
      y += row.height + 3;
    }
    y += 4;
  }
  return pages;
}
