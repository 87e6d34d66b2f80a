package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.LocalQuestion;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import java.io.IOException;

/**
 * Answers a question with one run of a local search. The own parameters of the method have their default values. After
 * the run, exact methods can tell whether there is a packing.
 */
final class LocalVerb {
    private LocalVerb() {}

    static void answer(LocalQuestion question, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        Puzzle puzzle = UsablePuzzle.withoutRules(PuzzleInput.SOURCE, input.read(), "local search");
        Puzzle rest = UsablePuzzle.rest(PuzzleInput.SOURCE, puzzle);
        LocalReply watch = new LocalReply(reply, puzzle, rest);
        LocalQuestion.Answer answer = question.run(PuzzleInput.SOURCE, rest, watch);
        watch.say();
        answer.effort().putAll(question.beside(rest, answer.verdict(), SolveListener.until(reply::isStopped)));
        reply.answer(out -> {
            try (AnswerWriter writer = new AnswerWriter(out, rest)) {
                if (answer.verdict() instanceof Verdict.Packed packed) {
                    writer.packing(packed.first());
                }
                writer.end(answer.verdict(), answer.effort());
            }
        });
    }
}
