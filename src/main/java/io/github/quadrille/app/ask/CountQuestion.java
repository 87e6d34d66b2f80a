package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.CountAnswer;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks how many packings there are.
 *
 * @param group what makes packings symmetric, whose classes are counted, too; the trivial one where they are not
 */
public record CountQuestion(Limits limits, CountMethod method, SymmetryGroup group) implements PackingQuestion {
    /** Says how to count. */
    public static final Parameter<CountMethod> METHOD = Parameter.constant(
            "method",
            CountMethod.AUTO,
            "search: find every packing; frontier: dynamic programming, finds none and counts them all;"
                    + " auto: the one that is likely to be faster.");

    /** Says whether mirror images differ. */
    public static final Parameter<Boolean> TURNS_ONLY = Parameter.flag(
                    "turns-only", "With --up-to-symmetry: mirror images that no turn makes are different.")
            .ofProgram()
            .under(Heading.QUESTIONS);
    /** Declares it, with its parameters. */
    public static final Question<CountQuestion> QUESTION = Question.ofPuzzle(
            "count",
            "Counts packings, and classes of symmetric ones",
            values -> new CountQuestion(
                    values.limits(Parameter.NODES, Parameter.THREADS, Parameter.MEMORY),
                    values.of(METHOD),
                    values.of(TURNS_ONLY) ? SymmetryGroup.TURNS : SymmetryGroup.of(values.of(Parameter.CLASSES))));

    /** Asks so, for another time. */
    public CountQuestion within(Optional<Duration> time) {
        return new CountQuestion(limits.withTime(time), method, group);
    }

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
