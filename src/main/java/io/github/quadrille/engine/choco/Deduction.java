package io.github.quadrille.engine.choco;

/**
 * Deduces what follows from the state of a search. It chooses the placements that are forced. Then it takes the item
 * with the fewest options, and lays each of these options as a trial. It keeps the options that do not fail at once. If
 * only one option remains, it is chosen. An option is dropped only if laying it, with the placements that this forces,
 * leaves a dead end: a cell without placements, a kind or a row of the exact cover with fewer than it needs, or a
 * region whose size no pieces make up. So no packing is lost. (This is singleton consistency, Debruyne and Bessière
 * 1997, of one item only.)
 */
final class Deduction {
    private static final int NOWHERE = -1;

    private final CoverState state;
    private final DeadEndLog log;
    private final int[] options;
    private final int[] only = new int[1];
    private TightestItem tightest;
    private int size;
    private int settledAt = NOWHERE;

    Deduction(CoverState state, DeadEndLog log) {
        this.state = state;
        this.log = log;
        this.tightest = TightestItem.of(state);
        this.options = new int[state.problem().options()];
    }

    /**
     * Chooses all placements that follow. Returns false when no packing is possible. The result true does not mean that
     * there is a packing.
     */
    boolean settle() {
        settledAt = NOWHERE;
        while (force()) {
            listOptions();
            if (size > 1 || !tightest.areAlternatives()) {
                settledAt = state.mark();
                return true;
            }
            if (size == 0) {
                break;
            }
            state.place(options[0]);
        }
        log.failed();
        return false;
    }

    /** Lists the options again if the state has changed since {@link #settle}, as after a restart. */
    void recall() {
        if (settledAt != state.mark()) {
            tightest = TightestItem.of(state);
            listOptions();
            settledAt = state.mark();
        }
    }

    /**
     * Chooses all placements that are forced. Returns false if some cell, kind, row of the exact cover or region can no
     * longer be completed.
     */
    private boolean force() {
        tightest = TightestItem.of(state);
        while (tightest.isForced()) {
            tightest.options(only);
            state.place(only[0]);
            tightest = TightestItem.of(state);
        }
        if (tightest.isDeadEnd()) {
            return false;
        }
        boolean hopeless = state.hasHopelessRegion();
        if (hopeless) {
            log.hopelessRegion(state);
        }
        return !hopeless;
    }

    private void listOptions() {
        TightestItem item = tightest;
        size = item.isServed() ? state.live().allLive(options) : item.options(options);
        if (item.areAlternatives()) {
            dropFailing();
            tightest = item;
        }
    }

    private void dropFailing() {
        int mark = state.mark();
        int kept = 0;
        for (int i = 0; i < size; i++) {
            state.place(options[i]);
            if (force()) {
                options[kept++] = options[i];
            } else {
                log.failedWith(options[i]);
            }
            state.undoTo(mark);
        }
        size = kept;
    }

    /**
     * Tells whether every mandatory cell is covered and every kind and row of the exact cover is used often enough, so
     * that the placements chosen are a packing.
     */
    boolean isServed() {
        return tightest.isServed();
    }

    /** Tells whether the placements chosen are a packing and no further placement can be added. */
    boolean isComplete() {
        return isServed() && size == 0;
    }

    /** Tells whether exactly one of the options must be chosen. If not, several of them may be chosen together. */
    boolean areAlternatives() {
        return tightest.areAlternatives();
    }

    /**
     * Returns an array that begins with the options to branch on. Their number is {@link #size}. The caller may reorder
     * them.
     */
    int[] options() {
        return options;
    }

    int size() {
        return size;
    }
}
