package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.engine.frontier.CoverProblem.CoverOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Describes how the frontier passes one item. An item that is already covered is passed as it is. Any other item is
 * covered by an option that begins there, or stays open if that is allowed. A boundary is a long whose lowest bit
 * stands for the next item, where 1 means covered. The bits of rows ({@link BoundaryRows}) are above the bits of items.
 * A row that ends with the item must have the option that it needs, and then its bit is free again.
 */
final class FrontierStep {
    /** This stands for the absence of a boundary, because no boundary is negative. */
    private static final long NONE = -1;

    private final CountVectors vectors;
    private final long[] optionMasks;
    private final long[] optionConflicts;
    private final int[] optionTypes;
    private final int[] optionTimes;
    private final int[] optionPlacements;
    private final Optional<BoundarySet> live;
    private final int passed;
    private final int[] weights;
    /** Each of the next 64 items has this weight. It is 0 if these items have different weights. */
    private final int evenWeight;

    private final long[] darkMasks;
    private final int darkPassed;
    private final boolean mayStayOpen;
    private final long itemBits;
    private final long stayingBits;
    private final long neededBits;

    FrontierStep(CoverProblem problem, CountVectors vectors, int item) {
        this(problem, vectors, item, Optional.empty());
    }

    /**
     * Prepares the step over an item.
     *
     * @param live the boundaries before the next item that lead to the end; empty when all boundaries are followed
     */
    FrontierStep(CoverProblem problem, CountVectors vectors, int item, Optional<BoundarySet> live) {
        this.vectors = vectors;
        this.live = live;
        List<CoverOption> options = problem.optionsFrom(item);
        this.optionMasks = options.stream().mapToLong(CoverOption::mask).toArray();
        this.optionConflicts = problem.rows().itemBits() == -1
                ? optionMasks
                : options.stream().mapToLong(CoverOption::conflicts).toArray();
        this.optionTypes = options.stream()
                .mapToInt(coverOption -> problem.types().indexOf(coverOption.type()))
                .toArray();
        this.optionTimes = options.stream().mapToInt(CoverOption::times).toArray();
        this.optionPlacements =
                options.stream().mapToInt(CoverOption::placement).toArray();
        int ahead = Math.min(Long.SIZE, problem.items() - item);
        this.weights = new int[ahead];
        this.darkMasks = new long[vectors.colourings().size()];
        int weightPassed = 0;
        int dark = 0;
        for (int i = 0; i < item + ahead; i++) {
            weightPassed += i < item ? problem.weight(i) : 0;
            if (i >= item) {
                weights[i - item] = problem.weight(i);
            }
            for (int c = 0; c < darkMasks.length; c++) {
                if (vectors.colourings().get(c).isDark(i)) {
                    dark ^= i < item ? 1 << c : 0;
                    darkMasks[c] |= i < item ? 0 : 1L << (i - item);
                }
            }
        }
        this.evenWeight = Arrays.stream(weights).distinct().count() == 1 ? weights[0] : 0;
        this.passed = weightPassed;
        this.darkPassed = dark | vectors.phase(item);
        this.mayStayOpen = !problem.isMandatory(item);
        this.itemBits = problem.rows().itemBits();
        this.stayingBits = problem.rows().stayingBits(item);
        this.neededBits = problem.rows().neededBits(item);
    }

    /** Returns the class of the combinations of counts that are possible with a boundary before this item. */
    CountClass classOf(long boundary) {
        long mask = boundary & itemBits;
        int area = passed + (evenWeight > 0 ? evenWeight * Long.bitCount(mask) : weightOf(mask));
        int colours = darkPassed;
        for (int c = 0; c < darkMasks.length; c++) {
            colours ^= (Long.bitCount(mask & darkMasks[c]) & 1) << c;
        }
        return vectors.at(area, colours);
    }

    /** Returns for each option the bits of the items that the option covers, and the bits of its rows. */
    long[] optionMasks() {
        return optionMasks;
    }

