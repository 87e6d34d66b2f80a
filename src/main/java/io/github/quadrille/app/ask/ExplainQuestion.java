package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.ExplanationAnswer;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.explain.Explanation;
import io.github.quadrille.engine.solve.Solver;

/**
 * Asks for a reason why there is no packing. The reason is one that a person can see, and is found without any search.
 */
public record ExplainQuestion(Limits limits) implements PackingQuestion {
    /** This row of the table of questions declares {@code explain} and its parameters. */
    public static final Question<ExplainQuestion> QUESTION = Question.ofPuzzle(
            "explain",
            "Looks for a reason, which a person can check, why there is no packing; without any search",
            values -> new ExplainQuestion(values.limits()));

    @Override
    public ExplanationAnswer answer(Puzzle puzzle, SolveListener listener) {
        return ExplanationAnswer.of(puzzle.rest(), explanation(puzzle, listener));
    }

    /** Returns the reason, for callers that draw it. */
    public Explanation explanation(Puzzle puzzle, SolveListener listener) {
        return Explanation.of(puzzle, Solver.of(puzzle).within(limits).listening(listener));
    }
}
