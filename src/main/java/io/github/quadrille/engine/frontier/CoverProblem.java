package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.SweepOrder;
import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Describes what the frontier counts: choices of options that cover every mandatory item exactly once and every
 * optional item at most once. Every kind and every row is used as often as its range says. The items are in the order
 * in which the frontier passes them. For a puzzle, an item is a cell and an option is a placement. For the packings
 * that a symmetry leaves unchanged, an item is an orbit of cells and an option is an orbit of placements.
 */
public final class CoverProblem {
    private final List<KindItem> kinds;
    private final int[] weights;
    private final boolean[] mandatory;
    private final List<CoverOption> options;
    private final List<List<CoverOption>> byFirstItem = new ArrayList<>();
    private final List<OptionType> types;
    private final List<Colouring> colourings;
    private final Optional<Turn> turn;
    private final BoundaryRows rows;

    /**
     * Makes a problem without rows.
     *
     * @param weights how many cells each item stands for
     * @param mandatory whether each item must be covered
     * @param single a kind that is used exactly once, for which the frontier tracks whether it is used; empty if there
     *     is no such kind
     */
    CoverProblem(
            List<KindItem> kinds,
            int[] weights,
            boolean[] mandatory,
            List<CoverOption> options,
            List<Colouring> colourings,
            Optional<Integer> single) {
        this(kinds, weights, mandatory, options, BoundaryRows.none(weights.length), colourings, single);
    }

    private CoverProblem(
            List<KindItem> kinds,
            int[] weights,
            boolean[] mandatory,
            List<CoverOption> plain,
            BoundaryRows rows,
            List<Colouring> colourings,
            Optional<Integer> single) {
        this.kinds = List.copyOf(kinds);
        this.weights = weights;
        this.mandatory = mandatory;
        this.options = IntStream.range(0, plain.size())
                .mapToObj(i -> rows.withRows(plain.get(i), i))
                .toList();
        this.rows = rows;
        this.types = options.stream().map(CoverOption::type).distinct().toList();
        this.colourings = List.copyOf(colourings);
        for (int item = 0; item < weights.length; item++) {
            byFirstItem.add(new ArrayList<>());
        }
        options.forEach(coverOption -> byFirstItem.get(coverOption.first()).add(coverOption));
        this.turn = single.map(this::turn);
    }

    private Turn turn(int kind) {
        IntSummaryStatistics begins = options.stream()
                .filter(coverOption -> coverOption.type().pieces().get(kind) > 0)
                .mapToInt(CoverOption::first)
                .summaryStatistics();
        return new Turn(kind, begins.getMin(), begins.getMax());
    }

    /**
     * Returns the problem of a puzzle's placements. The frontier passes the cells in one of the orders that the board
     * proposes. It is the order in which the longest span of a placement is shortest.
     *
     * @param pause an action that runs often; it can end the work by throwing
     * @throws FrontierTooLarge when boundaries cannot hold the rows, or when an option covers no cell
     */
    public static CoverProblem of(ExactCover problem, Runnable pause) {
        return of(problem, SweepOrder.best(problem), pause);
    }

    /** Returns the problem of a puzzle's placements, where the frontier passes the cells in a given order. */
    public static CoverProblem of(ExactCover problem, CellOrder order, Runnable pause) {
        return of(problem, order, Optional.empty(), pause);
    }

    /**
     * Returns a problem with equally many choices but fewer options. For a kind that is used exactly once, the options
     * that symmetries map to each other form an orbit. One option of each orbit stands for the whole orbit, and counts
     * as often as the orbit has options. It is the option of the orbit that begins last. So the kind usually stays
     * unused up to the middle of the board, where the frontier has the most numbers to compute.
     *
     * @param pause an action that runs often; it can end the work by throwing
     * @throws FrontierTooLarge when boundaries cannot hold the rows, or when an option covers no cell
     */
    public static CoverProblem reduced(PlacementTable table, Runnable pause) {
        ExactCover problem = table.cover();
        CellOrder order = SweepOrder.best(problem);
        return of(
                problem,
                order,
                PlacementOrbits.ofSingleKind(table, option -> -order.positions(problem.cellsOf(option))[0]),
                pause);
    }

    private static CoverProblem of(
            ExactCover problem, CellOrder order, Optional<PlacementOrbits> orbits, Runnable pause) {
        int cells = problem.cells();
        boolean[] mandatory = new boolean[cells];
        for (int item = 0; item < cells; item++) {
            mandatory[item] = problem.isMandatory(order.cellAt(item));
        }
        List<OptionType> types = OptionType.single(problem.kinds().size());
        List<CoverOption> options = new ArrayList<>();
        BitSet forbidden = forbidden(problem);
        for (int option = 0; option < problem.options(); option++) {
            pause.run();
            int number = option;
            int kind = problem.kind(option);
            int times = orbits.filter(found -> found.kind() == kind)
                    .map(found -> found.sizeOfOrbitLedBy(number))
                    .orElse(1);
            if (problem.area(option) == 0) {
                throw new FrontierTooLarge("an option covers no cell, so it begins nowhere on the board");
            }
            if (times > 0 && !forbidden.get(option)) {
                int[] items = order.positions(problem.cellsOf(option));
                options.add(CoverOption.of(items, types.get(kind), option, times));
            }
        }
        int[] weights = new int[cells];
        Arrays.fill(weights, 1);
        BoundaryRows rows = problem.hasRows()
                ? BoundaryRows.of(problem.rows(), problem.kinds(), options, cells, window(options), pause)
                : BoundaryRows.none(cells);
        return new CoverProblem(
                problem.kinds(),
                weights,
                mandatory,
                options,
                rows,
                Colouring.fitting(problem, order),
                orbits.map(PlacementOrbits::kind));
    }

