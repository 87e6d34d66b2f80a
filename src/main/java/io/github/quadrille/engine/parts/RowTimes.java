package io.github.quadrille.engine.parts;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Counts for each row of an exact cover how many of the row's options are chosen. A row limits how many options of a
 * set can be chosen. An object also holds the chosen options and the cells that are chosen to stay open. It never
 * changes.
 */
final class RowTimes {
    private static final int[] NO_ROWS = {};

    private final ExactCover cover;
    /** For each option, this array lists the rows that contain it. The array is empty if the cover has no rows. */
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

    /** Returns the counts after one more option is chosen. */
    RowTimes with(int option) {
        int[] more = times.clone();
        for (int row : rowsOf(option)) {
            more[row]++;
        }
        List<Integer> chosen = new ArrayList<>(laid);
        chosen.add(option);
        return new RowTimes(cover, rowsOf, more, chosen, open);
    }

    /** Returns the counts after one more cell is chosen to stay open. */
    RowTimes leavingOpen(int cell) {
        BitSet more = (BitSet) open.clone();
        more.set(cell);
        return new RowTimes(cover, rowsOf, times, laid, more);
    }

    private int[] rowsOf(int option) {
        return rowsOf.length == 0 ? NO_ROWS : rowsOf[option];
    }

    /** Tells whether every row that contains an option allows at least one more option. */
    boolean mayChoose(int option) {
        return Arrays.stream(rowsOf(option))
                .allMatch(row -> times[row] < cover.rows().get(row).max());
    }

    /**
     * Tells whether some row cannot get as many options as it needs.
     *
     * @param live the options that can still be chosen
     */
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

    /** Returns the chosen options. */
    List<Integer> laid() {
        return laid;
    }

    /** Returns the cells that are chosen to stay open. */
    BitSet open() {
        return open;
    }
}
