package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /** What it cost, and what its author would report, by name. */
    public Map<String, Object> effort() {
        Map<String, Object> effort = new LinkedHashMap<>();
        effort.put("cost", end().cost());
        effort.put("iterations", iterations);
        effort.put("iterations_since_restart", end().sinceRestart());
        effort.put("restarts", restarts);
        effort.put("moves", moves);
        effort.putAll(ownTerms);
        return effort;
    }

    /** What keeps an undecided answer that covers every cell of a puzzle to be packed from being a packing. */
    public Optional<String> lacking(Puzzle puzzle) {
        return verdict instanceof Verdict.Undecided undecided && puzzle.goal() instanceof Goal.Pack
                ? new PackingChecker(puzzle)
                        .faults(undecided.best()).stream().map(Fault::message).findFirst()
                : Optional.empty();
    }

    public boolean isPacked() {
        return verdict instanceof Verdict.Packed;
    }
}
