package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Region;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Says where the picture of a packing is not as large as the board, which may explain all that is wrong with it. */
final class PictureSize {
    private PictureSize() {}

    /**
     * The first row that differs, as a sentence with advice; empty where the picture has a place for every cell of the board
     * and no more.
     *
     * @param lengths of its rows
     */
    static Optional<String> remark(Region region, List<Integer> lengths) {
        int rows = lengths.size();
        if (rows > region.rows() || IntStream.range(rows, region.rows()).anyMatch(row -> hasCell(region, row, 0))) {
            return Optional.of(
                    "The picture has %,d %s, but the board has %,d. Maybe it is of another board, or cut off."
                            .formatted(rows, rows == 1 ? "row" : "rows", region.rows()));
        }
        return IntStream.range(0, rows)
                .filter(row -> lengths.get(row) > region.columns() || hasCell(region, row, lengths.get(row)))
                .mapToObj(row ->
                        "Row %,d of the picture has %,d %s, but the board has %,d columns. Maybe '.' where nothing lies."
                                .formatted(
                                        row + 1,
                                        lengths.get(row),
                                        lengths.get(row) == 1 ? "cell" : "cells",
                                        region.columns()))
                .findFirst();
    }

    /** Whether there is a cell in a row from some column on. */
    private static boolean hasCell(Region region, int row, int from) {
        return IntStream.range(from, region.columns()).anyMatch(column -> region.markAt(row, column) != Region.HOLE);
    }
}
