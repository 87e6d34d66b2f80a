package io.github.quadrille.engine.learner;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Holds the rows of an exact cover in flat arrays, for a learner to read. A variable stands for one option, or for
 * several options that are chosen together. A row is an item if its maximum is 1. A row with a greater maximum is a
 * counter, such as a kind of which several pieces are used. Counters that exclude nothing are left out, and so is the
 * row of the only kind if the board determines the number of pieces.
 *
 * <p>The memory is four numbers for each variable on each row.
 */
final class LearnerRows {
    final int variables;
    /** These lists hold the items of each variable. The lists {@code users} hold the variables that cover each item. */
    final Lists items;

    final Lists users;
    /** Each entry is true if a variable must cover the item, and false if the item can stay uncovered. */
    final boolean[] isMandatory;
    /**
     * These lists hold the counters of each variable. The factor says how many options of the variable are on the
     * counter. The lists {@code counted} hold the variables of each counter.
     */
    final Lists counters;

    final Lists counted;
    final int[] least;
    final int[] most;
    /** Each entry is the largest factor that a variable has in a counter. */
    final int[] largest;

    private final boolean[] isImpossible;

    /** Holds lists of numbers in one array, and a factor for each number. */
    static final class Lists {
        final int[] begin;
        final int[] value;
        final int[] factor;

        private Lists(int[] lengths) {
            begin = new int[lengths.length + 1];
            for (int i = 0; i < lengths.length; i++) {
                begin[i + 1] = begin[i] + lengths[i];
            }
            value = new int[begin[lengths.length]];
            factor = new int[value.length];
        }

        int size() {
            return begin.length - 1;
        }

        int length(int list) {
            return begin[list + 1] - begin[list];
        }

        /** Returns the inverse lists, which hold for each number the lists that contain it. */
        private Lists inverse(int values) {
            int[] lengths = new int[values];
            Arrays.stream(value).forEach(each -> lengths[each]++);
            Lists inverse = new Lists(lengths);
            int[] end = inverse.begin.clone();
            for (int list = 0; list < size(); list++) {
                for (int at = begin[list]; at < begin[list + 1]; at++) {
                    int to = end[value[at]]++;
                    inverse.value[to] = list;
                    inverse.factor[to] = factor[at];
                }
            }
            return inverse;
        }
    }

    /**
     * Reads the rows.
     *
     * @param variableOf the variable of each option
     * @param variables the number of variables
     * @param pause the callback that runs now and then and can end the work by throwing
     */
    LearnerRows(ExactCover cover, int[] variableOf, int variables, Runnable pause) {
        this.variables = variables;
        isImpossible = new boolean[variables];
        int[][] factors = new int[cover.items()][];
        int[][] rows = new int[cover.items()][];
        for (int row = 0; row < rows.length; row++) {
            pause.run();
            int[] uses = Arrays.stream(cover.optionsOn(row))
                    .map(option -> variableOf[option])
                    .sorted()
                    .toArray();
            rows[row] = Arrays.stream(uses).distinct().toArray();
            factors[row] = times(uses, rows[row].length);
            for (int i = 0; i < rows[row].length; i++) {
                isImpossible[rows[row][i]] |= factors[row][i] > cover.max(row);
            }
        }
        boolean isCountImplied = isCountImplied(cover);
        int[] itemRows = rowsWhere(cover, row -> cover.max(row) == 1 && !(isKind(cover, row) && isCountImplied));
        int[] counterRows = rowsWhere(
                cover,
                row -> cover.max(row) > 1
                        && !(isKind(cover, row) && isCountImplied)
                        && isCounting(cover, row, factors[row]));
        users = lists(itemRows, rows, factors);
        items = users.inverse(variables);
        isMandatory = new boolean[itemRows.length];
        for (int item = 0; item < itemRows.length; item++) {
            isMandatory[item] = cover.min(itemRows[item]) == 1;
        }
        counted = lists(counterRows, rows, factors);
        counters = counted.inverse(variables);
        least = Arrays.stream(counterRows).map(cover::min).toArray();
        most = Arrays.stream(counterRows).map(cover::max).toArray();
        largest = IntStream.range(0, counterRows.length)
                .map(counter -> Arrays.stream(counted.factor, counted.begin[counter], counted.begin[counter + 1])
                        .max()
                        .orElse(0))
                .toArray();
    }

    private static boolean isKind(ExactCover cover, int row) {
        return row >= cover.cells() && row < cover.firstRow();
    }

    /**
     * Tells whether the number of pieces follows from the board. This is so if pieces of a single kind must cover every
     * cell, and their number is then within the allowed range.
     */
    private static boolean isCountImplied(ExactCover cover) {
        if (cover.kinds().size() != 1 || !IntStream.range(0, cover.cells()).allMatch(cover::isMandatory)) {
            return false;
        }
        int pieces = cover.cells() / cover.kindItem(0).size();
        return cover.kindItem(0).min() <= pieces && pieces <= cover.kindItem(0).max();
    }

    private static int[] times(int[] sorted, int distinct) {
        int[] times = new int[distinct];
        int at = -1;
        for (int i = 0; i < sorted.length; i++) {
            at += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
            times[at]++;
        }
        return times;
    }

    private static int[] rowsWhere(ExactCover cover, IntPredicate isMeant) {
        return IntStream.range(0, cover.items()).filter(isMeant).toArray();
    }

    /** Tells whether the bounds of a row exclude anything. */
    private static boolean isCounting(ExactCover cover, int row, int[] factors) {
        return cover.min(row) > 0 || cover.max(row) < Arrays.stream(factors).sum();
    }

    /** Returns the variables on each of the chosen rows, without the impossible variables. */
    private Lists lists(int[] chosen, int[][] rows, int[][] factors) {
        Lists lists = new Lists(Arrays.stream(chosen)
                .map(row -> (int) Arrays.stream(rows[row])
                        .filter(variable -> !isImpossible[variable])
                        .count())
                .toArray());
        int to = 0;
        for (int row : chosen) {
            for (int i = 0; i < rows[row].length; i++) {
                if (!isImpossible[rows[row][i]]) {
                    lists.value[to] = rows[row][i];
                    lists.factor[to++] = factors[row][i];
                }
            }
        }
        return lists;
    }

    /** Tells whether a variable is in no solution, because its options together exceed the maximum of a row. */
    boolean isImpossible(int variable) {
        return isImpossible[variable];
    }
}
