package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Verb.Task;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.compare.ExactBeside;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.Methods;
import io.github.quadrille.lab.local.repair.Repair;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Runs one local search once, with its published parameters. */
final class LocalVerb {
    /** How long exact methods are asked each question at most, unless the run itself has less. */
    private static final Duration EXACT = Duration.ofSeconds(1);

    private LocalVerb() {}

    static Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Method method =
                parameters.word("method", Methods.published(), Method::word).orElse(Repair.DEFAULT);
        LocalLimits limits = LocalLimits.NONE
                .withSeed(parameters.seed())
                .withTimeLimit(parameters.limits().time().orElseThrow());
        boolean noArguments = parameters.flag("no-arguments");
        Optional<SearchOptions> exact = parameters.flag("no-exact")
                ? Optional.empty()
                : Optional.of(SearchOptions.FIND_ONE.within(exactly(parameters.limits())));
        return (body, reply) -> run(input.read(body), method, limits, noArguments, exact, reply);
    }

    private static Limits exactly(Limits limits) {
        return limits.withTime(
                limits.time().filter(time -> time.compareTo(EXACT) < 0).orElse(EXACT));
    }

    private static void run(
            Puzzle puzzle,
            Method method,
            LocalLimits limits,
            boolean noArguments,
            Optional<SearchOptions> exact,
            Reply reply)
            throws IOException, UnusableInput {
        Clock clock = Clock.running();
        Puzzle rest = puzzle.rest();
        Optional<String> refusal = rest.region().size() == 0
                ? Optional.of("The given pieces cover the whole board. Maybe take some away.")
                : method.refusal(rest);
        if (refusal.isPresent()) {
            throw new UnusableInput(
                    PuzzleInput.SOURCE, "%s is not for this puzzle: %s".formatted(method.word(), refusal.get()));
        }
        Optional<Evidence> impossible =
                noArguments || rest.goal() instanceof Goal.Cover ? Optional.empty() : BlockSolver.whyNone(rest);
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
        if (exact.isPresent() && !reply.isStopped()) {
            effort.putAll(new ExactBeside(rest, exact.get(), SolveListener.until(reply::isStopped)).of(verdict));
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
