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
 * What to compare: every method on every puzzle, again and again.
 *
 * @param runs how often each method tries each puzzle, each time with a seed of its own, see {@link RunSeed}
 * @param limits of one run; its seed is what all seeds are made from
 * @param exactTimeLimit how long the exact search may take per puzzle
 * @param threads how many searches run at the same time here; without a time limit the results do not depend on it
 * @param reported rows of others' runs, to stand below ours
 * @param against the name of the row that all are tested against; empty for the first
 * @param elsewhere whether other machines make the runs, and their clocks measure them
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

    /** The names of all rows, from the top. */
    public List<String> rows() {
        return Stream.concat(
                        methods.stream().map(Method::word), reported.stream().map(ReportedMethod::word))
                .toList();
    }

    /** What is known before anything is run: a report of it shows early whether one can be made. */
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
     * Makes all runs, and returns what came of them, puzzle by puzzle; after an interruption of those there are.
     *
     * @param runner makes the runs and the exact searches
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
