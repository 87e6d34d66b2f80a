// Lays out a puzzle in its part of a page: the task, the board, the pieces, and the hints and solution upside down.

import {svg} from '../lib/lit-html.js';
import {drawnBoard} from '../board.js';
import {groundOf} from '../ground.js';
import {qrPath} from '../qr.js';
import {classLink} from '../sharing.js';
import {LEADING, line, widthOf, wrapped} from './lettering.js';
import {drawnRows, heightOf, piecesOf, rowsOf} from './pieces.js';
import {isTooMany, words} from './words.js';

const TITLE = 5.2, TEXT = 3.5, SMALL = 2.8;
/** With this many puzzles on a page, letters and small pictures shrink by this factor. */
const DENSITY = {1: 1, 2: 1, 4: 0.85, 6: 0.75};
const GAP = 5;
/**
 * The text needed to play takes at most MOST_NEEDED of the height. The story is added as long as all text takes at most
 * MOST_WORDS.
 */
const MOST_WORDS = 0.55, MOST_NEEDED = 0.75;
/**
 * A cell is at most LARGEST millimetres wide by default. Smaller sizes are tried in steps of STEP until the pieces fit,
 * down to LEAST, because smaller pieces are hard to cut out.
 */
const LARGEST = 16, LEAST = 8, STEP = 0.5;
/**
 * A QR code is CODE millimetres wide, or up to LARGEST_CODE if its squares would be narrower than SQUARE, which is hard
 * to read.
 */
const CODE = 24, SQUARE = 0.42, LARGEST_CODE = 42;
/** By default, the small boards below the puzzle are at most this many millimetres high. */
const FOOT = 24;
/** The small boards may be HIGHEST_FOOT high if cells would be narrower than SMALLEST. */
const SMALLEST = 3, HIGHEST_FOOT = 42;
/** Hints show letters in cells wider than this many millimetres. */
const LEAST_LETTERED = 2;
/** The picture of a board has a margin of this many cell sides, which a printed page does not need. */
const RIM = 0.27;

export class Block {
  #store;
  #entry;
  #choices;
  #known;

  /**
   * Lays out a puzzle.
   *
   * @param entry {file, view, puzzle}
   * @param title the title above the puzzle
   * @param known the level, the hints and the solution as far as they are known
   */
  constructor(store, entry, title, choices, known) {
    this.#store = store;
    this.#entry = entry;
    this.#choices = choices;
    this.#known = known;
    this.title = title;
    this.density = DENSITY[choices.many];
    this.scale = (choices.isLarge ? 1.6 : 1) * this.density;
  }

