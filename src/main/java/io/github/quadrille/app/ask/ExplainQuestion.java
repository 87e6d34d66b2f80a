package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.ExplanationAnswer;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.explain.Explanation;
import io.github.quadrille.engine.solve.Solver;

/** Asks for a reason why there is no packing. A person can check the reason, and it is found without any search. */
public record ExplainQuestion(Limits limits) implements PackingQuestion {
    /** Declares the question {@code explain} and its parameters. */
    public static final Question<ExplainQuestion> QUESTION = Question.ofPuzzle(
            "explain",
            "Looks for a reason why there is no packing, without a search; a person can check the reason",
            values -> new ExplainQuestion(values.limits()));

    @Override
    public ExplanationAnswer answer(Puzzle puzzle, SolveListener listener) {
        return ExplanationAnswer.of(puzzle.rest(), explanation(puzzle, listener));
    }

    /** Returns the explanation why there is no packing, for callers that draw it. */
    public Explanation explanation(Puzzle puzzle, SolveListener listener) {
        return Explanation.of(puzzle, Solver.of(puzzle).within(limits).listening(listener));
    }
}
