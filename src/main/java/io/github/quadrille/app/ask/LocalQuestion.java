package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Clock;
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
import java.util.stream.Stream;

/**
 * Asks for one run of a local search.
 *
 * @param noArguments whether the search runs even if a short argument shows that there is no packing
 * @param exact the options of the exact methods, which run after the local search and say whether there is a packing,
 *     or how much can be covered; empty if no exact method runs
 */
public record LocalQuestion(Method method, LocalLimits limits, boolean noArguments, Optional<SearchOptions> exact) {
    private static final Parameter<Method> METHOD = Parameter.of(
                    "method", ParameterType.oneOf(Methods.published(), Method::word), "Which local search to run.")
            .usually(Repair.DEFAULT);
    /** This parameter says after how many steps a run ends. */
    public static final Parameter<Long> STEPS = Parameter.whole(
                    "steps", 0, Long.MAX_VALUE, "Stop a run after N steps. The result is then the same on any machine.")
            .called("--max-iterations,--steps")
            .ofProgram()
            .under(Heading.LIMITS);
    /** This parameter says after how many examined states a run ends. */
    public static final Parameter<Long> MOVES = Parameter.whole(
                    "moves",
                    0,
                    Long.MAX_VALUE,
                    "Stop a run after the step in which the N-th state is looked at. The result is then the same on"
                            + " any machine.")
            .ofProgram()
            .under(Heading.LIMITS);
    /** This parameter says how often a run may begin anew. */
    public static final Parameter<Long> RESTARTS = Parameter.whole(
                    "restarts", 0, Long.MAX_VALUE, "Restart a run at most N times.")
            .ofProgram()
            .under(Heading.LIMITS);

    private static final Parameter<Boolean> NO_ARGUMENTS = Parameter.flag(
                    "no-arguments", "Search even where a short argument shows that there is no packing.")
            .under(Heading.SEARCH);
    /** This parameter says how long the exact methods may take after the run. */
    public static final Parameter<Duration> EXACT_TIME_LIMIT = Parameter.of(
                    "exact-time-limit",
                    ParameterType.span(),
                    "When no packing was found, the exact search has this time to decide whether there is one, or to"
                            + " find the best covering. Where there is no packing, it has the same time again to find"
                            + " how many cells can be covered.")
            .usually(Duration.ofSeconds(1))
            .ofProgram()
            .under(Heading.LIMITS);
    /** This parameter switches off the exact methods after the run. */
    public static final Parameter<Boolean> NO_EXACT = Parameter.flag(
                    "no-exact",
                    "After a run without a packing, do not ask exact methods whether there is one, and if not, how many cells can be covered.")
            .under(Heading.LIMITS);
    /** The list has all parameters of a run except the method. */
    public static final List<Parameter<?>> OF_RUN = List.of(
            Parameter.SEED, Parameter.TIME_LIMIT, STEPS, MOVES, RESTARTS, NO_ARGUMENTS, EXACT_TIME_LIMIT, NO_EXACT);
    /** Declares the question {@code local} and its parameters. */
    public static final Question<LocalQuestion> QUESTION =
            Question.ofPuzzle("local", "Runs a local search, and shows its steps", values -> {
                Method method = values.of(METHOD);
                Duration exact = values.of(EXACT_TIME_LIMIT);
                Optional<Duration> less = values.limits().time().filter(time -> time.compareTo(exact) < 0);
                return of(method, values, limits(values, Optional.empty()), less.orElse(exact));
            });

    /** Returns the question for one run with these limits and the options that the user set. */
    public static LocalQuestion of(Method method, Values values, LocalLimits limits, Duration exact) {
        SearchOptions options = SearchOptions.FIND_ONE.within(values.limits().withTime(exact));
        return new LocalQuestion(
                method, limits, values.of(NO_ARGUMENTS), Optional.of(options).filter(asked -> !values.of(NO_EXACT)));
    }

    /**
     * Returns the limits at which a run ends.
     *
     * @param usual the time limit if the user sets no limit at all
     */
    public static LocalLimits limits(Values values, Optional<Duration> usual) {
        boolean isOpen = Stream.of(STEPS, MOVES, RESTARTS)
                .allMatch(limit -> values.said(limit).isEmpty());
        return new LocalLimits(
                values.of(Parameter.SEED),
                values.limits(usual.filter(time -> isOpen)).time(),
                values.said(STEPS).orElse(Long.MAX_VALUE),
                values.said(MOVES).orElse(Long.MAX_VALUE),
                values.said(RESTARTS).orElse(Long.MAX_VALUE),
                Integer.MAX_VALUE);
    }

    /**
     * Holds the result of a run.
     *
     * @param run the run; empty if a short argument made it needless
     * @param effort the method, the seed, and numbers that say how much work the run did, each under its name
     */
    public record Answer(Verdict verdict, Optional<LocalRun> run, Map<String, Object> effort) {}

    /**
     * Runs the search, unless a short argument shows that there is no packing.
     *
     * @param source the name of the puzzle in messages
     * @throws UnusableInput when the method makes no sense for the puzzle
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

    /**
     * Runs the exact methods on the questions that the local search left open. Returns a map whose keys are the names
     * of the results, as {@link ExactBeside} defines them.
     */
    public Map<String, Object> beside(Puzzle puzzle, Verdict found, SolveListener listener) {
        return exact.isPresent() && !listener.isInterrupted()
                ? new ExactBeside(puzzle, exact.get(), listener).of(found)
                : new LinkedHashMap<>();
    }

    /** Throws {@link UnusableInput} for a puzzle for which the method makes no sense. */
    public static void refuse(String source, Method method, Puzzle puzzle) throws UnusableInput {
        Optional<String> refusal = method.refusal(puzzle);
        if (refusal.isPresent()) {
            throw new UnusableInput(
                    source, "The method %s cannot be used for this puzzle: %s".formatted(method.word(), refusal.get()));
        }
    }
}
