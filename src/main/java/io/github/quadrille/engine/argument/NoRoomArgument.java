package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.ReachableSums;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Names a cell, a kind or a part of the board that no placements can satisfy. The search for such an argument takes
 * time linear in the number of placements. In addition, it takes time that is at most proportional to the sum of the
 * sizes of all parts times the number of kinds.
 */
public sealed interface NoRoomArgument extends Argument
        permits NoRoomArgument.UncoverableCell, NoRoomArgument.ScarceKind, NoRoomArgument.UnfillablePart {
    static Optional<NoRoomArgument> find(PlacementTable table) {
        return UncoverableCell.find(table)
                .<NoRoomArgument>map(cell -> cell)
                .or(() -> ScarceKind.find(table))
                .or(() -> UnfillablePart.find(table));
    }

    @Override
    default String name() {
        return "no room";
    }

    /**
     * A kind is scarce if more pieces of it are needed than it has places on the board. Most often it has no place at
     * all.
     *
     * @param needed the least number of pieces
     * @param places the number of placements
     */
    record ScarceKind(String kind, int needed, int places) implements NoRoomArgument {
        static Optional<ScarceKind> find(PlacementTable table) {
            ExactCover problem = table.cover();
            for (int kind = 0; kind < problem.kinds().size(); kind++) {
                int needed = problem.kindItem(kind).min();
                int places = problem.on(problem.cells() + kind);
                if (needed > places) {
                    String name = table.puzzle().bag().kind(kind).name();
                    return Optional.of(new ScarceKind(name, needed, places));
                }
            }
            return Optional.empty();
        }

        @Override
        public String sentence() {
            String pieces = needed == 1 ? "1 piece " + kind + " is" : "%,d pieces %s are".formatted(needed, kind);
            String room = switch (places) {
                case 0 -> "there is no place for any on the board";
                case 1 -> "there is only 1 place for it on the board";
                default -> "there are only %,d places for it on the board".formatted(places);
            };
            return pieces + " needed, but " + room + ".";
        }

        @Override
        public Certificate certificate() {
            return new Certificate.Propagation();
        }
    }

    /**
     * A mandatory cell is uncoverable if no placement covers it. The constraint of such a cell is an empty sum that
     * should be 1.
     *
     * @param called the name that answers use for the cell
     */
    record UncoverableCell(Cell cell, String called) implements NoRoomArgument {
        static Optional<UncoverableCell> find(PlacementTable table) {
            ExactCover problem = table.cover();
            for (int cell = 0; cell < problem.cells(); cell++) {
                if (problem.isMandatory(cell) && problem.onCell(cell) == 0) {
                    Region region = table.puzzle().region();
                    return Optional.of(new UncoverableCell(region.cell(cell), region.name(cell)));
                }
            }
            return Optional.empty();
        }

        @Override
        public List<Cell> where() {
            return List.of(cell);
        }

        @Override
        public String sentence() {
            return "No piece can cover the cell " + called + ".";
        }

        @Override
        public Certificate certificate() {
            return new Certificate.Propagation();
        }
    }

    /**
     * A part of the board is unfillable if no sum of piece sizes fits its number of cells. Two cells belong to one part
     * when a chain of placements leads from one to the other, so every placement is inside one part. For connected
     * pieces, such a part is a connected part of the board or smaller. For pieces that are not connected, it may be
     * larger. The number of pieces in a part is unknown, so only the maximum count of each kind limits it.
     *
     * @param where the cells of the part
     * @param cell the name that answers use for the part's first cell
     * @param least the number of mandatory cells of the part
     * @param most the number of all cells of the part
     * @param sizes the different sizes of the pieces that have placements there
     */
    record UnfillablePart(
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

        /** Tells whether pieces can make up the part's size, which is a bounded knapsack problem. */
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
            String part = "No piece crosses the border of the part of the board around the cell %s, which has %s"
                    .formatted(cell, inWords());
            int divisor = CommonDivisor.of(sizes.stream().mapToInt(size -> size));
            if (divisor > 1 && most / divisor * divisor < least) {
                return part + "; the pieces there cover a multiple of %,d.".formatted(divisor);
            }
            return part + ", and no choice of pieces covers the same number.";
        }

        private String inWords() {
            return least == most
                    ? "%,d %s".formatted(most, most == 1 ? "cell" : "cells")
                    : "%,d cells to cover and %,d that may be covered".formatted(least, most - least);
        }
    }
}
