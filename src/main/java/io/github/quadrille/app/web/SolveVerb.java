package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.PackQuestion;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Finds packings, or proves that there is none. If the goal is to cover, it finds a best covering, or several ways to
 * lay all pieces if more than one is wanted.
 */
final class SolveVerb {
    private SolveVerb() {}

    static void answer(PackQuestion question, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        SearchOptions options = question.options();
        Puzzle puzzle = options.packings() > 1
                ? UsablePuzzle.withPackings(PuzzleInput.SOURCE, input.read(), false)
                : input.read();
        reply.answer(out -> {
            try (AnswerWriter writer = new AnswerWriter(out, puzzle)) {
                Verdict verdict = Solver.of(puzzle)
                        .with(options)
                        .listening(new PackingsIn(writer, reply, puzzle))
                        .solve();
                writer.end(verdict, Map.of("nodes", verdict.work().nodes()));
            }
        });
    }

    /** Writes packings into the answer if they are not sent as events. */
    private static final class PackingsIn extends ReplyListener {
        private final AnswerWriter writer;
        private final boolean isWhole;

        PackingsIn(AnswerWriter writer, Reply reply, Puzzle puzzle) {
            super(reply, puzzle);
            this.writer = writer;
            this.isWhole = !reply.isStream();
        }

        @Override
        public void found(Packing packing) {
            super.found(packing);
            if (isWhole) {
                try {
                    writer.packing(packing);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }
}
