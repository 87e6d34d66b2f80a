package io.github.quadrille.argument;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.Evidence;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import java.util.Arrays;
import java.util.Optional;

/**
 * No choice of counts inside their ranges makes up the board's area.
 *
 * @param least the mandatory cells
 * @param most all cells
 * @param bagArea the area of the bag when all counts are fixed
 */
public record AreaArgument(int least, int most, Optional<Long> bagArea) implements Evidence {

    /** Looks for it: a bounded knapsack over the areas up to the board's, linear in that and in the number of kinds. */
    public static Optional<AreaArgument> find(Puzzle puzzle) {
        Region region = puzzle.region();
        Bag bag = puzzle.bag();
        boolean fixed = bag.supplies().stream()
                .allMatch(supply -> supply.count().min() == supply.count().max());
        boolean fits = fixed
                ? region.mandatorySize() <= bag.minArea() && bag.minArea() <= region.size()
                : canMakeUp(bag, region.mandatorySize(), region.size());
        return fits
                ? Optional.empty()
                : Optional.of(new AreaArgument(
                        region.mandatorySize(), region.size(), fixed ? Optional.of(bag.minArea()) : Optional.empty()));
    }

    private static boolean canMakeUp(Bag bag, int least, int most) {
        if (bag.minArea() > most) {
            return false;
        }
        boolean[] reachable = new boolean[most + 1];
        reachable[(int) bag.minArea()] = true;
        for (Supply supply : bag.supplies()) {
            long extra = (long) supply.count().max() - supply.count().min();
            add(reachable, supply.kind().size(), extra);
        }
        for (int area = least; area <= most; area++) {
            if (reachable[area]) {
                return true;
            }
        }
        return false;
    }

    /** Makes reachable what up to {@code copies} more pieces of a size reach, counting how many each area takes. */
    private static void add(boolean[] reachable, int size, long copies) {
        int[] taken = new int[reachable.length];
        Arrays.fill(taken, -1);
        for (int area = 0; area < reachable.length; area++) {
            if (reachable[area]) {
                taken[area] = 0;
            } else if (area >= size && taken[area - size] >= 0 && taken[area - size] < copies) {
                taken[area] = taken[area - size] + 1;
                reachable[area] = true;
            }
        }
    }

    @Override
    public String name() {
        return "area";
    }

    @Override
    public String sentence() {
        String board = least == most
                ? "the board has %,d %s".formatted(most, most == 1 ? "cell" : "cells")
                : "the board has %,d cells to cover and %,d that may be covered".formatted(least, most - least);
        return bagArea.map(
                        area -> "The pieces cover %,d %s, but %s.".formatted(area, area == 1 ? "cell" : "cells", board))
                .orElseGet(() -> "No choice of counts covers as many cells as there are: " + board + ".");
    }
}
