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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Makes a puzzle for a packing whose puzzle is not known, so that the packing can be drawn. */
final class BoardlessPuzzle {
    private static final int LARGEST_AREA = 1 << 24;

    private BoardlessPuzzle() {}

    /**
     * Returns the picture of a packing that is moved to the origin. The board has exactly the cells of the pieces, and
     * each kind has the shape of its first piece.
     */
    static Picture picture(Packing packing) {
        if (packing.coveredCells() == 0) {
            throw new IllegalArgumentException("A packing without pieces cannot be drawn.");
        }
        IntSummaryStatistics rows = range(packing, Cell::row);
        IntSummaryStatistics columns = range(packing, Cell::column);
        long height = 1L + rows.getMax() - rows.getMin();
        long width = 1L + columns.getMax() - columns.getMin();
        if (height > LARGEST_AREA / width) {
            throw new IllegalArgumentException("The pieces are too far apart to be drawn in one picture.");
        }
        Set<Cell> covered = new HashSet<>();
        List<Placement> moved = new ArrayList<>();
        Map<String, Supply> supplies = new LinkedHashMap<>();
        for (Placement piece : packing.pieces()) {
            List<Cell> cells = piece.cells().stream()
                    .map(cell -> new Cell(cell.row() - rows.getMin(), cell.column() - columns.getMin()))
                    .toList();
            covered.addAll(cells);
            moved.add(new Placement(piece.kind(), cells));
            String name = BuiltInKinds.canonicalName(piece.kind());
            supplies.computeIfAbsent(name, n -> new Supply(new Kind(n, new Polyform(cells)), CountRange.ANY));
        }
        Region rectangle = Region.rectangle((int) height, (int) width);
        Region board = rectangle.drawnAs(
                rectangle.picture(cell -> covered.contains(rectangle.cell(cell)) ? Region.MANDATORY : Region.HOLE));
        Bag bag = new Bag(List.copyOf(supplies.values()));
        return Picture.of(new Puzzle("Packing", board, PieceSymmetry.FREE, bag), new Packing(moved));
    }

    private static IntSummaryStatistics range(Packing packing, ToIntFunction<Cell> coordinate) {
        return packing.pieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .mapToInt(coordinate)
                .summaryStatistics();
    }
}
