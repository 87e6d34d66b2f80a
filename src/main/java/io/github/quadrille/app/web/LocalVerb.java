package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.LocalQuestion;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.compare.ExactBeside;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Runs one local search once, with its published parameters. */
final class LocalVerb {
    private LocalVerb() {}

    static void answer(LocalQuestion question, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        Puzzle puzzle = input.read();
        Method method = question.method();
        LocalLimits limits = question.limits();
        Clock clock = Clock.running();
        Puzzle rest = puzzle.rest();
        Optional<String> refusal = rest.region().size() == 0
                ? Optional.of("The given pieces cover the whole board. Maybe take some away.")
                : method.refusal(rest);
        if (refusal.isPresent()) {
            throw new UnusableInput(
                    PuzzleInput.SOURCE, "%s is not for this puzzle: %s".formatted(method.word(), refusal.get()));
        }
        Optional<Evidence> impossible = question.noArguments() || rest.goal() instanceof Goal.Cover
                ? Optional.empty()
                : BlockSolver.whyNone(rest);
        Map<String, Object> effort = new LinkedHashMap<>();
        effort.put("method", method.word());
        effort.put("seed", limits.seed());
        Verdict verdict;
        if (impossible.isPresent()) {
            verdict = new Verdict.Infeasible(impossible.get(), Work.since(clock));
        } else {
            LocalReply watch = new LocalReply(reply, puzzle, rest);
            LocalRun run = LocalLoop.run(rest, method, limits, watch);
            watch.say();
            verdict = run.verdict();
            effort.putAll(run.effort(rest));
        }
        if (question.exact().isPresent() && !reply.isStopped()) {
            effort.putAll(
                    new ExactBeside(rest, question.exact().get(), SolveListener.until(reply::isStopped)).of(verdict));
        }
        reply.answer(out -> {
            try (AnswerWriter writer = new AnswerWriter(out, rest)) {
                if (verdict instanceof Verdict.Packed packed) {
                    writer.packing(packed.first());
                }
                writer.end(verdict, effort);
            }
        });
    }
}