    /** Returns the options that are forbidden because some row allows none of its options. */
    private static BitSet forbidden(ExactCover problem) {
        BitSet forbidden = new BitSet();
        problem.rows().stream().filter(row -> row.max() == 0).forEach(row -> forbidden.or(row.options()));
        return forbidden;
    }

    List<KindItem> kinds() {
        return kinds;
    }

    int items() {
        return weights.length;
    }

    int weight(int item) {
        return weights[item];
    }

    int totalWeight() {
        return Arrays.stream(weights).sum();
    }

    int largestWeight() {
        return Arrays.stream(weights).max().orElse(0);
    }

    int optionalWeight() {
        return IntStream.range(0, items())
                .filter(item -> !mandatory[item])
                .map(item -> weights[item])
                .sum();
    }

    boolean isMandatory(int item) {
        return mandatory[item];
    }

    /** Returns the options whose first item is {@code item}. */
    List<CoverOption> optionsFrom(int item) {
        return byFirstItem.get(item);
    }

    List<OptionType> types() {
        return types;
    }

    List<Colouring> colourings() {
        return colourings;
    }

    /**
     * Returns the range of items at which the options of the kind that is used exactly once can begin. The result is
     * empty if the frontier tracks no such kind.
     */
    Optional<Turn> turn() {
        return turn;
    }

    /** Returns the bits of a boundary that stand for rows. */
    BoundaryRows rows() {
        return rows;
    }

    /**
     * Returns how many consecutive items the longest option spans. A boundary needs this many bits for items, and above
     * them the bits of rows.
     */
    int window() {
        return window(options);
    }

    private static int window(List<CoverOption> options) {
        return options.stream().mapToInt(CoverOption::span).max().orElse(1);
    }

    /**
     * A {@code CoverOption} is one option of the problem.
     *
     * @param first the first item that the option covers
     * @param mask the bits of the covered items, counted from the first, and the bits of the option's rows; the items
     *     have no bits when they span more than 64
     * @param conflicts the bits that must be 0 before the option is chosen
     * @param span the number of items from the first to the last that is covered
     * @param type the number of pieces of each kind that the option uses
     * @param placement the number of one placement for which the option stands
     * @param times how often a choice with this option counts
     */
    record CoverOption(int first, long mask, long conflicts, int span, OptionType type, int placement, int times) {
        /**
         * Makes an option without rows.
         *
         * @param items the items that the option covers, in ascending order and without repetition
         */
        static CoverOption of(int[] items, OptionType type, int placement, int times) {
            long mask = 0;
            int span = items[items.length - 1] - items[0] + 1;
            for (int item : items) {
                mask |= span > Long.SIZE ? 0 : 1L << (item - items[0]);
            }
            return new CoverOption(items[0], mask, mask, span, type, placement, times);
        }

        /**
         * Returns this option with additional bits to set, and with additional bits that must be 0 before the option is
         * chosen.
         */
        CoverOption with(long sets, long needs) {
            return sets == 0
                    ? this
                    : new CoverOption(first, mask | sets, conflicts | needs, span, type, placement, times);
        }
    }

    /**
     * An {@code OptionType} says which pieces an option uses.
     *
     * @param pieces the number of pieces of each kind
     */
    record OptionType(List<Integer> pieces) {
        OptionType {
            pieces = List.copyOf(pieces);
        }

        /** Returns one type for each kind, which uses one piece of that kind. */
        static List<OptionType> single(int kinds) {
            return IntStream.range(0, kinds).mapToObj(kind -> of(kinds, kind)).toList();
        }

        private static OptionType of(int kinds, int kind) {
            List<Integer> pieces = new ArrayList<>(Collections.nCopies(kinds, 0));
            pieces.set(kind, 1);
            return new OptionType(pieces);
        }

        /** Returns the number of cells that the pieces cover. */
        int area(List<KindItem> kinds) {
            return IntStream.range(0, kinds.size())
                    .map(kind -> pieces.get(kind) * kinds.get(kind).size())
                    .sum();
        }
    }

    /**
     * A {@code Turn} says at which items a kind that is used exactly once can be used. Before its turn the kind is
     * unused, and after its turn it has been used.
     *
     * @param kind the index of the kind
     * @param first the first item at which one of the kind's options begins
     * @param last the last item at which one of the kind's options begins
     */
    record Turn(int kind, int first, int last) {
        /** A phase takes this many bits. */
        static final int BITS = 2;

        private static final int NOW = 0;
        private static final int BEFORE = 1;
        private static final int AFTER = 2;

        /** Returns the phase of an item, which is before, in or after the turn. */
        int phase(int item) {
            return item < first ? BEFORE : item > last ? AFTER : NOW;
        }

        /** Returns whether the kind can have been used {@code used} times in a phase. */
        static boolean allows(int phase, int used) {
            return phase == NOW || (phase == BEFORE ? used == 0 : used > 0);
        }
    }
}
