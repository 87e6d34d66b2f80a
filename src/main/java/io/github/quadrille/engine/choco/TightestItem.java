package io.github.quadrille.engine.choco;

/**
 * A {@code TightestItem} is the item that is hardest to serve: the open mandatory cell or the needed kind or row with
 * the fewest live placements. Live placements are those that can still be chosen. A kind or row with fewer live
 * placements than it needs is a dead end. If it has exactly as many as it needs, they are forced. Otherwise, while
 * cells are open, a kind or row is considered only if exactly one more placement of it is needed and allowed. Only then
 * do its placements exclude each other.
 */
record TightestItem(CoverState state, int cell, int counted, int count) {
    private static final int NONE = -1;

    /**
     * Finds the item that is hardest to serve. Among items with equally many placements, cells come before kinds, and
     * kinds before rows.
     */
    static TightestItem of(CoverState state) {
        long found = state.live().tightestCell(Integer.MAX_VALUE);
        boolean everyCellIsCovered = found < 0;
        int cell = everyCellIsCovered ? NONE : (int) found;
        int count = everyCellIsCovered ? Integer.MAX_VALUE : (int) (found >>> 32);
        int counted = NONE;
        int[] wanted = state.wanted();
        for (int i = 0; i < wanted.length && count > 0; i++) {
            int item = wanted[i];
            int needed = state.needed(item);
            if (needed > 0) {
                boolean competes = everyCellIsCovered || (needed == 1 && state.allowed(item) == 1);
                int some = state.live().liveIn(item, competes ? Math.max(needed + 1, count) : needed + 1);
                if (some < needed) {
                    count = 0;
                } else if (some == needed && count > 1) {
                    counted = item;
                    count = 1;
                } else if (competes && some < count) {
                    counted = item;
                    count = some;
                }
            }
        }
        return new TightestItem(state, cell, counted, count);
    }

    /** Tells whether some cell, kind or row can no longer be served. */
    boolean isDeadEnd() {
        return count == 0;
    }

    /**
     * Tells whether some cell, kind or row has only as many live placements left as it needs, so that they must be
     * chosen.
     */
    boolean isForced() {
        return count == 1;
    }

    /** Tells whether every mandatory cell is covered and every kind and row is used often enough. */
    boolean isServed() {
        return count == Integer.MAX_VALUE;
    }

    /** Tells whether exactly one of the options must be chosen. If not, several of them may be chosen together. */
    boolean areAlternatives() {
        return !isServed() && (counted == NONE || state.allowed(counted) == 1);
    }

    /** Writes the options of this item into an array, as many as fit, and returns how many options were written. */
    int options(int[] into) {
        return counted == NONE
                ? state.live().liveOnCell(cell, into)
                : state.live().liveIn(counted, into);
    }
}
