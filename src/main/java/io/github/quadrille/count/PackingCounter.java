package io.github.quadrille.count;

import io.github.quadrille.frontier.Frontier;
import io.github.quadrille.frontier.FrontierEstimate;
import io.github.quadrille.frontier.FrontierTooLarge;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
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
 * for a moment; the search's depends on the packings, so it is tried for a moment where the frontier looks dear. Where there
 * are too many boundaries to follow, as in a wide box of cubes, the frontier gets half the time that the search would take;
 * when that or its memory is not enough, the search answers.
 */
public final class PackingCounter {
    /** So many numbers take the frontier a few seconds. */
    private static final double CHEAP = 5e8;
    /** Cells of boards on which a search begins at once. */
    private static final int SMALL = 128;
    /** Nodes that are open sooner than a frontier is surveyed: a few milliseconds. */
    private static final long NODES_OF_A_MOMENT = 10_000;
    /** The same where no kind may be used twice: the frontier has to remember which were, so its survey takes longer. */
    private static final long NODES_OF_A_LONGER_MOMENT = 1_000_000;
    /** Nodes after which a search that was only tried is given up: about a second. */
    private static final long NODES_OF_TRIAL = 3_000_000;

    private static final double NUMBERS_PER_SECOND = 1e8;
    /** How much more there is than was surveyed, when the survey was given up: a guess. */
    private static final double NOT_SURVEYED = 10;
    /** How much of the search's time a frontier gets of which the end was not seen. */
    private static final double SHARE_OF_A_GUESS = 0.5;

    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 60;

    private final CountStages stages;
    private final long nodesOfTrial;
    /** How many packings there are at least. */
    private BigInteger seen = BigInteger.ZERO;

    PackingCounter(CountStages stages) {
        this(stages, NODES_OF_TRIAL);
    }

    /** @param nodesOfTrial after which a search that was only tried is given up */
    PackingCounter(CountStages stages, long nodesOfTrial) {
        this.stages = stages;
        this.nodesOfTrial = nodesOfTrial;
    }

    /** Counts until the number is known or a limit is reached. */
    public static PackingCount count(Puzzle puzzle, CountMethod method, Limits limits, CountListener listener) {
        return new PackingCounter(new CountStages(puzzle, limits, listener)).count(method);
    }

    /** What a search for all packings has counted. */
    public static PackingCount of(Verdict search) {
        return new PackingCount(found(search), search.stopped(), CountMethod.SEARCH, "asked for", search.work());
    }

    PackingCount count(CountMethod method) {
        try {
            return switch (method) {
                case SEARCH -> search("asked for");
                case FRONTIER -> frontier("asked for");
                case AUTO -> choose();
            };
        } catch (Stopped e) {
            return answer(BigInteger.ZERO, Optional.of(e.limit()), method, "it was still being prepared");
        }
    }

