package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Placement;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A {@code Block} is a rectangle on a board: its first row and column, its number of rows and its number of columns.
 */
public record Block(int row, int column, int rows, int columns) {
    /** Returns the numbers of rows and columns in the usual notation, such as {@code 4x10}. */
    public String size() {
        return rows + "x" + columns;
    }

    /** Returns the image of this block when rows and columns of the whole board are exchanged. */
    Block transposed() {
        return new Block(column, row, columns, rows);
    }

    Polyform shape() {
        return Polyform.drawn(Collections.nCopies(rows, "X".repeat(columns)).toArray(String[]::new));
    }

    /**
     * Returns a piece in this block.
     *
     * @param kind the name of the piece's kind
     * @param cells the cells of the piece, as they would be if the block began at row 0 and column 0
     */
    Placement piece(String kind, List<Cell> cells) {
        return new Placement(
                kind, cells.stream().map(cell -> cell.shifted(row, column)).toList());
    }

    /**
     * A {@code BlockGrid} is a part of a board that is cut into equal blocks. The sides of a block divide the sides of
     * the part.
     */
    public record BlockGrid(Block area, int blockRows, int blockColumns) {
        /** Returns how many blocks a column of the grid has. */
        public int down() {
            return area.rows() / blockRows;
        }

        /** Returns how many blocks a row of the grid has. */
        public int across() {
            return area.columns() / blockColumns;
        }

        /** Returns the number of blocks. */
        public long size() {
            return (long) down() * across();
        }

        /** Returns the block at a row and a column of the grid. */
        public Block block(int down, int across) {
            return new Block(
                    area.row() + down * blockRows, area.column() + across * blockColumns, blockRows, blockColumns);
        }

        /** Returns all blocks, row by row. */
        public Stream<Block> blocks() {
            return IntStream.range(0, down())
                    .boxed()
                    .flatMap(i -> IntStream.range(0, across()).mapToObj(j -> block(i, j)));
        }

        /** Returns the image of this grid when rows and columns of the whole board are exchanged. */
        BlockGrid transposed() {
            return new BlockGrid(area.transposed(), blockColumns, blockRows);
        }

        /** Returns a phrase for the grid, such as {@code 49 blocks 4x10, 7 down and 7 across}. */
        String words() {
            String size = block(0, 0).size();
            return size() == 1
                    ? "one block " + size
                    : "%,d blocks %s, %,d down and %,d across".formatted(size(), size, down(), across());
        }
    }
}
