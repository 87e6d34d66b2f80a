package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.choco.StageBudget;
import java.util.function.BiFunction;

/** Makes the best covering known better, {@link WindowImprovement window by window}, with a share of all work. */
final class WindowStage {
    /** Of so many nodes one is opened in windows. */
    private static final long NODES_BETWEEN = 20;

    private static final long MOST_NODES = 4_000;
    /** What is made before the first node of a window is worth so many. */
    private static final long LEAST_NODES = 1_000;

    private final WindowImprovement rounds;
    private final StageBudget stages;
    private final CoverBounds ends;
    private final BiFunction<Puzzle, SearchOptions, Verdict> solver;
    private long nodes;

    /**
     * @param solver answers what is asked of a window
     */
    WindowStage(
            WindowImprovement rounds,
            StageBudget stageBudget,
            CoverBounds ends,
            BiFunction<Puzzle, SearchOptions, Verdict> solver) {
        this.rounds = rounds;
        this.stages = stageBudget;
        this.ends = ends;
        this.solver = solver;
    }

    /** Goes on until the share is used up; returns whether the covering is better then. */
    boolean isBetter() {
        boolean isBetter = false;
        while (ends.leaveRoom()
                && ends.best().isPresent()
                && nodes * NODES_BETWEEN < stages.work().nodes()
                && !stages.isOutOfNodes()) {
            stages.look();
            isBetter |= ends.keep(rounds.next(ends.bestOrNone(), this::window));
        }
        return isBetter;
    }

    private Verdict window(Puzzle window) {
        Verdict answer = solver.apply(window, stages.left(MOST_NODES));
        nodes += Math.max(LEAST_NODES, answer.work().nodes());
        stages.ended("windows", answer.work().nodes());
        return answer;
    }
}
