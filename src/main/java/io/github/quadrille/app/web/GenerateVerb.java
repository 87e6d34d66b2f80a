package io.github.quadrille.app.web;

import io.github.quadrille.app.answer.GeneratedAnswer;
import io.github.quadrille.app.ask.GenerateQuestion;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.app.generate.GenerationClock;
import io.github.quadrille.app.generate.ImpossibleRequest;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.jetty.http.HttpStatus;

/** Makes a puzzle that has exactly one packing. */
final class GenerateVerb {
    private GenerateVerb() {}

    static void answer(GenerateQuestion question, byte[] body, Reply reply) throws IOException, UnusableInput {
        PuzzleSource source = question.source(body);
        try {
            generate(source, question.seed(), new GenerationClock(question.time(), reply::isStopped), reply);
        } catch (ImpossibleRequest problem) {
            if (!problem.isProven()) {
                throw new RefusedQuestion(HttpStatus.BAD_REQUEST_400, problem.getMessage());
            }
            notMade("infeasible", question.seed(), problem.getMessage(), reply);
        }
    }

    private static void generate(PuzzleSource source, long seed, GenerationClock generationClock, Reply reply)
            throws IOException, UnusableInput {
        Optional<GeneratedPuzzle> made =
                source.generate("unique-s" + seed, new SplittableRandom(seed), generationClock);
        if (made.isEmpty()) {
            String remark =
                    generationClock.remark().map(words -> " (" + words + ")").orElse("");
            String why = generationClock.isSpent()
                    ? "no such puzzle was found in time%s. Maybe a longer time-limit"
                    : "nothing new was left to try%s. Maybe another size, or more kinds";
            notMade("not found", seed, why.formatted(remark), reply);
            return;
        }
        reply.answer(GeneratedAnswer.of(made.get(), seed, Optional.empty(), true, Optional.empty()));
    }

    private static void notMade(String status, long seed, String reason, Reply reply) throws IOException {
        reply.answer(new GeneratedAnswer.None(status, "unique-s" + seed, seed, reason));
    }
}
