package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Counts the packings of a puzzle.
 *
 * <p>The size of a puzzle does not tell which method is faster. The work of the frontier depends on the boundaries,
 * which a short survey counts. The work of the search depends on the packings. So the search begins, and its tree is
 * estimated if the frontier looks expensive. If there are too many boundaries for the survey, as in a wide box of
 * cubes, the frontier gets half the time that the search would take. If this time or its memory is not enough, the
 * search goes on.
 */
public final class PackingCounter {
    private final CountStages stages;
    private final long nodesOfTrial;

    PackingCounter(CountStages stages) {
        this(stages, CountAttempt.NODES_OF_TRIAL);
    }

    /**
     * Prepares a counter.
     *
     * @param nodesOfTrial the number of nodes after which the tree of a search is estimated
     */
    PackingCounter(CountStages stages, long nodesOfTrial) {
        this.stages = stages;
        this.nodesOfTrial = nodesOfTrial;
    }

    /** Counts until the number is known or a limit is reached. */
    public static PackingCount count(Puzzle puzzle, CountMethod method, Limits limits, Listener listener) {
        return new PackingCounter(new CountStages(puzzle, limits, listener)).count(method);
    }

    /** Returns the number of packings that a search for all packings has found. */
    public static PackingCount of(Verdict search) {
        return of(search, "asked for");
    }

    static PackingCount of(Verdict search, String why) {
        BigInteger found =
                search instanceof Verdict.Packed packed ? BigInteger.valueOf(packed.packings()) : BigInteger.ZERO;
        return new PackingCount(found, search.stopped(), CountMethod.SEARCH, why, search.work());
    }

    PackingCount count(CountMethod method) {
        try {
            return switch (method) {
                case SEARCH -> of(stages.search("search", Long.MAX_VALUE));
                case FRONTIER -> byFrontier();
                case AUTO -> new CountAttempt(stages, nodesOfTrial).count();
            };
        } catch (Stopped e) {
            return stopped(e.limit(), method, "the count was still being prepared");
        }
    }

    /**
     * Returns the reason why {@link CountMethod#AUTO} would not search. It is empty if AUTO would search.
     *
     * @param search the estimated work of the search
     */
    static Optional<String> frontierInstead(TreeEstimate search, CountStages stages) {
        try {
            PreparedFrontier outlook = PreparedFrontier.of(stages);
            if (!outlook.fits()) {
                return Optional.empty();
            }
            if (outlook.isCheap()) {
                return Optional.of("the frontier counts the packings at once");
            }
            boolean takesFrontier = search.nodes().mean() > CountAttempt.NODES_OF_TRIAL
                    // If descending in the tree again gives no estimate, it had too little time. The given estimate had
                    // more time.
                    && CountAttempt.lookAtTree(stages)
                            .or(() -> Optional.of(search))
                            .filter(outlook::isSlowerThan)
                            .isEmpty();
            return takesFrontier
                    ? Optional.of("'count' would use the frontier, which may fit into memory")
                    : Optional.empty();
        } catch (FrontierTooLarge | Stopped e) {
            return Optional.empty();
        }
    }

    private PackingCount byFrontier() {
        try {
            PreparedFrontier outlook = PreparedFrontier.of(stages);
            if (!outlook.fits()) {
                return stopped(Limit.MEMORY, CountMethod.FRONTIER, outlook.excess());
            }
            PackingCount count = outlook.run(Long.MAX_VALUE, "asked for", stages);
            stages.budget().ended("frontier");
            return new PackingCount(
                    count.total(),
                    count.stoppedBy(),
                    count.method(),
                    count.why(),
                    stages.budget().work());
        } catch (FrontierTooLarge e) {
            return stopped(Limit.MEMORY, CountMethod.FRONTIER, e.getMessage());
        }
    }

    private PackingCount stopped(Limit limit, CountMethod method, String why) {
        return new PackingCount(
                BigInteger.ZERO,
                Optional.of(limit),
                method,
                why,
                stages.budget().work());
    }
}
