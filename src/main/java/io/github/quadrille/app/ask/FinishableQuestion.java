package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks whether the pieces on the board can be completed to a packing. A yes or a no is proven. If a limit is reached,
 * the answer is undecided.
 */
public record FinishableQuestion(Limits limits) implements PackingQuestion {
    /** The default time limit is short, because the page asks this question after every piece that is laid. */
    private static final Duration USUAL = Duration.ofSeconds(2);
    /** Declares the question {@code finishable} and its parameters. */
    public static final Question<FinishableQuestion> QUESTION = Question.ofPuzzle(
            "finishable",
            "Says for certain whether the pieces on the board can be completed",
            values -> new FinishableQuestion(values.limits(Optional.of(USUAL))));

    @Override
    public Finishable answer(Puzzle puzzle, SolveListener listener) {
        Verdict verdict = Solver.of(puzzle)
                .with(SearchOptions.FIND_ONE.within(limits))
                .listening(listener)
                .solve();
        if (verdict instanceof Verdict.Infeasible none) {
            return new Finishable("not completable", none.evidence().sentence());
        }
        if (verdict instanceof Verdict.Undecided undecided) {
            return new Finishable("undecided", undecided.stoppedBy().words());
        }
        int lying = puzzle.given().size();
        return verdict.bestSeen()
                        .filter(packing -> packing.pieces().size() == lying)
                        .isPresent()
                ? new Finishable("finished", "Every cell that must be covered is covered.")
                : new Finishable("completable", "A packing was found that contains the pieces on the board.");
    }

    /** Holds the answer: whether the pieces on the board can be completed, and why. */
    public record Finishable(String status, String reason) {}
}
