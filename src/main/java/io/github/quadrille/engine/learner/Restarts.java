package io.github.quadrille.engine.learner;

/**
 * Decides when the search restarts. A restart undoes all decisions but keeps the learnt clauses. Phases with short and
 * with long times between restarts alternate. In a short phase, the search restarts when the latest clauses are worse
 * than the average clause (Audemard and Simon, "Refining restarts strategies for SAT and UNSAT", 2012). A clause is
 * worse if its literals got their values at more decision levels. In a long phase, the times follow the series of Luby,
 * Sinclair and Zuckerman ("Optimal speedup of Las Vegas algorithms", 1993). Alternating is better than either phase
 * alone (Oh, "Between SAT and UNSAT", 2015).
 */
final class Restarts {
    private static final int FIRST_TURN = 1_000;
    private static final int LONG = 1_024;
    private static final int SHORTEST = 5;
    private static final double WORSE = 1.1;
    private static final double OF_LATE = 0.03;
    private static final double OF_ALL = 1e-4;

    private long conflicts;
    private long since;
    private double late;
    private double all;
    private boolean isLong;
    private long turn = FIRST_TURN;
    private long turnEnd = FIRST_TURN;
    private int longOnes;

    /**
     * Notes a conflict.
     *
     * @param levels at how many decision levels the literals of the learnt clause got their values
     */
    void conflict(int levels) {
        conflicts++;
        since++;
        late += (levels - late) * OF_LATE;
        all += (levels - all) * Math.max(OF_ALL, 1.0 / conflicts);
        if (conflicts >= turnEnd) {
            turn = isLong ? 2 * turn : turn;
            isLong = !isLong;
            turnEnd = conflicts + turn;
        }
    }

    /** Tells whether to restart now. If the answer is true, the wait for the next restart begins. */
    boolean isDue() {
        boolean isDue = isLong ? since >= LONG * luby(longOnes + 1) : since >= SHORTEST && late > WORSE * all;
        if (isDue) {
            since = 0;
            longOnes += isLong ? 1 : 0;
        }
        return isDue;
    }

    /** Returns an element of the series 1, 1, 2, 1, 1, 2, 4, 1 and so on. The index of the first element is 1. */
    static long luby(int index) {
        int power = Integer.highestOneBit(index + 1);
        return power == index + 1 ? power / 2 : luby(index - power + 1);
    }
}
