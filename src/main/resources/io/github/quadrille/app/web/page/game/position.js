// Represents a position of the line-clearing game, which is never changed in place, and converts it to and from two
// kinds of text.

export const EMPTY = '.', RED = 'r', BLUE = 'b', TARGET = 'B';
export const MOST_SIDE = 24;

/**
 * Returns a position {rows, columns, wrap, all: whether all blue tokens have to go, squares: a string of the marks . r
 * b B for each row}.
 */
const position = (squares, wrap = 'both', all = false) =>
  ({rows: squares.length, columns: squares[0].length, wrap, all, squares});

export const blankPosition = (rows = 11, columns = 11) => position(Array(rows).fill(EMPTY.repeat(columns)));

/** Returns the position in the text of a file. Unknown marks become empty squares, because the server reports them. */
export function ofCsv(text, wrap, all) {
  const rows = text.replace(/\s+$/, '').split(/\r?\n/).filter(line => !line.startsWith('#')).map(line => line.split(','));
  const columns = Math.max(...rows.map(row => row.length));
  return position(rows.map(row => Array.from({length: columns}, (_, at) => /^[rbB]$/.exec((row[at] ?? '').trim())?.[0] ?? EMPTY).join('')), wrap, all);
}

export const toCsv = ({squares}) => `${squares.map(row => [...row].map(mark => (mark === EMPTY ? '' : mark)).join(',')).join('\n')}\n`;

/** Returns a position as rows of characters, for the address. */
export const toWord = ({squares}) => squares.join('_');

export function ofWord(word, wrap, all) {
  const squares = word.split('_');
  const good = squares.length <= 64 && squares[0].length > 0 && squares.every(row => /^[.rbB]{1,64}$/.test(row) && row.length === squares[0].length);
  return good ? position(squares, wrap, all) : null;
}

export const markOn = ({squares}, [row, column]) => squares[row][column];

/** Returns every [row, column] with one of these marks. */
export const having = (here, marks) => here.squares.flatMap((line, row) =>
  [...line].flatMap((mark, column) => (marks.includes(mark) ? [[row, column]] : [])));

/** Returns a position with another mark on one square. A new target turns the old target into a blue token. */
export function painted(here, [row, column], mark) {
  const rows = here.squares.map(line => [...(mark === TARGET ? line.replaceAll(TARGET, BLUE) : line)]);
  rows[row][column] = mark;
  return {...here, squares: rows.map(line => line.join(''))};
}

/** Returns a position with another size. */
export const sized = (here, rows, columns) => ({...here, rows, columns,
  squares: Array.from({length: rows}, (_, row) => (here.squares[row] ?? '').slice(0, columns).padEnd(columns, EMPTY))});

/** Returns a square with its coordinates carried over joined edges. Other coordinates stay. */
export function carried({rows, columns, wrap}, [row, column]) {
  const around = (at, length) => ((at % length) + length) % length;
  return [wrap === 'both' || wrap === 'vertical' ? around(row, rows) : row,
    wrap === 'both' || wrap === 'horizontal' ? around(column, columns) : column];
}

/** Returns a text that identifies a set of squares. */
export const cellsKey = cells => cells.map(([row, column]) => `${row},${column}`).sort().join(';');
