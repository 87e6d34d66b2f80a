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
 * @param verdict packed, or undecided with the fullest legal part of a packing that was seen; the checker has accepted
 *     the packing or the part
 * @param iterations the number of steps done
 * @param moves the number of states examined
 * @param restarts the number of restarts
 * @param trace every improvement of the cost or of the number of covered cells, and the end
 * @param ownTerms the values that the author of the method would report for the state with the lowest cost
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

    /** Returns the end of the run, with the lowest cost and the greatest number of covered cells of the run. */
    public TracePoint end() {
        return trace.get(trace.size() - 1);
    }

    /**
     * Returns a map with the effort of the run, and the values that the author of the method would report. If the goal
     * is to pack and the run found no packing, the map also says why the fullest part is not a packing.
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
     * Returns why the pieces of an undecided run are not a packing, if the goal is to pack. Pieces can cover every cell
     * and still not be a packing.
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
     * A {@code RunAttempt} is a run that ended, or the reason why the run broke off.
     *
     * @param run the run; empty when the run broke off
     * @param failure a sentence with the reason; empty when the run ended regularly
     */
    public record RunAttempt(Optional<LocalRun> run, String failure) {
        /**
         * Runs a method once. A defect of the method, such as a part that is not legal, throws no exception. It becomes
         * the failure of the attempt.
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
     * A {@code TracePoint} is a moment at which a run improved, or the end of the run.
     *
     * @param seconds the time since the run began
     * @param iteration the number of steps since the run began
     * @param sinceRestart the number of steps since the last restart
     * @param restart the number of restarts so far
     * @param cost the lowest cost so far
     * @param covered the greatest number of mandatory cells covered so far
     */
    public record TracePoint(
            double seconds, long iteration, long sinceRestart, long restart, double cost, int covered) {}

    /**
     * A {@code Trial} is a part of a run. It begins with the run or with a restart, and ends with the next restart or
     * with the run.
     *
     * @param number the number of the trial, from 1
     * @param end the way in which the trial ended
     * @param seconds the time from the beginning of the run to the end of the trial
     * @param iteration the number of steps from the beginning of the run to the end of the trial
     * @param iterations the number of steps of the trial
     * @param cost the lowest cost in the trial
     * @param covered the greatest number of mandatory cells covered in the trial
     */
    public record Trial(
            long number, End end, double seconds, long iteration, long iterations, double cost, int covered) {
        /** An {@code End} is the way in which a trial ends. */
        public enum End {
            /**
             * The search had no further step, or gave up after too many steps without success. It restarted, unless the
             * limit on restarts was reached or a restart was useless.
             */
            FAILED,
            PACKED,
            /** A limit of the run ended the trial. */
            STOPPED;

            /** Returns the word for this end in messages and tables. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }
    }
}
