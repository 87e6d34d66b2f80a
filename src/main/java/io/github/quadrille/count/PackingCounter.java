package io.github.quadrille.count;

import io.github.quadrille.frontier.CoverProblem;
import io.github.quadrille.frontier.Frontier;
import io.github.quadrille.frontier.FrontierEstimate;
import io.github.quadrille.frontier.FrontierTooLarge;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountMethod;
import io.github.quadrille.question.PackingCount;
import io.github.quadrille.question.TreeEstimate;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;

/**
 * Counts the packings of a puzzle.
 *
 * <p>Which method is faster cannot be told from the size: the frontier's work depends on the boundaries, which are followed
 * for a moment; the search's depends on the packings, so it is tried for a moment where the frontier looks dear.
 */
public final class PackingCounter {
    /** So many numbers take the frontier a few seconds. */
    private static final double CHEAP = 5e8;
    /** Cells of boards on which a search begins at once. */
    private static final int SMALL = 128;
    /** Nodes that are open sooner than a frontier is surveyed: a few milliseconds. */
    private static final long NODES_OF_A_MOMENT = 1000;
    /** Nodes after which a search that was only tried is given up: about a second. */
    private static final long NODES_OF_TRIAL = 300_000;

    private static final double NUMBERS_PER_SECOND = 1e8;
    /** How much more there is than was surveyed, when the survey was given up: a guess. */
    private static final double NOT_SURVEYED = 10;

    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 60;

    private final Puzzle puzzle;
    private final Limits limits;
    private final CountListener listener;
    private final CountClock clock;

    private PackingCounter(Puzzle puzzle, Limits limits, CountListener listener) {
        this.puzzle = puzzle;
        this.limits = limits;
        this.listener = listener;
        this.clock = new CountClock(limits, listener);
    }

    /** Counts until the number is known or a limit is reached. */
    public static PackingCount count(Puzzle puzzle, CountMethod method, Limits limits, CountListener listener) {
        PackingCounter counter = new PackingCounter(puzzle, limits, listener);
        try {
            return switch (method) {
                case SEARCH -> counter.search("asked for");
                case FRONTIER -> counter.frontier("asked for");
                case AUTO -> counter.choose();
            };
        } catch (Stopped e) {
            return counter.answer(BigInteger.ZERO, Optional.of(e.limit()), method, "the placements were being listed");
        }
    }

    /**
     * Why {@link CountMethod#AUTO} would not search, in words; empty when it would.
     *
     * @param search what the search would take
     */
    public static Optional<String> frontierInstead(
            Puzzle puzzle, TreeEstimate search, Limits limits, CountListener listener) {
        try {
            FrontierEstimate estimate =
                    new PackingCounter(puzzle, limits, listener).frontier().estimate();
            if (estimate.bytes() > limits.memory()) {
                return Optional.empty();
            }
            if (isCheap(estimate)) {
                return Optional.of("the frontier counts this at once");
            }
            return search.nodes().mean() > NODES_OF_TRIAL && !isFaster(search, estimate)
                    ? Optional.of("count would take the frontier, which may fit")
                    : Optional.empty();
        } catch (FrontierTooLarge | Stopped e) {
            return Optional.empty();
        }
    }

    private static boolean isCheap(FrontierEstimate estimate) {
        return estimate.isComplete() && estimate.numbers() <= CHEAP;
    }

    /** Rather the search, which needs no memory, when in doubt. */
    private static boolean isFaster(TreeEstimate search, FrontierEstimate frontier) {
        double seconds = frontier.numbers() / NUMBERS_PER_SECOND * (frontier.isComplete() ? 1 : NOT_SURVEYED);
        return search.seconds().high() < seconds;
    }

    private PackingCount choose() {
        if (puzzle.region().size() <= SMALL) {
            SearchCount.Found moment = new SearchCount(limits, listener, clock).alone(puzzle, NODES_OF_A_MOMENT);
            if (!moment.stoppedBy().equals(Optional.of(Limit.NODES))) {
                return shortSearch(moment);
            }
        }
        Frontier frontier;
        FrontierEstimate estimate;
        try {
            frontier = frontier();
            estimate = frontier.estimate();
        } catch (FrontierTooLarge e) {
            return search("the frontier cannot do it: " + e.getMessage());
        }
        boolean fits = estimate.bytes() <= limits.memory();
        String size = "%s%,.0f numbers, %,d MiB"
                .formatted(estimate.isComplete() ? "" : "over ", estimate.numbers(), estimate.bytes() >> 20);
        if (fits && isCheap(estimate)) {
            return run(frontier, "the frontier has little to do (%s)".formatted(size));
        }
        SearchCount.Found trial = new SearchCount(limits, listener, clock).alone(puzzle, NODES_OF_TRIAL);
        if (!trial.stoppedBy().equals(Optional.of(Limit.NODES))) {
            return shortSearch(trial);
        }
        if (!fits) {
            return search("the frontier would need more memory than allowed (%s)".formatted(size));
        }
        Limits look = limits.withTime(
                clock.left().filter(left -> left.compareTo(LOOK) < 0).orElse(LOOK));
        Optional<TreeEstimate> tree = TreeEstimator.estimate(puzzle, look, PROBES, new Random(1), listener);
        return tree.isPresent() && isFaster(tree.get(), estimate)
                ? search("the frontier has more to do (%s) than the search, by a look at its tree".formatted(size))
                : run(frontier, "a short search did not end, and the frontier may fit (%s)".formatted(size));
    }

    private PackingCount shortSearch(SearchCount.Found found) {
        String why = found.stoppedBy().isEmpty() ? "a short search was enough" : "a short search comes first";
        return answer(found.packings(), found.stoppedBy(), CountMethod.SEARCH, why);
    }

    private Frontier frontier() {
        return new Frontier(CoverProblem.reduced(new PlacementTable(puzzle, clock::check)), limits, clock);
    }

    private PackingCount search(String why) {
        SearchCount.Found found = new SearchCount(limits, listener, clock).count(puzzle);
        return answer(found.packings(), found.stoppedBy(), CountMethod.SEARCH, why);
    }

    private PackingCount frontier(String why) {
        try {
            Frontier frontier = frontier();
            FrontierEstimate estimate = frontier.estimate();
            if (estimate.bytes() <= limits.memory()) {
                return run(frontier, why);
            }
            return answer(
                    BigInteger.ZERO,
                    Optional.of(Limit.MEMORY),
                    CountMethod.FRONTIER,
                    "the frontier needs %s%,d MiB, but %,d MiB are allowed"
                            .formatted(
                                    estimate.isComplete() ? "" : "over ",
                                    estimate.bytes() >> 20,
                                    limits.memory() >> 20));
        } catch (FrontierTooLarge e) {
            return answer(BigInteger.ZERO, Optional.of(Limit.MEMORY), CountMethod.FRONTIER, e.getMessage());
        }
    }

    private PackingCount run(Frontier frontier, String why) {
        try {
            frontier.run();
            BigInteger packings = frontier.stop().isPresent() ? BigInteger.ZERO : frontier.total();
            return answer(packings, frontier.stop(), CountMethod.FRONTIER, why);
        } catch (FrontierTooLarge e) {
            return answer(BigInteger.ZERO, Optional.of(Limit.MEMORY), CountMethod.FRONTIER, e.getMessage());
        }
    }

    private PackingCount answer(BigInteger packings, Optional<Limit> stoppedBy, CountMethod method, String why) {
        return new PackingCount(
                packings, stoppedBy, method, why, clock.elapsed().toNanos() / 1e9);
    }
}
