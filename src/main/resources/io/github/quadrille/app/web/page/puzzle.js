// Represents a puzzle with the content of a puzzle file. It is never changed in place: every change makes a new one, so
// that undo returns to an old one.

import {isBalls, isSolid} from './lattices.js';

/** A puzzle without pieces is written as zero pieces of this one-cell kind of its lattice. */
const SINGLE = {square: 'O1', cubic: 'O1', hexagonal: 'H1', triangular: 'T1', fcc: 'O1'};

export const MANDATORY = '.', OPTIONAL = '?', HOLE = '#';

/** A cell without a colour has this letter. */
export const PLAIN = '.';

/** The maker of a puzzle writes words for the solver under these keys. */
const WORDS = ['author', 'description', 'instructions'];

/** Returns the texts under these keys in a puzzle or a file. */
export const wordsOf = said => Object.fromEntries(WORDS.map(key => [key, said[key] ?? '']));

/** Returns the puzzle with which a new board begins. */
export function blank(lattice = 'square') {
  const [layers, rows, columns] = {square: [1, 5, 8], cubic: [3, 3, 3], hexagonal: [1, 4, 5], triangular: [1, 4, 9], fcc: [4, 4, 4]}[lattice];
  const board = Array(layers * rows).fill(MANDATORY.repeat(columns));
  return {
    name: 'My puzzle', ...wordsOf({}), lattice, layers, rows, columns,
    board: isBalls(lattice) ? board.map((row, at) => pyramidRow(columns - Math.floor(at / rows), at % rows, columns)) : board,
    wrap: 'none', symmetry: isBalls(lattice) ? 'one-sided' : 'free', goal: 'pack', maximise: 'cells', weights: {}, cellWeights: null,
    pieces: lattice === 'square' ? {T: '2', I: '2', O: '2', L: '2', S: '2'} : {}, shapes: {}, given: [], rules: [], colours: null,
  };
}

/** Returns a row of a layer in a pyramid of balls. The layer has `side` rows. */
export const pyramidRow = (side, row, columns) => (row < side ? MANDATORY.repeat(side) : '').padEnd(columns, HOLE);

/** Returns the puzzle of a view, which the server has made from a text. */
export function ofView(view) {
  const file = view.puzzle;
  return {
    name: file.name, ...wordsOf(file), lattice: view.lattice, layers: view.layers, rows: view.rows, columns: view.columns,
    board: view.board, wrap: view.wrap, symmetry: view.symmetry, goal: view.goal,
    maximise: view.maximise ?? 'cells', weights: file.weights ?? {}, cellWeights: file['cell-weights'] ?? null,
    pieces: Object.values(file.pieces).every(count => count === 0) ? {}
      : Object.fromEntries(Object.entries(file.pieces).map(([kind, count]) => [kind, String(count)])),
    shapes: file.shapes ?? {}, given: view.given, rules: file.rules ?? [], colours: file.colours ? rowsOf(view.lattice, file.colours) : null,
  };
}

/** Returns the puzzle as JSON with the keys of puzzle files. */
export function toFile(puzzle, given = puzzle.given) {
  const file = {name: puzzle.name};
  for (const key of WORDS) if (puzzle[key]) file[key] = puzzle[key];
  if (puzzle.lattice !== 'square') file.lattice = puzzle.lattice;
  const isEmpty = !Object.keys(puzzle.pieces).length;
  Object.assign(file, {board: lines(puzzle), wrap: puzzle.wrap, symmetry: puzzle.symmetry, pieces: isEmpty ? {[SINGLE[puzzle.lattice]]: 0} : counts(puzzle.pieces)});
  const shapes = Object.fromEntries(Object.entries(puzzle.shapes).filter(([kind]) => kind in puzzle.pieces));
  if (Object.keys(shapes).length) file.shapes = shapes;
  if (puzzle.goal === 'cover') {
    file.goal = 'cover';
    file.maximise = puzzle.maximise;
    const weights = Object.fromEntries(Object.entries(puzzle.weights).filter(([kind]) => kind in puzzle.pieces));
    if (puzzle.maximise === 'pieces' && Object.keys(weights).length) file.weights = weights;
    if (puzzle.maximise === 'cells' && puzzle.cellWeights) file['cell-weights'] = puzzle.cellWeights;
  }
  if (given.length) file.given = given.map(piece => [piece.kind, piece.cells]);
  const rules = puzzle.rules.filter(rule => !isIdle(puzzle, rule));
  if (rules.length) file.rules = rules;
  const colours = puzzle.colours && puzzle.board.map((row, at) => [...row].map((mark, column) => (mark === HOLE ? HOLE : colour(puzzle, at, column))).join(''));
  if (colours?.some(row => COLOURED.test(row))) file.colours = lines({...puzzle, board: colours});
  return JSON.stringify(file);
}

/** Returns whether a rule names a kind that the puzzle has no pieces of. Files do not contain such a rule. */
export const isIdle = (puzzle, rule) => !kindsOf(rule).every(kind => kind in puzzle.pieces);

/** Returns the kinds that a rule names. */
function kindsOf(rule) {
  const [[name, value]] = Object.entries(rule);
  if (name === 'turns' || name === 'flips') return Object.keys(value);
  const named = Array.isArray(value) ? value : value.kinds ?? value.not ?? [];
  return [named].flat().filter(kind => typeof kind === 'string' && kind !== 'any');
}

