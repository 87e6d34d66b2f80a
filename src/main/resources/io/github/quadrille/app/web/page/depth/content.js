// What a view of a board of cubes or balls is asked to show, in words and in cells.

import {places} from './places.js';

/** Cells of the board, as places in space, that none of the pieces covers. */
export function emptyCells(content, pieces, inLayer) {
  const {layers, rows, columns, board} = content, {at} = places(content);
  const covered = new Set(pieces.flatMap(piece => piece.cells.map(cell => cell.join())));
  const cells = [];
  for (let layer = 0; layer < layers; layer++) {
    for (let row = 0; row < rows && inLayer(layer); row++) {
      for (let column = 0; column < columns; column++) {
        if (board[layer * rows + row][column] !== '#' && !covered.has([layer, row, column].join())) {
          cells.push(at([layer, row, column]));
        }
      }
    }
  }
  return cells;
}

/** For those who do not see it: "Soma cube, 7 pieces, 3 by 3 by 3". */
export function inWords({name, layers, rows, columns, pieces}) {
  const count = pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`;
  return `${name || 'Board'}, ${count}, ${layers} by ${rows} by ${columns}. `
    + 'Arrow keys turn it, plus and minus zoom, 0 resets, brackets go from piece to piece.';
}
