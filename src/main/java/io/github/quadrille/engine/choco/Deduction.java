package io.github.quadrille.engine.choco;

/**
 * What follows from the state of a search. It lays what is forced, then tries each option of the tightest item one step
 * ahead, keeps those that do not fail at once, and lays the last one left. An option is dropped only when laying it,
 * and what is then forced, leaves a cell, kind or row without placements or a region without a size that pieces can make
 * up, so no packing is lost. (This is singleton consistency, Debruyne and Bessière 1997, of one item only.)
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

    /** Lays all that follows. Returns whether a packing is still possible as far as one can see. */
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

    /** Finds the options again when the state is not the one that was settled last, as after a restart. */
    void recall() {
        if (settledAt != state.mark()) {
            tightest = TightestItem.of(state);
            listOptions();
            settledAt = state.mark();
        }
    }

    /** Lays what is forced; returns whether no cell, kind, row or region is then hopeless. */
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

    /** Whether every item is served, so that laying nothing more is a packing. */
    boolean isServed() {
        return tightest.isServed();
    }

    /** Whether a packing is complete: every item is served and nothing more can be laid. */
    boolean isComplete() {
        return isServed() && size == 0;
    }

    /** Whether exactly one of the options must be laid, as opposed to one or several. */
    boolean areAlternatives() {
        return tightest.areAlternatives();
    }

    /** The options to branch on, {@link #size} of them; the caller may put them in another order. */
    int[] options() {
        return options;
    }

    int size() {
        return size;
    }
}
