package io.github.quadrille.local;

import io.github.quadrille.puzzle.Verdict;
import java.util.List;

/**
 * What came of one run.
 *
 * @param verdict packed, or undecided with the fullest legal part seen; both accepted by the checker
 * @param iterations steps done
 * @param moves states looked at
 * @param trace every improvement of cost or coverage, and the end
 */
public record LocalRun(Verdict verdict, long iterations, long moves, long restarts, List<TracePoint> trace) {
    public LocalRun {
        trace = List.copyOf(trace);
    }

    /** Where it ended: its lowest cost and its most cells covered. */
    public TracePoint end() {
        return trace.get(trace.size() - 1);
    }

    public boolean isPacked() {
        return verdict instanceof Verdict.Packed;
    }
}
