package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.CountAnswer;
import java.util.List;

/**
 * Asks how many packings there are.
 *
 * @param group what makes packings symmetric, whose classes are counted, too; the trivial one where they are not
 */
public record CountQuestion(Limits limits, CountMethod method, SymmetryGroup group) implements PackingQuestion {
    private static final Parameter<CountMethod> METHOD =
            Parameter.constant("method", CountMethod.AUTO, "How to count.");
    /** Declares it, with its parameters. */
    public static final Question<CountQuestion> QUESTION = Question.ofPuzzle(
            "count",
            "Counts packings, and classes of symmetric ones",
            List.of(Parameter.TIME_LIMIT, METHOD, Parameter.CLASSES),
            values -> new CountQuestion(
                    values.limits(), values.of(METHOD), SymmetryGroup.of(values.of(Parameter.CLASSES))));

    @Override
    public CountAnswer answer(Puzzle puzzle, SolveListener listener) {
        ClassCount count = count(puzzle, listener);
        return CountAnswer.of(puzzle.name(), count.packings(), count.classes(), count.work());
    }

    /** Returns the numbers, for those who say them in other words. */
    public ClassCount count(Puzzle puzzle, SolveListener listener) {
        return Solver.of(puzzle).within(limits).listening(listener).upTo(group).count(method);
    }
}
