package io.github.quadrille.engine.frontier;

import io.github.quadrille.engine.frontier.FrontierStep.StepGuard;
import java.util.Arrays;

/** Moves the boundaries of a layer past one item, and adds up the numbers that reach one part of the next layer. */
final class FrontierPass {
    private static final int CHECK_EVERY = 256;

    private final FrontierStep step;
    private final long[] optionMasks;
    private final long[] optionConflicts;
    /**
     * This is true if there are no rows, so that a boundary is shifted as a whole. The innermost loop reads this flag.
     */
    private final boolean areOnlyItems;

    private final int words;
    private final LayerPart result;
    private final int part;
    private final int parts;
    private final boolean isKept;
    private final StepGuard guard;
    /**
     * If this is not null, only these boundaries are kept. The field is not an Optional, because it is read very often.
     */
    private final BoundarySet wanted;

    private long additions;
    private int untilCheck = CHECK_EVERY;

    /**
     * Prepares a pass.
     *
     * @param isKept whether the layer before the item is still needed, so that its arrays must not be reused
     */
    FrontierPass(
            FrontierStep step, int words, LayerPart result, int part, int parts, boolean isKept, StepGuard stepGuard) {
        this.step = step;
        this.optionMasks = step.optionMasks();
        this.optionConflicts = step.optionConflicts();
        this.areOnlyItems = step.itemBits() == -1;
        this.wanted = step.live().orElse(null);
        this.guard = stepGuard;
        this.words = words;
        this.result = result;
        this.part = part;
        this.parts = parts;
        this.isKept = isKept;
    }

    /** Returns how many longs this pass has added, where a number takes one long or more. */
    long additions() {
        return additions;
    }

    /** Moves one boundary past the item, and adds its numbers to the numbers of the boundaries to which it leads. */
    void boundary(long[] numbers, long mask) {
        if (--untilCheck == 0) {
            untilCheck = CHECK_EVERY;
            guard.check(result.freshBytes() * parts);
        }
        if ((mask & 1) != 0) {
            leaveBehind(numbers, passed(mask));
            return;
        }
        CountClass from = null;
        for (int i = 0; i < optionMasks.length; i++) {
            if ((mask & optionConflicts[i]) == 0) {
                long next = passed(mask | optionMasks[i]);
                if (isMine(next)) {
                    from = from == null ? step.classOf(mask) : from;
                    add(numbers, next, step.shift(from, i), step.times(i));
                }
            }
        }
        if (step.mayStayOpen()) {
            long next = passed(mask);
            if (isMine(next)) {
                add(numbers, next, step.shiftOpen(step.classOf(mask)), 1);
            }
        }
    }

    private long passed(long mask) {
        return areOnlyItems ? mask >>> 1 : step.passed(mask);
    }

    private boolean isMine(long next) {
        return next >= 0 && Layer.partOf(next, parts) == part && (wanted == null || wanted.contains(next));
    }

    private void leaveBehind(long[] numbers, long next) {
        if (isMine(next)) {
            result.give(next, isKept ? Arrays.copyOf(numbers, numbers.length) : numbers, words);
        }
    }

    private void add(long[] numbers, long next, CountShift shift, int times) {
        if (!shift.isEmpty()) {
            long[] sum = result.ensureNumbers(next, shift.target().size() * words);
            for (int i = 0; i < times; i++) {
                shift.add(numbers, sum, words);
                additions += (long) shift.additions() * words;
            }
        }
    }
}
