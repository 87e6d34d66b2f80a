package io.github.quadrille.engine.blocks;

import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        return new Block(area.row() + down * blockRows, area.column() + across * blockColumns, blockRows, blockColumns);
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
