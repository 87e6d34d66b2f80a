package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.ReachableSums;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A part of the board that no placement leaves and whose size no pieces make up. Cells belong to one part when a chain
 * of placements leads from one to the other; for connected pieces such parts are connected parts of the board or
 * smaller, and for pieces in several parts they may be more. How many pieces lie in a part is unknown, so that only
 * the largest counts bound them.
 *
 * @param where the part
 * @param cell its first cell, as answers name it
 * @param least its mandatory cells
 * @param most its cells
 * @param sizes the different sizes of the pieces that have places there
 */
public record UnfillablePart(
        List<Cell> where, String cell, int least, int most, List<Integer> sizes, Certificate certificate)
        implements NoRoomArgument {
    public UnfillablePart {
        where = List.copyOf(where);
        sizes = List.copyOf(sizes);
    }

    static Optional<UnfillablePart> find(PlacementTable table) {
        return PlacementComponents.of(table.cover()).stream()
                .filter(part -> !fits(table.cover(), part))
                .map(part -> of(table, part))
                .findFirst();
    }

    /** A bounded knapsack, up to the part's size. */
    private static boolean fits(ExactCover problem, PlacementComponents.Part part) {
        ReachableSums areas = new ReachableSums(part.cells().size());
        for (int kind : part.kinds()) {
            areas.add(problem.kindItem(kind).size(), problem.kindItem(kind).max());
        }
        return areas.anyBetween(least(problem, part), part.cells().size());
    }

    private static int least(ExactCover problem, PlacementComponents.Part part) {
        return (int) part.cells().stream().filter(problem::isMandatory).count();
    }

    private static UnfillablePart of(PlacementTable table, PlacementComponents.Part part) {
        TreeSet<Integer> sizes = new TreeSet<>();
        part.kinds().forEach(kind -> sizes.add(table.cover().kindItem(kind).size()));
        return new UnfillablePart(
                part.cells().stream().map(table.puzzle().region()::cell).toList(),
                table.puzzle().region().name(part.cells().get(0)),
                least(table.cover(), part),
                part.cells().size(),
                List.copyOf(sizes),
                new CellCount(table.puzzle(), part.cells(), part.kinds(), false).certificate());
    }

    @Override
    public String sentence() {
        String part =
                "No piece leaves the part of the board around the cell %s, which has %s".formatted(cell, inWords());
        int divisor = CommonDivisor.of(sizes.stream().mapToInt(size -> size));
        if (divisor > 1 && most / divisor * divisor < least) {
            return part + "; the pieces there cover a multiple of %,d.".formatted(divisor);
        }
        return part + ", and no choice of pieces covers as many.";
    }

    private String inWords() {
        return least == most
                ? "%,d %s".formatted(most, most == 1 ? "cell" : "cells")
                : "%,d cells to cover and %,d that may be covered".formatted(least, most - least);
    }
}
