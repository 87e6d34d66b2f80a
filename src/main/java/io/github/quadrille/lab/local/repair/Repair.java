package io.github.quadrille.lab.local.repair;

import static io.github.quadrille.lab.local.MethodParameter.number;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Searches a large neighbourhood of a part of a packing. At first, it builds such a part by covering the cell with the
 * fewest placements again and again. Then it chooses a gap, which is an open mandatory cell. It cuts out a window,
 * which consists of whole pieces around this gap and the gaps nearest to it. An exact search packs the window again,
 * with the pieces of the window and the pieces that are not on the board. If possible, the new pieces leave fewer gaps.
 * Otherwise, they leave gaps on other cells. If gaps are too far apart for one window, they are moved towards each
 * other, window by window.
 *
 * <p>If a window fails, the next window gets a second area at a random place. Or a random window gets a piece that is
 * not on the board, in place of a piece of another kind. Such exchanges also reach the minimum counts when no cell is
 * open any more.
 *
 * <p>One step packs one window. The memory is about 70 bytes for each cell, because placements are never listed for the
 * whole board.
 *
 * @param windowCells the approximate number of cells in a window; the actual number varies from half of this number to
 *     one and a half times this number
 * @param nodeLimit the greatest number of pieces that are placed in the search that packs one window
 * @param patience the number of steps without a lower cost before a restart
 */
public record Repair(int windowCells, int nodeLimit, int patience) implements Method {
    public static final Repair DEFAULT = new Repair(60, 500, 20_000);

    /**
     * The parameter {@code windowCells} is at most this. Larger windows take too long to set up, and the exact search
     * rarely packs them.
     */
    public static final int LARGEST_WINDOW = 1000;

    /** This family makes the method for any values of its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            DEFAULT,
            List.of(
                    number("window", "N", DEFAULT.windowCells, 10, LARGEST_WINDOW)
                            .byLogarithm()
                            .allowing(
                                    1,
                                    LARGEST_WINDOW,
                                    "is not between 1 and %d. Use %d.".formatted(LARGEST_WINDOW, DEFAULT.windowCells))
                            .says("About how many cells a window has"),
                    number("nodes", "N", DEFAULT.nodeLimit, 20, 20_000)
                            .byLogarithm()
                            .atLeast(1, "allows no piece to lay")
                            .says("How many pieces may be laid to pack one window"),
                    number("patience", "N", DEFAULT.patience, 100, 100_000)
                            .byLogarithm()
                            .atLeast(1, "allows no window to try")
                            .says("Restart after this many windows without a lower cost")),
            values -> new Repair(values.whole("window"), values.whole("nodes"), values.whole("patience")));

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if a parameter is below 1, or the window is too large
     */
    public Repair {
        Method.demand(
                windowCells >= 1 && windowCells <= LARGEST_WINDOW,
                "A window cannot have %d cells. Use a number from 1 to %d.",
                windowCells,
                LARGEST_WINDOW);
        Method.demand(nodeLimit >= 1 && patience >= 1, "The node limit and the patience must be 1 or more.");
    }

    @Override
    public String word() {
        return "repair";
    }

    @Override
    public String costWords() {
        return "open cells and cells of missing pieces";
    }

    /** Returns an empty result, because this method works on every puzzle. */
    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Optional.empty();
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new RepairSearch(puzzle, this, random);
    }
}
