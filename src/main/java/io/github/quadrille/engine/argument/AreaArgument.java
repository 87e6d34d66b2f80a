package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.ReachableSums;
import io.github.quadrille.core.puzzle.Supply;
import java.util.Optional;

/**
 * Says that the total area of the pieces cannot suit the board, however many pieces of each kind are chosen within the
 * ranges of the bag.
 *
 * @param least the number of mandatory cells
 * @param most the number of all cells
 * @param bagArea the area of the bag, present when all counts are fixed
 * @param certificate the certificate; {@link Certificate.None} if the proof needs more than the least and greatest area
 *     or a common divisor of the sizes
 */
public record AreaArgument(int least, int most, Optional<Long> bagArea, Certificate certificate) implements Argument {
    /** An area argument has this name in answers. */
    public static final String NAME = "area";

    /**
     * Finds out whether the pieces can make up an area that suits the board, which is a bounded knapsack problem.
     * Returns an argument if they cannot. The time is linear in the board's area and in the number of kinds.
     */
    public static Optional<AreaArgument> find(Puzzle puzzle) {
        Region region = puzzle.region();
        Bag bag = puzzle.bag();
        boolean fixed = bag.supplies().stream().allMatch(supply -> CellCount.isFixed(supply.count()));
        boolean fits = fixed
                ? region.mandatorySize() <= bag.minArea() && bag.minArea() <= region.size()
                : canMakeUp(bag, region.mandatorySize(), region.size());
        return fits
                ? Optional.empty()
                : Optional.of(new AreaArgument(
                        region.mandatorySize(),
                        region.size(),
                        fixed ? Optional.of(bag.minArea()) : Optional.empty(),
                        CellCount.ofBoard(puzzle).certificate()));
    }

    private static boolean canMakeUp(Bag bag, int least, int most) {
        ReachableSums areas = new ReachableSums(most);
        areas.begin(bag.minArea());
        for (Supply supply : bag.supplies()) {
            areas.add(
                    supply.kind().size(),
                    (long) supply.count().max() - supply.count().min());
        }
        return areas.anyBetween(least, most);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String sentence() {
        String board = least == most
                ? "the board has %,d %s".formatted(most, most == 1 ? "cell" : "cells")
                : "the board has %,d cells to cover and %,d that may be covered".formatted(least, most - least);
        return bagArea.map(
                        area -> "The pieces cover %,d %s, but %s.".formatted(area, area == 1 ? "cell" : "cells", board))
                .orElseGet(() -> "No counts of pieces within their ranges cover the board exactly: " + board + ".");
    }
}
