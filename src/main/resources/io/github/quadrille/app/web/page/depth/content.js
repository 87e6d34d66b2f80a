// What a view of a cubic board is asked to show, in words and in cells.

/** Cells of the board, as [column, layer, row], that none of the pieces covers. */
export function emptyCells({layers, rows, columns, board}, pieces, inLayer) {
  const covered = new Set(pieces.flatMap(piece => piece.cells.map(cell => cell.join())));
  const cells = [];
  for (let layer = 0; layer < layers; layer++) {
    for (let row = 0; row < rows && inLayer(layer); row++) {
      for (let column = 0; column < columns; column++) {
        if (board[layer * rows + row][column] !== '#' && !covered.has([layer, row, column].join())) {
          cells.push([column, layer, row]);
        }
      }
    }
  }
  return cells;
}

/** For those who do not see it: "Soma cube, 7 pieces, 3 by 3 by 3". */
export function inWords({name, layers, rows, columns, pieces}) {
  const count = pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`;
  return `${name || 'Cubic board'}, ${count}, ${layers} by ${rows} by ${columns}. `
    + 'Arrow keys turn it, plus and minus zoom, 0 resets, brackets go from piece to piece.';
}
