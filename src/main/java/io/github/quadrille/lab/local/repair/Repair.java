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
 * Searches a large neighbourhood. It begins with a part of a packing that is built by covering the tightest cell first.
 * Then it chooses a gap, an open mandatory cell. It cuts out a window of whole pieces around this gap and the gaps
 * nearest to it. An exact search packs the window again, with its pieces and those that are not on the board. The new
 * packing has fewer gaps if that is possible, otherwise gaps on other cells. Gaps that are too far apart for one window
 * are moved towards each other, window by window. Where that fails, the window gets a second part far away, or a window
 * elsewhere uses pieces that are not on the board in place of other kinds. So the search also reaches minimum counts
 * when no cell is open any more.
 *
 * <p>One step is one window. The memory is about 50 bytes per cell; placements are never listed for the whole board.
 *
 * @param windowCells the approximate number of cells in a window; the actual size varies from half of it to one and a
 *     half
 * @param nodeLimit the number of pieces that may be placed to pack one window
 * @param patience the number of steps without a lower cost before a restart
 */
public record Repair(int windowCells, int nodeLimit, int patience) implements Method {
    public static final Repair DEFAULT = new Repair(60, 500, 20_000);

    /**
     * A window has at most this many cells, because larger windows take too long to set up and are hardly ever packed.
     */
    public static final int LARGEST_WINDOW = 1000;

    /** The family holds the method with its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            DEFAULT,
            List.of(
                    number("window", "N", DEFAULT.windowCells, 10, LARGEST_WINDOW)
                            .byLogarithm()
                            .allowing(
                                    1,
                                    LARGEST_WINDOW,
                                    "is not between 1 and %d. Use %d.".formatted(LARGEST_WINDOW, DEFAULT.windowCells))
                            .says("How many cells a window has, about"),
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

    /** Returns no refusal, because this method works on every puzzle. */
    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Optional.empty();
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new RepairSearch(puzzle, this, random);
    }
}
