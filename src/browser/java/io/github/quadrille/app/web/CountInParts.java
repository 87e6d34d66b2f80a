package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.PackingQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.ParameterType;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.app.parts.HowMany;
import io.github.quadrille.app.web.Verb.Kind;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.CountAnswer;
import io.github.quadrille.io.answer.EstimateAnswer;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Answers three questions of a page whose workers share a count: into which parts to cut the count, how many packings
 * one part has, and how the numbers add up. Each worker is one thread. The count is cut in the same way as for many
 * machines.
 */
final class CountInParts {
    private static final Duration LOOK = Duration.ofSeconds(10);
    private static final int PROBES = 40;
    /** A count is cut only if one worker would take more than this many seconds. */
    private static final double SECONDS_OF_ONE = 4;

    private static final int MOST_WORKERS = 64;

    private static final Parameter<Long> WORKERS =
            Parameter.whole("workers", 1, MOST_WORKERS, 1, "How many workers count together.");
    private static final Parameter<BigInteger> PACKINGS = Parameter.of(
                    "packings",
                    ParameterType.written(text -> Optional.of(new BigInteger(text)), "0"),
                    "How many packings the parts have.")
            .usually(BigInteger.ZERO);
    private static final Parameter<Long> NODES =
            Parameter.whole("nodes", 0, Long.MAX_VALUE, 0, "How many nodes the parts took.");
    private static final Parameter<Long> MILLISECONDS =
            Parameter.whole("milliseconds", 0, Long.MAX_VALUE, 0, "How long the parts took.");
    private static final Parameter<Boolean> COMPLETE =
            Parameter.flag("complete", "Whether all parts are counted to their ends.");

    private CountInParts() {}

    static List<Verb> verbs() {
        return List.of(
                verb("count-parts", "Cuts a count", CountInParts::parts),
                verb("count-part", "Counts a part", CountInParts::part),
                verb("count-total", "What parts come to", CountInParts::total));
    }

    private static Verb verb(String name, String summary, Function<Values, PackingQuestion> reading) {
        return Verb.ofPackings(Question.ofPuzzle(name, summary, reading), Kind.SEARCH, "Counts are");
    }

    /**
     * Holds the parts of a count. There are no parts if the puzzle has rules, or if one worker is as good because it
     * counts along the frontier or finishes soon.
     *
     * @param milliseconds the time limit of the question
     * @param estimate the estimate of the whole count, if the count is cut
     * @param parts the parts, or an empty list if the count is not cut
     */
    private record Parts(long milliseconds, Optional<EstimateAnswer> estimate, List<Cut> parts) {}

    /**
     * Holds a part of a count.
     *
     * @param puzzle the part as a puzzle file
     * @param times the factor by which its number of packings is multiplied, because of symmetry
     */
    private record Cut(String puzzle, long times) {}

    private static PackingQuestion parts(Values values) {
        Limits limits = values.limits();
        int workers = workers(values);
        return (puzzle, listener) -> {
            long milliseconds = limits.time().orElseThrow().toMillis();
            if (!puzzle.rules().isEmpty()) {
                // A puzzle with rules is not cut, because a rule may be about pieces of several parts.
                return new Parts(milliseconds, Optional.empty(), List.of());
            }
            Clock clock = new Clock(limits, listener);
            Puzzle rest = puzzle.rest();
            CountEstimate look = Solver.of(rest)
                    .within(limits.withTime(LOOK))
                    .listening(listener)
                    .estimate(CountMethod.AUTO, PROBES);
            Optional<TreeEstimate> search = look.search()
                    .filter(tree -> look.instead().isEmpty() && tree.seconds().mean() > SECONDS_OF_ONE);
            if (search.isEmpty()) {
                return new Parts(milliseconds, Optional.empty(), List.of());
            }
            List<Cut> parts = PuzzleCut.into(search.get().parts(workers), rest, true, clock::check).stream()
                    .map(part -> new Cut(PuzzleWriter.toYaml(part.puzzle()), part.multiplicity()))
                    .toList();
            EstimateAnswer estimate =
                    EstimateAnswer.of(puzzle.name(), search.get(), workers, Optional.empty(), clock.seconds());
            return new Parts(milliseconds, Optional.of(estimate), parts);
        };
    }

    private static int workers(Values values) {
        return Math.toIntExact(values.of(WORKERS));
    }

    /**
     * Holds the count of one part. The number of packings is a text, because it can be larger than JavaScript's exact
     * whole numbers.
     */
    private record PartAnswer(String packings, long nodes, boolean complete) {}

    private static PackingQuestion part(Values values) {
        Limits whole = values.limits();
        Limits limits = whole.withMemory(whole.memory() / workers(values));
        return (puzzle, listener) -> {
            PackingCount count = HowMany.count(puzzle, CountMethod.AUTO, limits, listener::isInterrupted);
            return new PartAnswer(count.total().toString(), count.work().nodes(), count.isComplete());
        };
    }

    /** Returns the answer for the whole count. The request has the sums over the parts. */
    private static PackingQuestion total(Values values) {
        Limits limits = values.limits();
        BigInteger packings = values.of(PACKINGS);
        Work work = new Work(0, values.of(NODES), 0, 0, 0, values.of(MILLISECONDS) / 1e3).as("parts");
        Optional<Limit> stop = values.of(COMPLETE) ? Optional.empty() : Optional.of(Limit.TIME);
        boolean classes = values.of(Parameter.CLASSES);
        return (puzzle, listener) -> {
            PackingCount sum = new PackingCount(packings, stop, CountMethod.AUTO, "in parts", work);
            ClassCount count = Solver.of(puzzle)
                    .within(limits)
                    .listening(listener)
                    .upTo(SymmetryGroup.FULL)
                    .classes(sum);
            return CountAnswer.of(
                    puzzle.name(),
                    count.packings(),
                    count.classes().filter(found -> classes),
                    sum.isComplete() ? work.plus(count.work()) : work);
        };
    }
}