    /**
     * Why {@link CountMethod#AUTO} would not search, in words; empty when it would.
     *
     * @param search what the search would take
     */
    static Optional<String> frontierInstead(TreeEstimate search, CountStages stages) {
        try {
            FrontierEstimate estimate = stages.frontier().estimate();
            if (estimate.bytes() > stages.limits().memory()) {
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
        if (stages.puzzle().region().size() <= SMALL) {
            Verdict moment = stages.search("moment", nodesOfMoment());
            if (stages.isOver(moment)) {
                return shortSearch(moment);
            }
            see(moment);
        }
        Frontier frontier;
        FrontierEstimate estimate;
        try {
            frontier = stages.frontier();
            estimate = frontier.estimate();
        } catch (FrontierTooLarge e) {
            return search("the frontier cannot do it: " + e.getMessage());
        } finally {
            stages.ended("survey");
        }
        boolean fits = estimate.bytes() <= stages.limits().memory();
        String size = "%s%,.0f numbers, %,d MiB"
                .formatted(estimate.isComplete() ? "" : "over ", estimate.numbers(), estimate.bytes() >> 20);
        if (fits && isCheap(estimate)) {
            return runOrSearch(frontier, "the frontier has little to do (%s)".formatted(size));
        }
        Verdict trial = stages.search("trial", nodesOfTrial);
        if (stages.isOver(trial)) {
            return shortSearch(trial);
        }
        see(trial);
        if (!fits) {
            return search("the frontier would need more memory than allowed (%s)".formatted(size));
        }
        Optional<TreeEstimate> tree = lookAtTree();
        if (tree.isPresent() && isFaster(tree.get(), estimate)) {
            return search("the frontier has more to do (%s) than the search, by a look at its tree".formatted(size));
        }
        String why = "a short search did not end, and the frontier may fit (%s)".formatted(size);
        boolean isGuess = !estimate.isComplete() && tree.isPresent();
        return runOrSearch(isGuess ? frontier.by(stages.clock(shareOf(tree.get()))) : frontier, why);
    }

    private long nodesOfMoment() {
        boolean areDifferent = stages.puzzle().bag().supplies().stream()
                .allMatch(supply -> supply.count().max() <= 1);
        return areDifferent ? Math.min(nodesOfTrial, NODES_OF_A_LONGER_MOMENT) : NODES_OF_A_MOMENT;
    }

    private Optional<TreeEstimate> lookAtTree() {
        CountStages look = stages.look(LOOK);
        Optional<TreeEstimate> tree = TreeEstimator.estimate(look, PROBES, new Random(1));
        stages.ended("look", look.work());
        return tree;
    }

    private Duration shareOf(TreeEstimate search) {
        double seconds =
                SHARE_OF_A_GUESS * search.secondsOn(stages.limits().threads()).high();
        return Duration.ofSeconds((long) Math.ceil(Math.min(seconds, Integer.MAX_VALUE)));
    }

    private PackingCount shortSearch(Verdict search) {
        String why = search.stopped().isEmpty() ? "a short search was enough" : "a short search comes first";
        return searched(search, why);
    }

    private PackingCount search(String why) {
        return searched(stages.search("search", Long.MAX_VALUE), why);
    }

    private PackingCount frontier(String why) {
        try {
            Frontier frontier = stages.frontier();
            FrontierEstimate estimate = frontier.estimate();
            stages.ended("survey");
            if (estimate.bytes() <= stages.limits().memory()) {
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
                                    stages.limits().memory() >> 20));
        } catch (FrontierTooLarge e) {
            return answer(BigInteger.ZERO, Optional.of(Limit.MEMORY), CountMethod.FRONTIER, e.getMessage());
        }
    }

    private PackingCount run(Frontier frontier, String why) {
        try {
            frontier.run();
            BigInteger packings = frontier.stop().isPresent() ? BigInteger.ZERO : frontier.total();
            stages.ended("frontier");
            return answer(packings, frontier.stop(), CountMethod.FRONTIER, why);
        } catch (FrontierTooLarge e) {
            stages.ended("frontier");
            return answer(BigInteger.ZERO, Optional.of(Limit.MEMORY), CountMethod.FRONTIER, e.getMessage());
        }
    }

    /** The same for a frontier that nobody asked for: within its own limits only, since a search needs none of them. */
    private PackingCount runOrSearch(Frontier frontier, String why) {
        PackingCount count = run(frontier, why);
        if (count.isComplete() || stages.clock().stop().isPresent()) {
            return count;
        }
        return search(
                count.stoppedBy().equals(Optional.of(Limit.MEMORY))
                        ? "the frontier was begun, but needs more memory than allowed"
                        : "the frontier was begun, but had not ended after half the time of a search");
    }

    private PackingCount searched(Verdict search, String why) {
        return answer(found(search), search.stopped(), CountMethod.SEARCH, why);
    }

    private void see(Verdict search) {
        seen = seen.max(found(search));
    }

    private static BigInteger found(Verdict search) {
        return search instanceof Verdict.Packed packed ? BigInteger.valueOf(packed.packings()) : BigInteger.ZERO;
    }

    /** What an earlier stage has found, a later one that was stopped does not take back. */
    private PackingCount answer(BigInteger packings, Optional<Limit> stoppedBy, CountMethod method, String why) {
        BigInteger total = stoppedBy.isPresent() ? packings.max(seen) : packings;
        return new PackingCount(total, stoppedBy, method, why, stages.work());
    }
}
