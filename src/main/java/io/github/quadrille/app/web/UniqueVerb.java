package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.json.PieceAnswer;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Looks for two packings, which are enough to know whether one is the only one. */
final class UniqueVerb implements Verb {
    @Override
    public String name() {
        return "unique";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits();
        boolean classes = parameters.flag("classes");
        return (body, reply) -> {
            Puzzle puzzle = input.readPackable(body, "It is");
            Solver solver =
                    Solver.of(puzzle).within(limits).listening(new ReplyListener(reply, puzzle).withoutPackings());
            answer(puzzle, classes ? solver.uniqueUpToSymmetry() : solver.unique(), reply);
        };
    }

    private static void answer(Puzzle puzzle, Uniqueness found, Reply reply) throws IOException {
        reply.answer(new Answer(
                found.verdict().status(),
                puzzle,
                isUnique(found),
                found.packings().stream()
                        .map(packing -> new Pieces(PieceAnswer.of(puzzle, packing.pieces())))
                        .toList(),
                found.image().map(PuzzleSymmetry::name),
                found.verdict().work().nodes()));
    }

    private record Answer(
            Verdict.Status status,
            Puzzle puzzle,
            Boolean unique,
            List<Pieces> packings,
            Optional<String> image,
            long nodes) {}

    private record Pieces(List<PieceAnswer> pieces) {}

    /** Null when that is not known. */
    private static Boolean isUnique(Uniqueness found) {
        return switch (found.howMany()) {
            case ONE -> Boolean.TRUE;
            case NONE, SEVERAL -> Boolean.FALSE;
            case AT_LEAST_ONE, UNKNOWN -> null;
        };
    }
}
