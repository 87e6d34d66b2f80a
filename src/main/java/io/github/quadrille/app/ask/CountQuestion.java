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
 * @param group the symmetries for counting classes of packings: two packings are in the same class if one of these
 *     symmetries maps one to the other. It is the trivial group if no classes are counted.
 */
public record CountQuestion(Limits limits, CountMethod method, SymmetryGroup group) implements PackingQuestion {
    /** This parameter chooses the method of counting. */
    public static final Parameter<CountMethod> METHOD = Parameter.constant(
            "method",
            CountMethod.AUTO,
            "search (find and count every packing), frontier (count all packings by dynamic programming, without finding any) or auto (the method that is likely to be faster).");

    /**
     * This parameter says how classes of packings are counted: a packing and its mirror image are in different classes,
     * unless a turn maps one to the other.
     */
    public static final Parameter<Boolean> TURNS_ONLY = Parameter.flag(
                    "turns-only",
                    "With --up-to-symmetry: count mirror images as different, unless a turn maps one to the other.")
            .ofProgram()
            .under(Heading.QUESTIONS);
    /** Declares the question {@code count} and its parameters. */
    public static final Question<CountQuestion> QUESTION = Question.ofPuzzle(
            "count",
            "Counts packings, and classes of symmetric packings",
            values -> new CountQuestion(
                    values.limits(Parameter.NODES, Parameter.THREADS, Parameter.MEMORY),
                    values.of(METHOD),
                    values.of(TURNS_ONLY) ? SymmetryGroup.TURNS : SymmetryGroup.of(values.of(Parameter.CLASSES))));

    /** Returns the same question with another time limit. */
    public CountQuestion within(Optional<Duration> time) {
        return new CountQuestion(limits.withTime(time), method, group);
    }

    @Override
    public CountAnswer answer(Puzzle puzzle, SolveListener listener) {
        ClassCount count = count(puzzle, listener);
        return CountAnswer.of(puzzle.name(), count.packings(), count.classes(), count.work());
    }

    /** Counts the packings, for callers that write their own sentences about the numbers. */
    public ClassCount count(Puzzle puzzle, SolveListener listener) {
        return Solver.of(puzzle).within(limits).listening(listener).upTo(group).count(method);
    }
}