    /** Returns for each option the bits that must be 0 before the option is chosen. */
    long[] optionConflicts() {
        return optionConflicts;
    }

    /**
     * Returns the boundary before the next item, after this item is covered or left open. The result is negative if a
     * row that ends here needs an option and has none.
     */
    long passed(long mask) {
        return (mask & neededBits) == neededBits ? ((mask & itemBits) >>> 1) | (mask & stayingBits) : NONE;
    }

    /** Returns the bits of a boundary that are for items. */
    long itemBits() {
        return itemBits;
    }

    /** Returns the number of the placement that an option stands for. */
    int placement(int option) {
        return optionPlacements[option];
    }

    /** Returns how often a choice with an option counts, because the option stands for this many placements. */
    int times(int option) {
        return optionTimes[option];
    }

    /** Returns how the numbers of a class of combinations change when an option is chosen. */
    CountShift shift(CountClass from, int option) {
        return vectors.shift(from, optionTypes[option]);
    }

    /** Returns how the numbers of a class of combinations change when the item stays open. */
    CountShift shiftOpen(CountClass from) {
        return vectors.shiftOpen(from, weights[0]);
    }

    boolean mayStayOpen() {
        return mayStayOpen;
    }

    /**
     * Returns the boundaries before the next item that lead to the end. The result is empty if all boundaries are
     * followed.
     */
    Optional<BoundarySet> live() {
        return live;
    }

    private int weightOf(long mask) {
        int weight = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            weight += weights[Long.numberOfTrailingZeros(rest)];
        }
        return weight;
    }

    /** Passes to {@code next} every boundary before the next item to which the given boundary leads. */
    void forEachNext(long mask, LongConsumer next) {
        if ((mask & 1) != 0) {
            acceptPassed(mask, next);
            return;
        }
        for (int i = 0; i < optionMasks.length; i++) {
            if ((mask & optionConflicts[i]) == 0) {
                acceptPassed(mask | optionMasks[i], next);
            }
        }
        if (mayStayOpen) {
            acceptPassed(mask, next);
        }
    }

    private void acceptPassed(long mask, LongConsumer next) {
        long passed = passed(mask);
        if (passed >= 0) {
            next.accept(passed);
        }
    }

    /** Returns whether the given boundary leads to a boundary in the set {@code after}. */
    boolean leadsTo(long mask, BoundarySet after) {
        if ((mask & 1) != 0 || (mayStayOpen && isPassedTo(mask, after))) {
            return isPassedTo(mask, after);
        }
        for (int i = 0; i < optionMasks.length; i++) {
            if ((mask & optionConflicts[i]) == 0 && isPassedTo(mask | optionMasks[i], after)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPassedTo(long mask, BoundarySet after) {
        long passed = passed(mask);
        return passed >= 0 && after.contains(passed);
    }

    /** Returns an upper bound on how many numbers add up to one number of the next layer. */
    int fanIn() {
        return Arrays.stream(optionTimes).sum() + 2;
    }

    /**
     * Computes one part of the next layer from the whole layer before the item.
     *
     * @param isKept whether the layer before the item is still needed, so that its arrays must not be reused
     * @return how many longs were added; a number takes one long or more
     * @throws Stopped when the guard reaches a limit
     */
    long gather(Layer layer, LayerPart result, int part, int parts, boolean isKept, StepGuard stepGuard) {
        FrontierPass pass = new FrontierPass(this, layer.words(), result, part, parts, isKept, stepGuard);
        layer.parts().forEach(source -> source.forEach(pass::boundary));
        return pass.additions();
    }

    /** Stops a step at a limit of time or memory. Several threads use one guard. */
    record StepGuard(Clock clock, long memory) {
        /**
         * Checks the limits.
         *
         * @param bytes how much memory the step has taken so far
         * @throws Stopped when a limit is reached
         */
        void check(long bytes) {
            if (bytes > memory) {
                throw new Stopped(Limit.MEMORY);
            }
            clock.check();
        }
    }
}