const counts = pieces => Object.fromEntries(
  Object.entries(pieces).map(([kind, count]) => [kind, /^\d+$/.test(count) ? Number(count) : count]));

/**
 * Returns the board as the lines of a file. Solid boards have an empty line between layers. Hexagons are separated by
 * blanks, and each row is shifted.
 */
export function lines({lattice, board, rows}) {
  if (lattice === 'hexagonal') return board.map((row, at) => ' '.repeat(at) + [...row].join(' '));
  if (!isSolid(lattice)) return board;
  return board.flatMap((row, at) => (at > 0 && at % rows === 0 ? ['', row] : [row]));
}

/** Returns the rows of a board from the lines of a file. */
function rowsOf(lattice, drawn) {
  if (lattice === 'hexagonal') return drawn.map(line => line.replaceAll(' ', ''));
  return isSolid(lattice) ? drawn.filter(line => line) : drawn;
}

const COLOURED = /[^.#]/;

const colour = ({colours}, row, column) => (colours[row][column] === HOLE ? PLAIN : colours[row][column]);

/** Returns the colour letter of a cell. */
export const colourAt = (puzzle, [layer, row, column]) =>
  (puzzle.colours && markAt(puzzle, [layer, row, column]) !== HOLE ? colour(puzzle, layer * puzzle.rows + row, column) : PLAIN);

/** Returns the puzzle with this colour on some cells. */
export function tinted(puzzle, cells, letter) {
  const colours = [...puzzle.colours ?? puzzle.board.map(row => PLAIN.repeat(row.length))];
  for (const [layer, row, column] of cells.filter(cell => markAt(puzzle, cell) !== HOLE)) put(colours, layer * puzzle.rows + row, column, letter);
  return {...puzzle, colours: colours.some(row => COLOURED.test(row)) ? colours : null};
}

function put(rows, at, column, mark) {
  rows[at] = rows[at].slice(0, column) + mark + rows[at].slice(column + 1);
}

const keys = new WeakMap();

/**
 * Returns a text that identifies a piece on the board, whatever the order of its cells. It is cached, because boards
 * with a thousand pieces need each text many times.
 */
export function pieceKey(piece) {
  if (!keys.has(piece)) keys.set(piece, `${piece.kind} ${piece.cells.map(String).sort().join(' ')}`);
  return keys.get(piece);
}

export const markAt = (puzzle, [layer, row, column]) => puzzle.board[layer * puzzle.rows + row][column];

/**
 * Returns the puzzle with another mark on some cells [[layer, row, column], ...]. Given pieces on new holes are
 * removed.
 */
export function marked(puzzle, cells, mark) {
  const board = [...puzzle.board];
  for (const [layer, row, column] of cells) put(board, layer * puzzle.rows + row, column, mark);
  return fitted({...puzzle, board, cellWeights: null});
}

/** Returns the puzzle with another size. New cells get the given mark. */
export function resized(puzzle, layers, rows, columns, mark = MANDATORY) {
  const cut = (drawn, fill) => Array.from({length: layers * rows}, (_, at) => {
    const layer = Math.floor(at / rows), row = at % rows;
    const old = layer < puzzle.layers && row < puzzle.rows ? drawn[layer * puzzle.rows + row] : '';
    return old.slice(0, columns).padEnd(columns, fill);
  });
  const colours = puzzle.colours && cut(puzzle.colours, PLAIN);
  return fitted({...puzzle, layers, rows, columns, board: cut(puzzle.board, mark), cellWeights: null, colours: colours?.some(row => COLOURED.test(row)) ? colours : null});
}

/** Returns the puzzle without the given pieces whose cells or kind it no longer has. */
function fitted(puzzle) {
  const lies = cell => {
    const [layer, row, column] = cell.length === 3 ? cell : [0, ...cell];
    return (puzzle.board[layer * puzzle.rows + row] ?? '')[column] ?? HOLE;
  };
  const given = puzzle.given.filter(piece => piece.kind in puzzle.pieces && piece.cells.every(cell => lies(cell) !== HOLE));
  return given.length === puzzle.given.length ? puzzle : {...puzzle, given};
}

/** Returns the puzzle with another count of a kind, or without the kind if the count is null. */
export function withCount(puzzle, kind, count) {
  const pieces = {...puzzle.pieces};
  if (count === null) delete pieces[kind];
  else pieces[kind] = count;
  return fitted({...puzzle, pieces});
}

/** Returns a count that is one higher or lower. In a range, the last number changes. A step down from 'any' gives 1. */
export function stepped(count, by) {
  const match = /^(\d+)(\.\.)?(\d+)?$/.exec(count);
  if (!match) return by > 0 ? count : '1';
  const [, least, dots, most] = match;
  const next = text => String(Math.max(0, Number(text) + by));
  if (!dots) return next(least);
  return most ? `${least}..${Math.max(Number(least), Number(most) + by)}` : `${next(least)}..`;
}

/** Returns whether a text is a valid count of pieces: a number, a range, or any. */
export function isCount(text) {
  const [, least, most] = /^(?:any|(\d{1,7})(?:\.\.(\d{1,7})?)?)$/.exec(text) ?? [null, '1', '0'];
  return most === undefined || Number(least) <= Number(most);
}
