package io.github.quadrille.engine.argument;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/**
 * The short arguments, cheapest first: area, colours, no room, colouring by a pattern, colouring cell by cell,
 * fractional. What costs more
 * than seconds on large boards is left out there; that no argument is found never means that there is a packing.
 */
public final class Arguments {
    /** A hundred megabytes for the table and the equations. */
    private static final long MOST_PLACEMENTS = 1_000_000;

    private static final int MOST_CELLS_ONE_BY_ONE = 2000;
    private static final int MOST_UNKNOWNS = 250;

    private Arguments() {}

    /** Looks for those that count cells, of the whole board or by their colours: they need no placements. */
    public static Optional<Argument> findByCounting(Puzzle puzzle) {
        return AreaArgument.find(puzzle).<Argument>map(area -> area).or(() -> ColourCountArgument.find(puzzle));
    }

    /** Lists the placements where there are not too many; beyond that, only cells are counted. */
    public static Optional<Argument> find(Puzzle puzzle) {
        return find(puzzle, () -> {});
    }

    /**
     * The same.
     *
     * @param pause called several times a second, so that it may give up by throwing
     */
    public static Optional<Argument> find(Puzzle puzzle, Runnable pause) {
        Optional<Argument> counts = findByCounting(puzzle);
        if (counts.isPresent() || isTooLarge(puzzle)) {
            return counts;
        }
        return findIn(new PlacementTable(puzzle, pause), pause);
    }

    /** The same, for a table that has been made already. */
    public static Optional<Argument> find(PlacementTable table) {
        return find(table, () -> {});
    }

    /**
     * The same.
     *
     * @param pause called several times a second, so that it may give up by throwing
     */
    public static Optional<Argument> find(PlacementTable table, Runnable pause) {
        Optional<Argument> counts = findByCounting(table.puzzle());
        if (counts.isPresent() || isTooLarge(table.puzzle())) {
            return counts;
        }
        return findIn(table, pause);
    }

    /**
     * The same, but at once nothing unless a colouring modulo 2 of a regular pattern is among the arguments, which costs
     * less to see than anything else about a puzzle.
     */
    public static Optional<Argument> findForParity(PlacementTable table, Runnable pause) {
        return ParityPatterns.anyRefutes(table) ? find(table, pause) : Optional.empty();
    }

    /**
     * Whether it is sure, before placements are listed, that {@link #findForParity} will find something; that it is not says
     * nothing.
     *
     * @param puzzle on a flat board, all of which must be covered, and whose edges do not meet
     */
    public static boolean willFindForParity(Puzzle puzzle) {
        return ParityPatterns.anyRefutesEndless(puzzle);
    }

    private static boolean isTooLarge(Puzzle puzzle) {
        return PlacementTable.bound(puzzle) > MOST_PLACEMENTS;
    }

    /** All but those that count cells, for a table that has been made already. */
    static Optional<Argument> findIn(PlacementTable table, Runnable pause) {
        int cells = table.puzzle().region().size();
        return NoRoomArgument.find(table)
                .<Argument>map(argument -> argument)
                .or(() -> ColouringArgument.findRegular(table, pause))
                .or(() -> cells > MOST_CELLS_ONE_BY_ONE ? Optional.empty() : ColouringArgument.findAny(table, pause))
                .or(() -> FractionalArgument.find(table, MOST_UNKNOWNS, pause));
    }
}
