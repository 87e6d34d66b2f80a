package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The puzzle that a packing without one would be the whole answer to. */
final class BoardlessPuzzle {
    private static final int LARGEST_AREA = 1 << 24;

    private BoardlessPuzzle() {}

    /**
     * Its cells are those of the packing and its kinds are shaped like their first piece.
     *
     * @param packing with its top left corner at the origin
     */
    static Puzzle around(Packing packing) {
        Set<Cell> cells = new HashSet<>(cells(packing));
        int rows = cells.stream().mapToInt(Cell::row).max().orElseThrow() + 1;
        int columns = cells.stream().mapToInt(Cell::column).max().orElseThrow() + 1;
        if ((long) rows * columns > LARGEST_AREA) {
            throw new IllegalArgumentException("The pieces are too far apart for a picture.");
        }
        Region rectangle = Region.rectangle(rows, columns);
        Region board = rectangle.drawnAs(
                rectangle.picture(cell -> cells.contains(rectangle.cell(cell)) ? Region.MANDATORY : Region.HOLE));
        return new Puzzle("Packing", board, PieceSymmetry.FREE, bag(packing));
    }

    static Packing movedToOrigin(Packing packing) {
        List<Cell> cells = cells(packing);
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("A packing without pieces has no picture.");
        }
        int top = cells.stream().mapToInt(Cell::row).min().orElseThrow();
        int left = cells.stream().mapToInt(Cell::column).min().orElseThrow();
        return new Packing(packing.pieces().stream()
                .map(piece -> new Placement(
                        piece.kind(),
                        piece.cells().stream()
                                .map(cell -> moved(cell, top, left))
                                .toList()))
                .toList());
    }

    private static Cell moved(Cell cell, int top, int left) {
        long row = (long) cell.row() - top;
        long column = (long) cell.column() - left;
        if (row > LARGEST_AREA || column > LARGEST_AREA) {
            throw new IllegalArgumentException("The pieces are too far apart for a picture.");
        }
        return new Cell((int) row, (int) column);
    }

    private static List<Cell> cells(Packing packing) {
        return packing.pieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .toList();
    }

    private static Bag bag(Packing packing) {
        Map<String, Supply> supplies = new LinkedHashMap<>();
        for (Placement piece : packing.pieces()) {
            String name = BuiltInKinds.canonicalName(piece.kind());
            supplies.computeIfAbsent(name, n -> new Supply(new Kind(n, new Polyform(piece.cells())), CountRange.ANY));
        }
        return new Bag(List.copyOf(supplies.values()));
    }
}
