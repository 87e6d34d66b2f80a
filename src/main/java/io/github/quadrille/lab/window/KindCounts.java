package io.github.quadrille.lab.window;

import io.github.quadrille.core.puzzle.CommonDivisor;
import java.util.Arrays;

/**
 * Counts how many pieces of each kind are laid, and knows how many may and must be laid. All pieces of a kind have the
 * same area.
 */
final class KindCounts {
    private int kinds;
    private int[] least = new int[16];
    private int[] most = new int[16];
    private int[] area = new int[16];
    private int[] used = new int[16];
    /** All pieces that must still be laid have at least this area together. */
    private long missing;
    /** All pieces that may still be laid have this area together. */
    private long supply;

    void clear(int count) {
        kinds = count;
        if (least.length < kinds) {
            least = new int[kinds];
            most = new int[kinds];
            area = new int[kinds];
            used = new int[kinds];
        }
        Arrays.fill(least, 0, kinds, 0);
        Arrays.fill(most, 0, kinds, Integer.MAX_VALUE);
        Arrays.fill(area, 0, kinds, 0);
    }

    void limit(int kind, int atLeast, int atMost) {
        least[kind] = atLeast;
        most[kind] = atMost;
    }

    void areaOf(int kind, int cells) {
        area[kind] = cells;
    }

    /** Begins again with no piece laid. */
    void reset() {
        Arrays.fill(used, 0, kinds, 0);
        missing = 0;
        supply = 0;
        for (int kind = 0; kind < kinds; kind++) {
            missing += least[kind] > 0 ? (long) least[kind] * Math.max(1, area[kind]) : 0;
            supply += (long) most[kind] * area[kind];
        }
    }

    /** Returns the greatest common divisor of the areas of all kinds, or 0 if there are no candidates. */
    int divisor() {
        int divisor = 0;
        for (int kind = 0; kind < kinds; kind++) {
            divisor = CommonDivisor.of(divisor, area[kind]);
        }
        return divisor;
    }

    void take(int kind) {
        missing -= used[kind] < least[kind] ? area[kind] : 0;
        supply -= area[kind];
        used[kind]++;
    }

    void giveBack(int kind) {
        used[kind]--;
        supply += area[kind];
        missing += used[kind] < least[kind] ? area[kind] : 0;
    }

    boolean isUsedUp(int kind) {
        return used[kind] >= most[kind];
    }

    long missing() {
        return missing;
    }

    long supply() {
        return supply;
    }

    /** Returns a kind with fewer laid pieces than it must have. Call it only while {@code missing} is not 0. */
    int missingKind() {
        int kind = 0;
        while (used[kind] >= least[kind]) {
            kind++;
        }
        return kind;
    }
}
