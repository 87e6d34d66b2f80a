package io.github.quadrille.engine.argument;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/**
 * Finds short arguments. It tries the cheapest first: area, colours, no room, colouring by a pattern, colouring cell by
 * cell, fractional. On a large board, it leaves out the arguments that take longer than a few seconds to find. Finding
 * no argument never means that there is a packing.
 */
public final class Arguments {
    /**
     * Placements are listed only if there are at most this many. The table and the equations for that many placements
     * take a hundred megabytes.
     */
    private static final long MOST_PLACEMENTS = 1_000_000;

    private static final int MOST_CELLS_ONE_BY_ONE = 2000;
    private static final int MOST_UNKNOWNS = 250;

    private Arguments() {}

    /**
     * Finds an argument that counts cells, either all cells of the board or those of certain colours. Such arguments
     * need no placements.
     */
    public static Optional<Argument> findByCounting(Puzzle puzzle) {
        return AreaArgument.find(puzzle).<Argument>map(area -> area).or(() -> ColourCountArgument.find(puzzle));
    }

    /**
     * Finds the cheapest argument for a puzzle. It lists the placements if there are certainly at most a million, and
     * otherwise only counts cells.
     */
    public static Optional<Argument> find(Puzzle puzzle) {
        return find(puzzle, () -> {});
    }

    /**
     * Finds the cheapest argument for a puzzle, and can be stopped. It lists the placements if there are certainly at
     * most a million, and otherwise only counts cells.
     *
     * @param pause the callback that runs several times a second; it may end the search by throwing an exception
     */
    public static Optional<Argument> find(Puzzle puzzle, Runnable pause) {
        Optional<Argument> counts = findByCounting(puzzle);
        if (counts.isPresent() || isTooLarge(puzzle)) {
            return counts;
        }
        return findIn(new PlacementTable(puzzle, pause), pause);
    }

    /**
     * Finds the cheapest argument for the puzzle of a placement table. If there could be more than a million
     * placements, it only counts cells.
     */
    public static Optional<Argument> find(PlacementTable table) {
        return find(table, () -> {});
    }

    /**
     * Finds the cheapest argument for the puzzle of a placement table, and can be stopped. If there could be more than
     * a million placements, it only counts cells.
     *
     * @param pause the callback that runs several times a second; it may end the search by throwing an exception
     */
    public static Optional<Argument> find(PlacementTable table, Runnable pause) {
        Optional<Argument> counts = findByCounting(table.puzzle());
        if (counts.isPresent() || isTooLarge(table.puzzle())) {
            return counts;
        }
        return findIn(table, pause);
    }

    /**
     * Finds the cheapest argument, but only if a colouring modulo 2 by a regular pattern refutes the puzzle. This is
     * tested first, because the test is cheaper than all others with placements. If no such colouring refutes the
     * puzzle, the result is empty at once.
     */
    public static Optional<Argument> findForParity(PlacementTable table, Runnable pause) {
        return ParityPatterns.anyRefutes(table) ? find(table, pause) : Optional.empty();
    }

    /**
     * Tells, before placements are listed, whether a colouring modulo 2 by a regular pattern certainly refutes the
     * puzzle. {@link #findForParity} then finds an argument, unless there are too many placements, or a kind has no
     * placement on the board. If the result is {@code false}, such a colouring may still exist.
     *
     * @param puzzle a puzzle on a flat board without joined edges, all of whose cells must be covered
     */
    public static boolean willFindForParity(Puzzle puzzle) {
        return ParityPatterns.anyRefutesEndless(puzzle);
    }

    private static boolean isTooLarge(Puzzle puzzle) {
        return PlacementTable.bound(puzzle) > MOST_PLACEMENTS;
    }

    /** Finds the cheapest argument for the puzzle of a table, except for arguments that only count cells. */
    static Optional<Argument> findIn(PlacementTable table, Runnable pause) {
        int cells = table.puzzle().region().size();
        return NoRoomArgument.find(table)
                .<Argument>map(argument -> argument)
                .or(() -> ColouringArgument.findRegular(table, pause))
                .or(() -> cells > MOST_CELLS_ONE_BY_ONE ? Optional.empty() : ColouringArgument.findAny(table, pause))
                .or(() -> FractionalArgument.find(table, MOST_UNKNOWNS, pause));
    }
}
