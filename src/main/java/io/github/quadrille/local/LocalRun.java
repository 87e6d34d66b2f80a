package io.github.quadrille.local;

import io.github.quadrille.puzzle.Verdict;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of one run.
 *
 * @param verdict packed, or undecided with the fullest legal part seen; both accepted by the checker
 * @param iterations steps done
 * @param moves states looked at
 * @param trace every improvement of cost or coverage, and the end
 * @param ownTerms what the method's author would report of the state with the lowest cost
 */
public record LocalRun(
        Verdict verdict,
        long iterations,
        long moves,
        long restarts,
        List<TracePoint> trace,
        Map<String, Object> ownTerms) {
    public LocalRun {
        trace = List.copyOf(trace);
        ownTerms = Collections.unmodifiableMap(new LinkedHashMap<>(ownTerms));
    }

    /** Where it ended: its lowest cost and its most cells covered. */
    public TracePoint end() {
        return trace.get(trace.size() - 1);
    }

    public boolean isPacked() {
        return verdict instanceof Verdict.Packed;
    }
}