  /** Returns pieces with the colours and names that drawing them needs. */
  #coloured(pieces, more) {
    const {view, puzzle} = this.#entry;
    return pieces.map(piece => ({...piece, ...more, colour: view.kinds.find(kind => kind.name === piece.kind)?.colour ?? '#9daac0', name: this.#store.short(piece.kind, puzzle)}));
  }

  /** Returns the frame of the board in cells: [left, top, width, height]. */
  get #frame() {
    const {tight, whole} = groundOf(this.#entry.puzzle);
    const [left, top, width, height] = (tight ?? whole).split(' ').map(Number);
    return [left + RIM, top + RIM, width - 2 * RIM, height - 2 * RIM];
  }

  #board(x, y, cell, pieces, letters, name = 'sheet-board') {
    const [left, top] = this.#frame;
    return svg`<g class=${name} transform=${`translate(${x} ${y}) scale(${cell}) translate(${-left} ${-top})`}>${drawnBoard(this.#entry.puzzle, {pieces, letters})}</g>`;
  }

  /**
   * Places the block in a rectangle.
   *
   * @returns {templates, cell, pieces: a function that makes the pieces for further pages, or null, title, isCut:
   *     whether some words had no room}
   */
  laid({x, y, width, height}) {
    const foot = this.#foot(width);
    const heading = this.#heading(width, height - foot.height);
    const room = {x, y: y + heading.height, width, height: height - heading.height - foot.height};
    const middle = this.#middle(room);
    return {
      templates: [heading.draw(x, y), ...middle.templates, foot.draw(x, y + height)],
      cell: middle.cell, pieces: middle.isApart ? middle.pieces : null, title: this.title, isCut: heading.isCut,
    };
  }

  #heading(width, height) {
    const {puzzle, view} = this.#entry;
    const code = this.#choices.hasCode && view.code ? qrPath(classLink(view.code)) : null;
    const side = code ? Math.min(LARGEST_CODE, width / 3, Math.max(CODE * this.density, code.size * SQUARE)) : 0;
    const beside = code ? width - side - GAP : width;
    const text = TEXT * this.scale;
    const byline = [puzzle.author && `By ${puzzle.author}.`, this.#known.level && `${this.#known.level.replace(/^l/, 'L')}.`].filter(Boolean).join(' ');
    const {needed, story} = words(this.#store, this.#entry, this.#choices);
    const linesOf = (paragraphs, size, isBold) => paragraphs.filter(Boolean).flatMap(each => wrapped(each, size, beside, isBold)).map(words => ({words, size, isBold}));
    const first = fitting([...linesOf([this.title], TITLE * this.scale, true), ...linesOf([byline, ...needed], text, false)], height * MOST_NEEDED);
    const last = fitting(linesOf([story], text, false), height * MOST_WORDS - highOf(first.lines));
    const lines = [...first.lines, ...last.lines];
    const high = highOf(lines);
    const caption = SMALL * this.scale;
    return {
      isCut: first.isCut || last.isCut,
      height: Math.max(high, code ? side + caption * LEADING : 0) + GAP,
      draw: (x, y) => {
        let at = y - 0.3 * text;
        return svg`${lines.map(({words, size, isBold}) => line(words, x, at += size * LEADING, size, isBold))}
          ${code ? svg`<path class="sheet-code" transform=${`translate(${x + width - side} ${y}) scale(${side / code.size})`} d=${code.path}/>
            ${line('Play it here', x + width - side / 2, y + side + caption * LEADING, caption, false, 'middle')}` : null}`;
      },
    };
  }

  /** Draws small boards upside down: one for each hint, and one with the solution. */
  #foot(width) {
    const {hints, solution} = this.#known;
    const {given} = this.#entry.puzzle;
    const lying = this.#coloured(given, {given: true});
    const boards = [
      ...hints.map((_, at) => ({words: `Hint ${at + 1}`, name: 'sheet-hint', pieces: [...lying, ...this.#coloured(hints.slice(0, at + 1))]})),
      ...(solution ? [{words: 'Solution', pieces: this.#coloured(solution)}] : []),
    ];
    if (!boards.length) return {height: 0, draw: () => null};
    const [, , across, down] = this.#frame;
    const caption = SMALL * this.scale;
    const high = this.density * Math.max(FOOT / down, Math.min(SMALLEST, HIGHEST_FOOT / down));
    const cell = Math.min(high, (width - GAP * (boards.length - 1)) / boards.length / across, LEAST);
    const step = Math.max(across * cell, widthOf('Solution', caption)) + GAP;
    const height = down * cell + caption * LEADING + GAP;
    return {
      height,
      // Upside down, the foot's upper left corner is at the lower right.
      draw: (x, bottom) => svg`<g class="sheet-foot" transform=${`translate(${x + width} ${bottom}) rotate(180)`}>${boards.map(({words, name, pieces}, at) => svg`
        ${line(words, at * step, caption, caption)}${this.#board(at * step, caption * LEADING, cell, pieces, cell > (name ? LEAST_LETTERED : 3.5), name)}`)}</g>`,
    };
  }

  /**
   * Draws the board with its pieces below or beside it and cells as large as possible. The board is alone if the pieces
   * do not fit.
   */
  #middle(room) {
    const [, , across, down] = this.#frame;
    const lying = this.#coloured(this.#entry.puzzle.given, {given: true});
    const alone = Math.min(room.width / across, room.height / down);
    const wanted = Number(this.#choices.cell) || LARGEST * (this.#choices.isLarge ? 1.6 : 1);
    const pieces = this.#choices.hasPieces && !isTooMany(this.#entry) ? piecesOf(this.#store, this.#entry) : null;
    const board = (cell, x) => this.#board(x, room.y, cell, lying, true);
    const largest = Math.min(wanted, alone);
    for (let cell = largest; pieces && cell >= Math.min(largest, LEAST); cell -= STEP) {
      const below = rowsOf(pieces(cell, room.width), room.width);
      if (down * cell + GAP + heightOf(below) <= room.height) {
        return {cell, templates: [board(cell, room.x + (room.width - across * cell) / 2), ...drawnRows(below, room.x, room.y + down * cell + GAP)]};
      }
      const width = room.width - across * cell - GAP;
      const list = pieces(cell, width);
      if (list.every(piece => piece.width <= width)) {
        const beside = rowsOf(list, width);
        if (heightOf(beside) <= room.height) return {cell, templates: [board(cell, room.x), ...drawnRows(beside, room.x + across * cell + GAP, room.y)]};
      }
      if (Number(this.#choices.cell)) break;
    }
    const cell = Math.max(0.5, largest);
    return {cell, templates: [board(cell, room.x + (room.width - across * cell) / 2)], isApart: pieces !== null, pieces: pieces && (width => pieces(cell, width))};
  }
}

const highOf = lines => lines.reduce((sum, {size}) => sum + size * LEADING, 0);

/** Returns as many lines as fit. If some do not fit, the last line is '…'. */
function fitting(all, height) {
  const lines = all.filter((_, at) => highOf(all.slice(0, at + 1)) <= height);
  const isCut = lines.length < all.length;
  if (isCut && lines.length) lines.push({...lines.pop(), words: '…'});
  return {lines, isCut};
}
