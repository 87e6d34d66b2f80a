package io.github.quadrille.engine.frontier;

/**
 * When a kind that is used exactly once has its turn: before, it has not been used yet, and after, it has.
 *
 * @param kind the kind
 * @param first the first item at which one of its options begins
 * @param last the last one
 */
record Turn(int kind, int first, int last) {
    /** As many values as two bits can tell. */
    static final int BITS = 2;

    private static final int NOW = 0;
    private static final int BEFORE = 1;
    private static final int AFTER = 2;

    /** Whether it is before, in or after the turn. */
    int phase(int item) {
        return item < first ? BEFORE : item > last ? AFTER : NOW;
    }

    /** Whether the kind may have been used so often in a phase. */
    static boolean allows(int phase, int used) {
        return phase == NOW || (phase == BEFORE ? used == 0 : used > 0);
    }
}
