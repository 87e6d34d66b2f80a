// Computes the paths that draw a board without pieces. They are kept while the puzzle stays the same.

import {ruledOutlines} from './cellrules.js';
import {Plan, isSolid} from './lattices.js';
import {HOLE, OPTIONAL, PLAIN, colourAt, markAt} from './puzzle.js';

const MARGIN = 0.35;
/** A board with more rows or columns than this shows no lines between cells. */
const FINEST = 300;
/** A board with more coloured cells than this shows no letters. */
const MOST_LETTERS = 2500;

const grounds = new WeakMap();

export function groundOf(puzzle) {
  if (!grounds.has(puzzle)) grounds.set(puzzle, {...puzzle.lattice === 'square' && puzzle.wrap === 'none' ? squares(puzzle) : cellByCell(puzzle), ...colours(puzzle), ruled: ruledOutlines(puzzle)});
  return grounds.get(puzzle);
}

/**
 * Returns the paths of a board of squares. If possible, the length of the paths depends on the rows, not on the cells,
 * because there may be a million cells.
 */
function squares(puzzle) {
  const plan = new Plan(puzzle);
  const {board, rows, columns} = puzzle;
  const strips = marks => board.flatMap((line, row) => [...line.matchAll(marks)].map(({index, 0: {length}}) => `M${index} ${row}h${length}v1h-${length}z`)).join('');
  // Lines run where two mandatory cells meet or the board ends, first row by row and then column by column on the
  // transposed board.
  const turned = Array.from({length: columns}, (_, column) => board.map(line => line[column]).join(''));
  const optional = [...board.join('').matchAll(/\?/g)].map(({index}) => [Math.floor(index / columns), index % columns]);
  const isFine = Math.max(rows, columns) > FINEST;
  const frame = board.map(line => [line.search(/[^#]/), line.length - [...line].reverse().join('').search(/[^#]/)]);
  const used = frame.map(([left], row) => (left < 0 ? -1 : row)).filter(row => row >= 0);
  return {
    plan, must: strips(/\.+/g), may: plan.area(optional), none: puzzle.board.some(line => line.includes(HOLE)) ? plan.area(holes(board)) : '', all: strips(/[^#]+/g),
    grid: isFine ? '' : lines(board, 'h', inside) + lines(turned, 'v', inside), rim: lines(board, 'h', edge) + lines(turned, 'v', edge),
    dots: optional.map(cell => plan.centre(cell)), whole: box([0, 0], [columns, rows]),
    tight: used.length ? box([Math.min(...used.map(row => frame[row][0])), used[0]], [Math.max(...used.map(row => frame[row][1])), used.at(-1) + 1]) : null,
  };
}

const holes = board => board.flatMap((line, row) => [...line.matchAll(/#/g)].map(({index}) => [row, index]));

const inside = (one, other) => one === '.' && other === '.';
const edge = (one, other) => (one === HOLE) !== (other === HOLE);

/**
 * Returns the lines between rows as a path, each as long as possible. For vertical lines, the caller passes the
 * transposed board.
 */
function lines(board, way, isLine) {
  const none = HOLE.repeat(board[0].length);
  let path = '';
  for (let row = 0; row <= board.length; row++) {
    const above = board[row - 1] ?? none, below = board[row] ?? none;
    for (let at = 0; at < above.length; at++) {
      const begin = at;
      while (at < above.length && isLine(above[at], below[at])) at++;
      if (at > begin) path += `M${way === 'h' ? `${begin} ${row}` : `${row} ${begin}`}${way}${at - begin}`;
    }
  }
  return path;
}

/** Returns how the colours of the board are drawn: {tints: [{letter, area}], letters: [{letter, at}]}. */
function colours(puzzle) {
  if (!puzzle.colours) return {tints: [], letters: []};
  const plan = new Plan(puzzle), byLetter = new Map();
  for (const cell of plan.positions()) {
    const letter = colourAt(puzzle, cell);
    if (letter === PLAIN) continue;
    if (!byLetter.has(letter)) byLetter.set(letter, []);
    byLetter.get(letter).push(cell);
  }
  const letters = [...byLetter].flatMap(([letter, cells]) => cells.map(cell => ({letter, at: plan.nook(cell)})));
  return {tints: [...byLetter].map(([letter, cells]) => ({letter, area: plan.area(cells)})), letters: letters.length > MOST_LETTERS ? [] : letters};
}

function cellByCell(puzzle) {
  const plan = new Plan(puzzle);
  const cells = {must: [], may: [], none: []};
  for (const cell of plan.positions()) {
    const mark = markAt(puzzle, cell);
    cells[mark === HOLE ? 'none' : mark === OPTIONAL ? 'may' : 'must'].push(cell);
  }
  const all = [...cells.must, ...cells.may];
  return {
    plan, must: plan.area(cells.must), may: plan.area(cells.may), none: plan.area(cells.none), all: plan.area(all), grid: '',
    rim: plan.outline(all), dots: cells.may.map(cell => plan.centre(cell)), whole: box([0, 0], [plan.size.width, plan.size.height]),
    tight: isSolid(plan.lattice) || !all.length ? null : around(all.flatMap(cell => plan.polygon(cell))),
  };
}

function around(points) {
  const end = (axis, choose) => points.reduce((far, point) => choose(far, point[axis]), points[0][axis]);
  return box([0, 1].map(axis => end(axis, Math.min)), [0, 1].map(axis => end(axis, Math.max)));
}

const box = ([left, top], [right, bottom]) =>
  `${left - MARGIN} ${top - MARGIN} ${right - left + 2 * MARGIN} ${bottom - top + 2 * MARGIN}`;
