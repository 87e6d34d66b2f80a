package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.Method;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * A {@code Comparison} is a request to run every method on every puzzle several times. The report has a table with a
 * row for each method.
 *
 * @param puzzles the puzzles
 * @param methods the methods
 * @param runs the number of runs of each method on each puzzle; each run has its own seed, see {@link RunSeed}
 * @param limits the limits of one run, and the seed from which the seeds of all runs are derived
 * @param exactTimeLimit the time limit of the exact search for each puzzle
 * @param threads the number of searches that run at the same time on this machine; without a time limit, the results do
 *     not depend on this number
 * @param reported the rows of runs that other programs report; a table lists these rows after the methods
 * @param against the name of the row that all other rows are tested against; empty for the first row
 * @param elsewhere whether other machines make the runs and measure their times
 */
public record Comparison(
        List<Puzzle> puzzles,
        List<Method> methods,
        int runs,
        LocalLimits limits,
        Duration exactTimeLimit,
        int threads,
        List<ReportedMethod> reported,
        Optional<String> against,
        boolean elsewhere) {
    public Comparison {
        puzzles = List.copyOf(puzzles);
        methods = List.copyOf(methods);
        reported = List.copyOf(reported);
    }

    /** Returns the names of all rows of the report's table, from top to bottom. */
    public List<String> rows() {
        return Stream.concat(
                        methods.stream().map(Method::word), reported.stream().map(ReportedMethod::word))
                .toList();
    }

    /**
     * Returns results in which no run was made. A report of these results shows early whether a report can be made at
     * all.
     */
    public List<PuzzleComparison> notRun() {
        List<MethodResult> none = rows().stream()
                .map(row -> new MethodResult(
                        row, Optional.empty(), "", OptionalDouble.empty(), Optional.empty(), List.of()))
                .toList();
        return puzzles.stream()
                .map(puzzle -> new PuzzleComparison(puzzle, ExactAnswer.notRun(puzzle), none, against))
                .toList();
    }

    /**
     * Makes all runs, and returns the results for each puzzle. After an interruption, only the finished runs are
     * included.
     *
     * @param listener the listener to the progress
     * @param runner the runner of the local and exact searches
     */
    public List<PuzzleComparison> run(Listener listener, TaskRunner runner) {
        SearchPool pool = new SearchPool(runner, listener);
        List<PuzzleTask> tasks = puzzles.stream()
                .map(puzzle -> new PuzzleTask(this, puzzle, pool))
                .toList();
        pool.await();
        return tasks.stream().map(PuzzleTask::result).toList();
    }
}
