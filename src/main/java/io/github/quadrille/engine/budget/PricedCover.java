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

/** Prices of all that a covering can do, and what may be spent. It never changes. */
public final class PricedCover {
    /** The price of what must not be. */
    public static final int NEVER = Integer.MAX_VALUE;

    private final ExactCover cover;
    private final int[] options;
    private final int[] openCells;
    private final int[] unused;
    private final int budget;

    /**
     * @param cover the instance; its prices say whether a cell may stay open
     * @param options by option, what it costs; never negative
     * @param openCells by cell, what it costs to leave it open, or {@link #NEVER}; never negative
     * @param unused by kind, what each option costs by which it stays below its maximum; 0 where there is no maximum
     * @param budget what may be spent in all
     */
    public PricedCover(ExactCover cover, int[] options, int[] openCells, int[] unused, int budget) {
        this.cover = cover.withoutRows();
        this.options = options.clone();
        this.openCells = openCells.clone();
        this.unused = unused.clone();
        this.budget = budget;
    }

    /**
     * What divides all prices that can be paid, in which they may be counted: the fewer units there are to spend, the less is
     * left over at the half.
     */
    public static long unit(long budget, LongStream prices) {
        return Math.max(
                1,
                prices.filter(price -> price <= budget)
                        .mapToObj(BigInteger::valueOf)
                        .reduce(BigInteger.ZERO, BigInteger::gcd)
                        .longValueExact());
    }

    /** Whether there is a unit to be left between two halves, be they nothing; otherwise both ends have as much work as one. */
    public boolean hasHalves() {
        return budget > 0;
    }

    ExactCover cover() {
        return cover;
    }

    /** What may be spent in all. */
    public int budget() {
        return budget;
    }

    /** What an option costs. */
    public int option(int option) {
        return options[option];
    }

    /** What it costs to leave a cell open, or {@link #NEVER}. */
    public int openCell(int cell) {
        return openCells[cell];
    }

    int unused(int kind) {
        return unused[kind];
    }

    /** The options that can be afforded, of kinds that may be used, as a sweep meets them. */
    public OptionsInOrder inOrder() {
        return new OptionsInOrder(
                cover,
                SweepOrder.best(cover),
                option -> affords(options[option])
                        && cover.kindItem(cover.kind(option)).max() > 0);
    }

    /** Whether each option and each cell, the order turned round, is one of the same kind and price; linear in the cells of all options. */
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

    /** Whether something costs no more than there is. */
    public boolean affords(int price) {
        return price <= budget;
    }
}
