package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
        List<LocalRun.TracePoint> trace,
        Map<String, Object> ownTerms) {
    public LocalRun {
        trace = List.copyOf(trace);
        ownTerms = Collections.unmodifiableMap(new LinkedHashMap<>(ownTerms));
    }

    /** Where it ended: its lowest cost and its most cells covered. */
    public TracePoint end() {
        return trace.get(trace.size() - 1);
    }

    /** What it cost, what its fullest part lacks, and what its author would report, by name. */
    public Map<String, Object> effort(Puzzle puzzle) {
        Map<String, Object> effort = new LinkedHashMap<>();
        effort.put("cost", end().cost());
        effort.put("iterations", iterations);
        effort.put("iterations_since_restart", end().sinceRestart());
        effort.put("restarts", restarts);
        effort.put("moves", moves);
        lacking(puzzle).ifPresent(what -> effort.put("lacking", what));
        effort.putAll(ownTerms);
        return effort;
    }

    /** What keeps an undecided answer that covers every cell of a puzzle to be packed from being a packing. */
    private Optional<String> lacking(Puzzle puzzle) {
        return verdict instanceof Verdict.Undecided undecided && puzzle.goal() instanceof Goal.Pack
                ? new PackingChecker(puzzle)
                        .faults(undecided.best()).stream().map(Fault::message).findFirst()
                : Optional.empty();
    }

    public boolean isPacked() {
        return verdict instanceof Verdict.Packed;
    }

    /**
     * A run that ended, or why it broke off.
     *
     * @param run empty when it broke off
     * @param failure why, in a sentence; empty when it did not
     */
    public record RunAttempt(Optional<LocalRun> run, String failure) {
        /** Runs a method once; a defect of the method, such as a part that is not legal, is told and not thrown. */
        public static RunAttempt of(Puzzle puzzle, Method method, LocalLimits limits, LocalListener listener) {
            try {
                return new RunAttempt(Optional.of(LocalLoop.run(puzzle, method, limits, listener)), "");
            } catch (RuntimeException defect) {
                return new RunAttempt(Optional.empty(), "The run broke off: " + defect.getMessage());
            }
        }
    }

    /**
     * A moment at which a run had something better than ever before, or its end.
     *
     * @param seconds since the run began
     * @param iteration steps done
     * @param sinceRestart those of them that were done since the last restart
     * @param restart restarts done
     * @param cost the lowest so far
     * @param covered the most mandatory cells covered so far
     */
    public record TracePoint(
            double seconds, long iteration, long sinceRestart, long restart, double cost, int covered) {}

    /**
     * What came of a stretch of a run: from its beginning or a restart to the next restart, or the end.
     *
     * @param number from 1
     * @param seconds since the run began, when the trial ended
     * @param iteration steps done by then in the whole run
     * @param iterations steps done in the trial
     * @param cost the lowest in the trial
     * @param covered the most mandatory cells covered in the trial
     */
    public record Trial(
            long number, End end, double seconds, long iteration, long iterations, double cost, int covered) {
        /** How a trial ends. */
        public enum End {
            /** No step was left, or the search lost its patience; it began anew, unless no restart was left. */
            FAILED,
            PACKED,
            /** By a limit of the run. */
            STOPPED;

            /** One word for people and tables. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }
    }
}
