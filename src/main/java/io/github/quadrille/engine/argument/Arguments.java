package io.github.quadrille.engine.argument;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/**
 * Finds short arguments, the cheapest first: area, colours, no room, colouring by a pattern, colouring cell by cell,
 * fractional. It leaves out those that take more than seconds on a large board. Finding no argument never means that
 * there is a packing.
 */
public final class Arguments {
    /**
     * Placements are listed only if there are at most this many, which take a hundred megabytes for the table and the
     * equations.
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
     * Finds the cheapest argument for a puzzle. It lists the placements where there are not too many, and otherwise
     * only counts cells.
     */
    public static Optional<Argument> find(Puzzle puzzle) {
        return find(puzzle, () -> {});
    }

    /**
     * Finds the cheapest argument for a puzzle, and can be stopped. It lists the placements where there are not too
     * many, and otherwise only counts cells.
     *
     * @param pause the callback that runs several times a second and may give up by throwing
     */
    public static Optional<Argument> find(Puzzle puzzle, Runnable pause) {
        Optional<Argument> counts = findByCounting(puzzle);
        if (counts.isPresent() || isTooLarge(puzzle)) {
            return counts;
        }
        return findIn(new PlacementTable(puzzle, pause), pause);
    }

    /** Finds the cheapest argument for the puzzle of a placement table. */
    public static Optional<Argument> find(PlacementTable table) {
        return find(table, () -> {});
    }

    /**
     * Finds the cheapest argument for the puzzle of a placement table, and can be stopped.
     *
     * @param pause the callback that runs several times a second and may give up by throwing
     */
    public static Optional<Argument> find(PlacementTable table, Runnable pause) {
        Optional<Argument> counts = findByCounting(table.puzzle());
        if (counts.isPresent() || isTooLarge(table.puzzle())) {
            return counts;
        }
        return findIn(table, pause);
    }

    /**
     * Finds the cheapest argument, but only where a colouring modulo 2 by a regular pattern refutes the puzzle.
     * Otherwise it returns empty at once, because that test is cheaper than any other.
     */
    public static Optional<Argument> findForParity(PlacementTable table, Runnable pause) {
        return ParityPatterns.anyRefutes(table) ? find(table, pause) : Optional.empty();
    }

    /**
     * Tells, before placements are listed, whether {@link #findForParity} is sure to find an argument. {@code false}
     * says nothing.
     *
     * @param puzzle a puzzle on a flat board, all of which must be covered, and whose edges do not meet
     */
    public static boolean willFindForParity(Puzzle puzzle) {
        return ParityPatterns.anyRefutesEndless(puzzle);
    }

    private static boolean isTooLarge(Puzzle puzzle) {
        return PlacementTable.bound(puzzle) > MOST_PLACEMENTS;
    }

    /** Finds the cheapest argument in a table, except those that only count cells. */
    static Optional<Argument> findIn(PlacementTable table, Runnable pause) {
        int cells = table.puzzle().region().size();
        return NoRoomArgument.find(table)
                .<Argument>map(argument -> argument)
                .or(() -> ColouringArgument.findRegular(table, pause))
                .or(() -> cells > MOST_CELLS_ONE_BY_ONE ? Optional.empty() : ColouringArgument.findAny(table, pause))
                .or(() -> FractionalArgument.find(table, MOST_UNKNOWNS, pause));
    }
}
