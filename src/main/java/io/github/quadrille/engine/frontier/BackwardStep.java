package io.github.quadrille.engine.frontier;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * Goes back over one item that the frontier has passed, usually a cell. For a boundary after the item, it finds the
 * boundaries before the item that lead to it. A boundary says which of the next items are covered, and which rows
 * already have a chosen option. A row is a rule about how many options of a set are chosen. For each option, the
 * boundary after the item tells which items were covered before. It does not tell which rows already had an option
 * then. So if there are rows, the boundaries before the item are looked up by the items that they cover.
 */
final class BackwardStep {
    private final FrontierStep step;
    private final Layer before;
    private final long itemBits;
    /** Lists the boundaries before the item by the items that they cover. The map is empty if there are no rows. */
    private final Map<Long, List<Long>> onItems = new HashMap<>();

    /**
     * Prepares to go back over the item of a step.
     *
     * @param before all boundaries before the item
     */
    BackwardStep(FrontierStep step, Layer before) {
        this.step = step;
        this.before = before;
        this.itemBits = step.itemBits();
        if (hasRows()) {
            before.parts()
                    .forEach(part -> part.forEach(
                            (numbers, mask) -> onItems.computeIfAbsent(mask & itemBits, items -> new ArrayList<>())
                                    .add(mask)));
            onItems.values().forEach(masks -> masks.sort(null));
        }
    }

    private boolean hasRows() {
        return itemBits != BoundaryRows.ALL;
    }

    Layer before() {
        return before;
    }

    /**
     * Receives the ways to a boundary after the item. A way comes from a boundary before the item, and covers the item
     * by an option, leaves it open or finds it already covered.
     */
    @FunctionalInterface
    interface Way {
        /**
         * Receives one way.
         *
         * @param from the boundary before the item
         * @param numbers the numbers that the layer before the item has for this boundary
         * @param shift the change of the numbers along the way; null when they stay as they are
         * @param placement the number of the placement that is laid; -1 when no placement is laid
         */
        void comes(long from, long[] numbers, CountShift shift, int placement);
    }

    /** Passes to {@code way} every way from a boundary before the item to the given boundary after it. */
    void forEachWayTo(long boundary, Way way) {
        long open = (boundary & itemBits) << 1;
        long covered = open | 1;
        forEachOn(covered, from -> {
            if (step.passed(from) == boundary) {
                way.comes(from, before.numbers(from), null, -1);
            }
        });
        long[] masks = step.optionMasks();
        long[] conflicts = step.optionConflicts();
        for (int i = 0; i < masks.length; i++) {
            long items = masks[i] & itemBits;
            if ((covered & items) == items) {
                int option = i;
                forEachOn(covered & ~items, from -> {
                    if ((from & conflicts[option]) == 0 && step.passed(from | masks[option]) == boundary) {
                        come(from, step.shift(step.classOf(from), option), step.placement(option), way);
                    }
                });
            }
        }
        if (step.mayStayOpen()) {
            forEachOn(open, from -> {
                if (step.passed(from) == boundary) {
                    come(from, step.shiftOpen(step.classOf(from)), -1, way);
                }
            });
        }
    }

    private void forEachOn(long items, LongConsumer each) {
        if (hasRows()) {
            onItems.getOrDefault(items, List.of()).forEach(each::accept);
        } else if (before.numbers(items) != null) {
            each.accept(items);
        }
    }

    private void come(long from, CountShift shift, int placement, Way way) {
        if (!shift.isEmpty()) {
            way.comes(from, before.numbers(from), shift, placement);
        }
    }
}
