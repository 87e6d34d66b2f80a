package io.github.quadrille.app.ask;

import io.github.quadrille.app.ask.ParameterType.OneOf;
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
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.compare.ExactBeside;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.Methods;
import io.github.quadrille.lab.local.repair.Repair;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks for one run of a local search.
 *
 * @param noArguments whether it searches even where a short argument shows that there is no packing
 * @param exact what exact methods may take afterwards, to say whether there is a packing or how much can be covered
 */
public record LocalQuestion(Method method, LocalLimits limits, boolean noArguments, Optional<SearchOptions> exact) {
    /** Exact methods have this time for each question, unless the run itself has less. */
    private static final Duration EXACT = Duration.ofSeconds(1);

    private static final Parameter<Method> METHOD = Parameter.of(
                    "method", OneOf.of(Methods.published(), Method::word), "Which local search.")
            .usually(Repair.DEFAULT);
    private static final Parameter<Boolean> NO_ARGUMENTS =
            Parameter.flag("no-arguments", "Search even where a short argument shows that there is no packing.");

    private static final Parameter<Boolean> NO_EXACT = Parameter.flag(
            "no-exact",
            "After a run without a packing, do not ask exact methods for a second whether there is one, and if not, how many cells can be covered.");
    /** Declares it, with its parameters. */
    public static final Question<LocalQuestion> QUESTION = Question.ofPuzzle(
            "local",
            "Runs a local search, and tells its way",
            List.of(METHOD, Parameter.SEED, Parameter.TIME_LIMIT, NO_ARGUMENTS, NO_EXACT),
            values -> new LocalQuestion(
                    values.of(METHOD),
                    LocalLimits.NONE
                            .withSeed(values.of(Parameter.SEED))
                            .withTimeLimit(values.limits().time().orElseThrow()),
                    values.of(NO_ARGUMENTS),
                    values.of(NO_EXACT)
                            ? Optional.empty()
                            : Optional.of(SearchOptions.FIND_ONE.within(exactly(values.limits())))));

    private static Limits exactly(Limits limits) {
        return limits.withTime(
                limits.time().filter(time -> time.compareTo(EXACT) < 0).orElse(EXACT));
    }

    /**
     * Holds what came of it.
     *
     * @param run nothing where a short argument came before it
     * @param effort what it took, by name
     */
    public record Answer(Verdict verdict, Optional<LocalRun> run, Map<String, Object> effort) {}

    /**
     * Runs the search, unless a short argument shows that there is no packing.
     *
     * @param source what messages call the puzzle
     * @throws UnusableInput when the method makes no sense for it
     */
    public Answer run(String source, Puzzle puzzle, LocalListener listener) throws UnusableInput {
        refuse(source, method, puzzle);
        Clock clock = Clock.running();
        Map<String, Object> effort = new LinkedHashMap<>();
        effort.put("method", method.word());
        effort.put("seed", limits.seed());
        Optional<Evidence> impossible =
                noArguments || puzzle.goal() instanceof Goal.Cover ? Optional.empty() : BlockSolver.whyNone(puzzle);
        if (impossible.isPresent()) {
            return new Answer(new Verdict.Infeasible(impossible.get(), Work.since(clock)), Optional.empty(), effort);
        }
        LocalRun run = LocalLoop.run(puzzle, method, limits, listener);
        effort.putAll(run.effort(puzzle));
        return new Answer(run.verdict(), Optional.of(run), effort);
    }

    /** Asks exact methods what the search could not say; by name, as {@link ExactBeside} has it. */
    public Map<String, Object> beside(Puzzle puzzle, Verdict found, SolveListener listener) {
        return exact.isPresent() && !listener.isInterrupted()
                ? new ExactBeside(puzzle, exact.get(), listener).of(found)
                : new LinkedHashMap<>();
    }

    /** Refuses a puzzle for which a method makes no sense. */
    public static void refuse(String source, Method method, Puzzle puzzle) throws UnusableInput {
        Optional<String> refusal = method.refusal(puzzle);
        if (refusal.isPresent()) {
            throw new UnusableInput(source, "%s is not for this puzzle: %s".formatted(method.word(), refusal.get()));
        }
    }
}
