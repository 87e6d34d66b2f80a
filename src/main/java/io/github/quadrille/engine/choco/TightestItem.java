package io.github.quadrille.engine.choco;

/**
 * A {@code TightestItem} is the item that is hardest to serve: the open mandatory cell or the needed kind or row with
 * the fewest live placements. While cells are open, kinds and rows compete only when exactly one more is needed and
 * allowed. Only then are their placements alternatives.
 */
record TightestItem(CoverState state, int cell, int counted, int count) {
    private static final int NONE = -1;

    /** Finds the item that is hardest to serve. Among equals cells come before kinds, and kinds before rows. */
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

    /** Tells whether some cell, kind or row has no choice left. Then its first option must be chosen. */
    boolean isForced() {
        return count == 1;
    }

    /** Tells whether every mandatory cell is covered and every kind and row is used often enough. */
    boolean isServed() {
        return count == Integer.MAX_VALUE;
    }

    /** Tells whether exactly one of the options must be chosen, as opposed to one or several. */
    boolean areAlternatives() {
        return !isServed() && (counted == NONE || state.allowed(counted) == 1);
    }

    /** Writes the options, as many as the array holds, and returns how many. */
    int options(int[] into) {
        return counted == NONE
                ? state.live().liveOnCell(cell, into)
                : state.live().liveIn(counted, into);
    }
}
