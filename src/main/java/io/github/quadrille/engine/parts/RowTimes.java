package io.github.quadrille.engine.parts;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Counts for each row of an exact cover how many of its options are chosen. It also remembers the options chosen and
 * the cells that stay open. Where there are no rows, it counts nothing. It is immutable.
 */
final class RowTimes {
    private static final int[] NO_ROWS = {};

    private final ExactCover cover;
    /** Each entry lists the rows that an option is in. The array is empty where the cover has no rows. */
    private final int[][] rowsOf;

    private final int[] times;
    private final List<Integer> laid;
    private final BitSet open;

    private RowTimes(ExactCover cover, int[][] rowsOf, int[] times, List<Integer> laid, BitSet open) {
        this.cover = cover;
        this.rowsOf = rowsOf;
        this.times = times;
        this.laid = laid;
        this.open = open;
    }

    /** Returns the counts of a cover when nothing is chosen. */
    static RowTimes none(ExactCover cover) {
        int rows = cover.rows().size();
        return new RowTimes(
                cover, rows == 0 ? new int[0][] : cover.rowsOfOptions(), new int[rows], List.of(), new BitSet());
    }

    /** Returns the counts with one more option. */
    RowTimes with(int option) {
        int[] more = times.clone();
        for (int row : rowsOf(option)) {
            more[row]++;
        }
        List<Integer> chosen = new ArrayList<>(laid);
        chosen.add(option);
        return new RowTimes(cover, rowsOf, more, chosen, open);
    }

    /** Returns the counts when one more cell stays open. */
    RowTimes leavingOpen(int cell) {
        BitSet more = (BitSet) open.clone();
        more.set(cell);
        return new RowTimes(cover, rowsOf, times, laid, more);
    }

    private int[] rowsOf(int option) {
        return rowsOf.length == 0 ? NO_ROWS : rowsOf[option];
    }

    /** Tells whether no row of an option is full. */
    boolean mayChoose(int option) {
        return Arrays.stream(rowsOf(option))
                .allMatch(row -> times[row] < cover.rows().get(row).max());
    }

    /** Tells whether some row needs more options than can still be chosen. */
    boolean isAnyOutOfReach(int... live) {
        if (!cover.hasRows()) {
            return false;
        }
        int[] reach = times.clone();
        for (int option : live) {
            for (int row : rowsOf[option]) {
                reach[row]++;
            }
        }
        for (int row = 0; row < reach.length; row++) {
            if (reach[row] < cover.rows().get(row).min()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the options that are chosen. */
    List<Integer> laid() {
        return laid;
    }

    /** Returns the cells that stay open. */
    BitSet open() {
        return open;
    }
}
