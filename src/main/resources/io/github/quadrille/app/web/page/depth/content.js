// Computes the empty cells and the spoken text for a view of a board of cubes or balls.

import {places} from './places.js';

/** Returns the cells of the board that no piece covers, as places in space. */
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

/** Returns the text for users of a screen reader: "Soma cube, 7 pieces, 3 by 3 by 3", and the keys. */
export function inWords({name, layers, rows, columns, pieces}) {
  const count = pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`;
  return `${name || 'Board'}, ${count}, ${layers} by ${rows} by ${columns}. `
    + 'Arrow keys turn it, plus and minus zoom, 0 resets, brackets go from piece to piece.';
}
