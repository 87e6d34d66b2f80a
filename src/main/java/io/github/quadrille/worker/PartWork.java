package io.github.quadrille.worker;

import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.count.PackingCounter;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.parts.PartAnswer;
import io.github.quadrille.parts.Question;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountMethod;
import io.github.quadrille.question.PackingCount;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.SolveListener;
import io.github.quadrille.solve.Solver;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Answers one part, in the thread that asks. */
public final class PartWork {
    /** A part that a short search refutes needs no argument. */
    private static final long NODES_OF_A_MOMENT = 10_000;

    private PartWork() {}

    /**
     * Works until the answer is known or a limit is reached.
     *
     * @param limits of this part alone; its number of threads should be 1
     * @param stop asked often, so it should only read a flag
     */
    public static PartAnswer answer(Puzzle part, Question question, Limits limits, BooleanSupplier stop) {
        if (question instanceof Question.HowMany howMany) {
            return new PartAnswer(
                    PackingCounter.count(part, howMany.method(), limits, CountListener.until(stop)),
                    Optional.empty(),
                    0);
        }
        SearchOptions options = SearchOptions.FIND_ONE.within(limits);
        SolveListener listener = new SolveListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
        Verdict moment = PackingSearch.solve(part, options.withNodeLimit(NODES_OF_A_MOMENT), listener);
        return found(
                moment instanceof Verdict.Undecided undecided && undecided.stoppedBy() == Limit.NODES
                        ? Solver.of(part).with(options).listening(listener).solve()
                        : moment);
    }

    private static PartAnswer found(Verdict verdict) {
        double seconds = verdict.work().seconds();
        long nodes = verdict.work().nodes();
        if (verdict instanceof Verdict.Packed packed) {
            return new PartAnswer(
                    new PackingCount(BigInteger.ONE, Optional.empty(), CountMethod.SEARCH, "found", seconds),
                    Optional.of(packed.first()),
                    nodes);
        }
        Optional<Limit> stoppedBy =
                verdict instanceof Verdict.Undecided undecided ? Optional.of(undecided.stoppedBy()) : Optional.empty();
        return new PartAnswer(
                new PackingCount(BigInteger.ZERO, stoppedBy, CountMethod.SEARCH, "none found", seconds),
                Optional.empty(),
                nodes);
    }
}
