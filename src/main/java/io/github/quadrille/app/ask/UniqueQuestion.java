package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.json.PieceAnswer;
import java.util.List;
import java.util.Optional;

/**
 * Asks whether there is exactly one packing or, up to symmetry, exactly one class of packings. Two packings, or
 * packings of two classes, are enough for the answer no.
 */
public record UniqueQuestion(Limits limits, boolean upToSymmetry) implements PackingQuestion {
    /** Declares the question {@code unique} and its parameters. */
    public static final Question<UniqueQuestion> QUESTION = Question.ofPuzzle(
            "unique",
            "Looks for two packings, to say whether there are none, one or more",
            values -> new UniqueQuestion(values.limits(), values.of(Parameter.CLASSES)));

    @Override
    public Answer answer(Puzzle puzzle, SolveListener listener) {
        Uniqueness found = Solver.of(puzzle)
                .within(limits)
                .listening(listener)
                .upTo(SymmetryGroup.of(upToSymmetry))
                .unique();
        Boolean unique = switch (found.howMany()) {
            case ONE -> Boolean.TRUE;
            case NONE, SEVERAL -> Boolean.FALSE;
            case AT_LEAST_ONE, UNKNOWN -> null;
        };
        return new Answer(
                found.verdict().status(),
                puzzle,
                unique,
                found.verdict().stopped().filter(limit -> unique == null).map(Limit::words),
                found.packings().stream()
                        .map(packing -> new Pieces(PieceAnswer.of(puzzle, packing.pieces())))
                        .toList(),
                found.image().map(PuzzleSymmetry::name),
                found.verdict().work().nodes());
    }

    /** Holds the answer for JSON; {@code unique} is null when it is not known, and the reason says why. */
    public record Answer(
            Verdict.Status status,
            Puzzle puzzle,
            Boolean unique,
            Optional<String> reason,
            List<Pieces> packings,
            Optional<String> image,
            long nodes) {}

    /** Holds the pieces of a packing. */
    public record Pieces(List<PieceAnswer> pieces) {}
}
