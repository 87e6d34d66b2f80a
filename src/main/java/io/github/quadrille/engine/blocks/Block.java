package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Placement;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A rectangle on a board: its first row and column, how many rows and how many columns. */
public record Block(int row, int column, int rows, int columns) {
    /** Rows and columns in the field's notation, such as {@code 4x10}. */
    public String size() {
        return rows + "x" + columns;
    }

    /** Rows and columns exchanged, of the board too. */
    Block transposed() {
        return new Block(column, row, columns, rows);
    }

    Polyform shape() {
        return Polyform.drawn(Collections.nCopies(rows, "X".repeat(columns)).toArray(String[]::new));
    }

    /** A piece whose cells are told from the first one of this block. */
    Placement piece(String kind, List<Cell> cells) {
        return new Placement(
                kind, cells.stream().map(cell -> cell.shifted(row, column)).toList());
    }

    /** A part of a board that is cut into equal blocks, whose sides divide its own. */
    public record BlockGrid(Block area, int blockRows, int blockColumns) {
        /** How many blocks lie below each other. */
        public int down() {
            return area.rows() / blockRows;
        }

        /** How many blocks lie beside each other. */
        public int across() {
            return area.columns() / blockColumns;
        }

        /** How many blocks there are. */
        public long size() {
            return (long) down() * across();
        }

        /** One of its blocks. */
        public Block block(int down, int across) {
            return new Block(
                    area.row() + down * blockRows, area.column() + across * blockColumns, blockRows, blockColumns);
        }

        /** All blocks, row by row. */
        public Stream<Block> blocks() {
            return IntStream.range(0, down())
                    .boxed()
                    .flatMap(i -> IntStream.range(0, across()).mapToObj(j -> block(i, j)));
        }

        /** Rows and columns exchanged, of the board too. */
        BlockGrid transposed() {
            return new BlockGrid(area.transposed(), blockColumns, blockRows);
        }

        /** In words: {@code 49 blocks 4x10, 7 down and 7 across}. */
        String words() {
            String size = block(0, 0).size();
            return size() == 1
                    ? "one block " + size
                    : "%,d blocks %s, %,d down and %,d across".formatted(size(), size, down(), across());
        }
    }
}
