package io.github.quadrille.engine.choco;

/**
 * The item that is hardest to serve: the open mandatory cell or the needed kind with the fewest live placements. While
 * cells are open, kinds compete only when exactly one more is needed and allowed, because only then are their
 * placements alternatives.
 */
record TightestItem(CoverState state, int cell, int kind, int count) {
    private static final int NONE = -1;

    /** Looks at all items; cells win over kinds among equals. */
    static TightestItem of(CoverState state) {
        long found = state.live().tightestCell(Integer.MAX_VALUE);
        boolean everyCellIsCovered = found < 0;
        int cell = everyCellIsCovered ? NONE : (int) found;
        int count = everyCellIsCovered ? Integer.MAX_VALUE : (int) (found >>> 32);
        int kind = NONE;
        for (int k = 0; k < state.kinds() && count > 0; k++) {
            int needed = state.needed(k);
            if (needed > 0) {
                boolean competes = everyCellIsCovered || (needed == 1 && state.allowed(k) == 1);
                int some = state.live().liveOfKind(k, competes ? Math.max(needed + 1, count) : needed + 1);
                if (some < needed) {
                    count = 0;
                } else if (some == needed && count > 1) {
                    kind = k;
                    count = 1;
                } else if (competes && some < count) {
                    kind = k;
                    count = some;
                }
            }
        }
        return new TightestItem(state, cell, kind, count);
    }

    /** Whether some cell or kind can no longer be served. */
    boolean isDeadEnd() {
        return count == 0;
    }

    /** Whether some cell or kind has no choice left; the first option must be laid. */
    boolean isForced() {
        return count == 1;
    }

    /** Whether every mandatory cell is covered and every kind is used often enough. */
    boolean isServed() {
        return count == Integer.MAX_VALUE;
    }

    /** Whether exactly one of the options must be laid, as opposed to one or several. */
    boolean areAlternatives() {
        return !isServed() && (kind == NONE || state.allowed(kind) == 1);
    }

    /** Writes the options, as many as the array holds, and returns how many. */
    int options(int[] into) {
        return kind == NONE ? state.live().liveOnCell(cell, into) : state.live().liveOfKind(kind, into);
    }
}
