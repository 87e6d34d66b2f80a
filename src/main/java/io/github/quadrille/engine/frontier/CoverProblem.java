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
 * optional item at most once. Every kind and row is used as often as its range says. Items have the order in which the
 * frontier passes them. For a puzzle, an item is a cell and an option is a placement. For the packings that a symmetry
 * leaves unchanged, an item is an orbit of cells and an option is an orbit of placements.
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
     * @param mandatory which items must be covered
     * @param single a kind used exactly once, whose turn the frontier uses; empty for none
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
     * Returns the problem of a puzzle's placements. The frontier passes the cells in the order that keeps placements
     * short.
     *
     * @param pause called often; it stops the work by throwing
     * @throws FrontierTooLarge when boundaries cannot hold the rows
     */
    public static CoverProblem of(ExactCover problem, Runnable pause) {
        return of(problem, SweepOrder.best(problem), pause);
    }

    /** Returns the problem of a puzzle's placements, where the frontier passes the cells in a given order. */
    public static CoverProblem of(ExactCover problem, CellOrder order, Runnable pause) {
        return of(problem, order, Optional.empty(), pause);
    }

    /**
     * Returns a problem with as many choices but fewer options. Options of a kind that is used once are symmetric to
     * each other. One option of each orbit stands for all, and counts as often as the orbit is large. It is the last
     * one of its orbit. So the kind is still unused before the middle, where most numbers are.
     *
     * @param pause called often; it stops the work by throwing
     * @throws FrontierTooLarge when boundaries cannot hold the rows
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

    /** Returns the options that some row forbids, because it allows no option at all. */
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

    /** Returns the options whose first item this is. */
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
     * Returns the turn of a kind that is used exactly once: the items at which its options begin. It is empty when no
     * kind's turn is used.
     */
    Optional<Turn> turn() {
        return turn;
    }

    /** Returns the bits of a boundary that stand for rows. */
    BoundaryRows rows() {
        return rows;
    }

    /**
     * Returns how many consecutive items the longest option spans. A boundary has one bit fewer than this for items,
     * and in addition the bits of rows.
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
     * @param first the first item it covers
     * @param mask the items it covers, counted from the first, as bits, and those of its rows; 0 when it spans more
     *     than 64
     * @param conflicts the bits of the mask that must be 0 before
     * @param span how many items there are from its first to its last
     * @param type the pieces that it uses
     * @param placement the number of a placement that it stands for
     * @param times how often a choice with it counts
     */
    record CoverOption(int first, long mask, long conflicts, int span, OptionType type, int placement, int times) {
        /**
         * Makes an option without rows.
         * @param items the items it covers, ascending, without repetition
         */
        static CoverOption of(int[] items, OptionType type, int placement, int times) {
            long mask = 0;
            int span = items[items.length - 1] - items[0] + 1;
            for (int item : items) {
                mask |= span > Long.SIZE ? 0 : 1L << (item - items[0]);
            }
            return new CoverOption(items[0], mask, mask, span, type, placement, times);
        }

        /** Returns this option with more bits that it sets, and more bits that must be 0 before. */
        CoverOption with(long sets, long needs) {
            return sets == 0
                    ? this
                    : new CoverOption(first, mask | sets, conflicts | needs, span, type, placement, times);
        }
    }

    /**
     * An {@code OptionType} says which pieces an option uses.
     *
     * @param pieces how many pieces of each kind
     */
    record OptionType(List<Integer> pieces) {
        OptionType {
            pieces = List.copyOf(pieces);
        }

        /** Returns a type for each kind, with one piece of that kind. */
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
     * A {@code Turn} says when a kind that is used exactly once can be used. Before its turn it is unused, and after
     * its turn it has been used.
     *
     * @param kind the kind
     * @param first the first item at which one of its options begins
     * @param last the last item at which one of its options begins
     */
    record Turn(int kind, int first, int last) {
        /** A phase takes this many bits. */
        static final int BITS = 2;

        private static final int NOW = 0;
        private static final int BEFORE = 1;
        private static final int AFTER = 2;

        /** Returns whether an item is before, in or after the turn. */
        int phase(int item) {
            return item < first ? BEFORE : item > last ? AFTER : NOW;
        }

        /** Returns whether the kind may have been used this often in a phase. */
        static boolean allows(int phase, int used) {
            return phase == NOW || (phase == BEFORE ? used == 0 : used > 0);
        }
    }
}
