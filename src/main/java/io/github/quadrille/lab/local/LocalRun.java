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
 * A {@code LocalRun} is the result of one run of a local search.
 *
 * @param verdict packed, or undecided with the fullest legal part seen; both accepted by the checker
 * @param iterations the number of steps done
 * @param moves the number of states examined
 * @param restarts the number of restarts
 * @param trace every improvement of cost or coverage, and the end
 * @param ownTerms the values that the method's author would report of the state with the lowest cost
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

    /** Returns the end of the run, with its lowest cost and its most cells covered. */
    public TracePoint end() {
        return trace.get(trace.size() - 1);
    }

    /**
     * Returns the effort of the run, the fault of its fullest part, and the values that the method's author would
     * report, by name.
     */
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

    /**
     * Returns the fault of the part of an undecided run, if the goal is to pack. A part may cover every cell and still
     * not be a packing.
     */
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
     * A {@code RunAttempt} is a run that ended, or the reason why it broke off.
     *
     * @param run the run; empty when it broke off
     * @param failure the reason in a sentence; empty when it did not break off
     */
    public record RunAttempt(Optional<LocalRun> run, String failure) {
        /**
         * Runs a method once. A defect of the method, such as a part that is not legal, becomes the failure of the
         * attempt and is not thrown.
         */
        public static RunAttempt of(Puzzle puzzle, Method method, LocalLimits limits, LocalListener listener) {
            try {
                return new RunAttempt(Optional.of(LocalLoop.run(puzzle, method, limits, listener)), "");
            } catch (RuntimeException defect) {
                return new RunAttempt(Optional.empty(), "The run stopped because of a fault: " + defect.getMessage());
            }
        }
    }

    /**
     * A {@code TracePoint} is a moment at which a run improved, or its end.
     *
     * @param seconds the time since the run began
     * @param iteration the number of steps done
     * @param sinceRestart the number of steps done since the last restart
     * @param restart the number of restarts done
     * @param cost the lowest cost so far
     * @param covered the most mandatory cells covered so far
     */
    public record TracePoint(
            double seconds, long iteration, long sinceRestart, long restart, double cost, int covered) {}

    /**
     * A {@code Trial} is a part of a run: from its beginning or a restart to the next restart, or to the end.
     *
     * @param number the number of the trial, from 1
     * @param end the way in which the trial ended
     * @param seconds the time since the run began, when the trial ended
     * @param iteration the number of steps done by then in the whole run
     * @param iterations the number of steps done in the trial
     * @param cost the lowest cost in the trial
     * @param covered the most mandatory cells covered in the trial
     */
    public record Trial(
            long number, End end, double seconds, long iteration, long iterations, double cost, int covered) {
        /** An {@code End} is the way in which a trial ends. */
        public enum End {
            /**
             * The search could take no further step, or its patience had ended. It restarted, unless no further restart
             * was allowed.
             */
            FAILED,
            PACKED,
            /** A limit of the run ended the trial. */
            STOPPED;

            /** Returns one word for readers and tables. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }
    }
}
