package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.core.exactcover.SweepOrder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** Holds an exact cover with a budget. Options, open cells and unused pieces have prices. The object is immutable. */
public final class PricedCover {
    /** This price stands for something forbidden. */
    public static final int NEVER = Integer.MAX_VALUE;

    private final ExactCover cover;
    private final int[] options;
    private final int[] openCells;
    private final int[] unused;
    private final int budget;

    /**
     * Makes a priced cover.
     *
     * @param cover the exact cover; a cell may stay open if its price is not {@link #NEVER}, whatever the exact cover
     *     says
     * @param options the cost of each option, never negative
     * @param openCells the cost of leaving each cell open, or {@link #NEVER}; never negative
     * @param unused for each kind, the cost of each piece that its maximum allows and that is not used; 0 if there is
     *     no maximum
     * @param budget the amount that may be spent in all
     */
    public PricedCover(ExactCover cover, int[] options, int[] openCells, int[] unused, int budget) {
        this.cover = cover.withoutRows();
        this.options = options.clone();
        this.openCells = openCells.clone();
        this.unused = unused.clone();
        this.budget = budget;
    }

    /**
     * Returns the greatest common divisor of all prices within the budget, and at least 1. Prices are then counted in
     * this unit. Two sweeps from both ends together have a budget that is one unit smaller. So the larger the unit is,
     * the fewer states the sweeps keep.
     */
    public static long unit(long budget, LongStream prices) {
        return Math.max(
                1,
                prices.filter(price -> price <= budget)
                        .mapToObj(BigInteger::valueOf)
                        .reduce(BigInteger.ZERO, BigInteger::gcd)
                        .longValueExact());
    }

    /**
     * Tells whether the budget is at least 1. Only then can two sweeps from both ends share it: their two budgets add
     * up to the whole budget minus 1. With a budget of 0, each sweep would have as much work as a single sweep.
     */
    public boolean hasHalves() {
        return budget > 0;
    }

    ExactCover cover() {
        return cover;
    }

    /** Returns the amount that may be spent in all. */
    public int budget() {
        return budget;
    }

    /** Returns the cost of an option. */
    public int option(int option) {
        return options[option];
    }

    /** Returns the cost of leaving a cell open, or {@link #NEVER}. */
    public int openCell(int cell) {
        return openCells[cell];
    }

    int unused(int kind) {
        return unused[kind];
    }

    /**
     * Returns the options that can be afforded, of kinds that may be used, in the order in which a sweep meets them.
     */
    public OptionsInOrder inOrder() {
        return new OptionsInOrder(
                cover,
                SweepOrder.best(cover),
                option -> affords(options[option])
                        && cover.kindItem(cover.kind(option)).max() > 0);
    }

    /**
     * Tells whether reversing the order maps each option to an option of the same kind and price, and each cell to a
     * cell of the same price. The time is linear in the number of cells of all options.
     */
    boolean isSameTurnedRound(OptionsInOrder inOrder) {
        int last = inOrder.size() - 1;
        Set<List<Integer>> met = new HashSet<>();
        List<List<Integer>> turned = new ArrayList<>();
        for (int item = 0; item <= last; item++) {
            if (openCells[inOrder.cellAt(item)] != openCells[inOrder.cellAt(last - item)]) {
                return false;
            }
            for (int option : inOrder.from(item)) {
                int[] positions = inOrder.positions(option);
                int end = positions.length - 1;
                List<Integer> name = new ArrayList<>(List.of(cover.kind(option), options[option]));
                List<Integer> image = new ArrayList<>(name);
                for (int i = 0; i <= end; i++) {
                    name.add(positions[i]);
                    image.add(last - positions[end - i]);
                }
                met.add(name);
                turned.add(image);
            }
        }
        return met.containsAll(turned);
    }

    /** Tells whether a price is within the budget. */
    public boolean affords(int price) {
        return price <= budget;
    }
}
