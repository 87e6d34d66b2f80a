package io.github.quadrille.app.worker;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Answers one part, in the thread that asks. */
public final class PartTask {
    /** A part that a short search refutes needs no argument. */
    private static final long NODES_OF_A_MOMENT = 10_000;

    private PartTask() {}

    /**
     * Works until the answer is known or a limit is reached.
     *
     * @param limits of this part alone; its number of threads should be 1
     * @param stop asked often, so it should only read a flag
     */
    public static PartAnswer answer(Puzzle part, TaskQuestion taskQuestion, Limits limits, BooleanSupplier stop) {
        Solver solver = Solver.of(part).within(limits).listening(SolveListener.until(stop));
        if (taskQuestion instanceof TaskQuestion.HowMany howMany) {
            return new PartAnswer(solver.briefly().count(howMany.method()).packings(), Optional.empty());
        }
        Verdict moment = PackingSearch.solve(
                SearchRequest.of(part, SearchOptions.FIND_ONE.within(limits).withNodeLimit(NODES_OF_A_MOMENT)),
                SolveListener.until(stop));
        return found(moment.stopped().equals(Optional.of(Limit.NODES)) ? solver.solve() : moment);
    }

    private static PartAnswer found(Verdict verdict) {
        Optional<Packing> packing =
                verdict instanceof Verdict.Packed packed ? Optional.of(packed.first()) : Optional.empty();
        return new PartAnswer(
                packing.isPresent()
                        ? new PackingCount(
                                BigInteger.ONE, Optional.empty(), CountMethod.SEARCH, "found", verdict.work())
                        : new PackingCount(
                                BigInteger.ZERO, verdict.stopped(), CountMethod.SEARCH, "none found", verdict.work()),
                packing);
    }
}
