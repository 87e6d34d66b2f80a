// Lists the seven tetrominoes with their turns, nineteen in all.

const DRAWN = {
  I: ['####'], O: ['##', '##'], T: ['###', '.#.'], S: ['.##', '##.'], Z: ['##.', '.##'], J: ['#..', '###'], L: ['..#', '###'],
};

const COLOURS = {I: '#73a1fa', O: '#faeb6b', T: '#b184e0', S: '#5fc47f', Z: '#fa817f', J: '#6fd0d6', L: '#f2a93b'};

const cellsOf = picture => picture.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '#' ? [[row, column]] : [])));

/** Returns cells after a quarter turn clockwise. */
function turned(cells) {
  const rows = Math.max(...cells.map(([row]) => row));
  return cells.map(([row, column]) => [column, rows - row]).sort(([a, b], [c, d]) => a - c || b - d);
}

function turns(cells) {
  const all = [];
  for (let next = cells; !all.some(each => String(each) === String(next)); next = turned(next)) all.push(next);
  return all;
}

/** Each tetromino is an object {name, colour, turns: [cells]}. */
export const TETROMINOES = Object.entries(DRAWN).map(([name, picture]) => ({name, colour: COLOURS[name], turns: turns(cellsOf(picture))}));

/** Each of these pieces has this mirror image. */
export const MIRROR = {S: 'Z', Z: 'S', J: 'L', L: 'J'};

/** Returns the cell at which a piece is held, near its middle. */
export function grip(cells) {
  const middle = axis => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const far = cell => (cell[0] - middle(0)) ** 2 + (cell[1] - middle(1)) ** 2;
  return cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

/** Returns the name, turn and grip of a piece on four squares of a board, or null. The piece may cross the edges. */
export function named(cells, {rows, columns}) {
  const lies = new Set(cells.map(String));
  for (const piece of TETROMINOES) {
    for (const [turn, shape] of piece.turns.entries()) {
      for (const [row, column] of cells) {
        const [first] = shape;
        const laid = shape.map(cell => String([(row + cell[0] - first[0] + rows) % rows, (column + cell[1] - first[1] + columns) % columns]));
        if (laid.every(cell => lies.has(cell))) {
          const held = grip(shape);
          return {name: piece.name, turn, at: [(row + held[0] - first[0] + rows) % rows, (column + held[1] - first[1] + columns) % columns]};
        }
      }
    }
  }
  return null;
}
