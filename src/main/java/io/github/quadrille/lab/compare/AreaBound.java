package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;


/**
 * How many mandatory cells pieces can cover at most when nothing is known but areas: no more than there are, no more than the pieces' area, and without optional cells a multiple of the greatest
 * common divisor of their sizes. Linear in the kinds.
 */
final class AreaBound {
    private AreaBound() {}

    static int of(Puzzle puzzle) {
        Region region = puzzle.region();
        return divisible(puzzle, Math.min(region.mandatorySize(), mostArea(puzzle.bag())));
    }

    private static int divisible(Puzzle puzzle, long cells) {
        if (puzzle.region().optionalSize() > 0) {
            return (int) cells;
        }
        int divisor = CommonDivisor.of(puzzle.bag());
        return divisor == 0 ? 0 : (int) (cells - cells % divisor);
    }

    private static long mostArea(Bag bag) {
        return bag.supplies().stream().mapToLong(AreaBound::mostArea).sum();
    }

    /** Far below overflow even for open ranges and bags of many kinds. */
    private static long mostArea(Supply supply) {
        return (long) supply.count().max() * supply.kind().size();
    }
}
