package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.learner.LearnedPackings;
import io.github.quadrille.engine.learner.LearnedPackings.Found;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.StageBudget;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;

/** Counts by the {@link CountPlan}. It holds a search and a frontier, and estimates which of the two is faster. */
final class CountAttempt implements Plan.Played {
    /**
     * After a search of this many nodes, which takes about a second, it is worth estimating the size of the search
     * tree.
     */
    static final long NODES_OF_TRIAL = 3_000_000;
    /** A node that Choco opens takes as long as this many nodes that other code opens. */
    private static final int NODES_OF_CHOCO = 30;
    /** The frontier adds this many numbers in the time of one node that Choco does not open. */
    private static final int ADDITIONS_A_NODE = 30;

    private static final double SECONDS_A_NODE = 3e-7;
    /** No search ever opens this many nodes. */
    private static final double NEVER = 1e18;

    /**
     * If the frontier may fit into memory, the search may open about as many nodes as it opens in this many times
     * {@link TreeEstimate#secondsInDoubt}.
     */
    private static final double LARGER = 4;

    /** On boards of at most this many cells, a search begins before the work of the frontier is estimated. */
    private static final int SMALL = 128;
    /** The search opens this many nodes in a few milliseconds, while estimating the work of a frontier takes longer. */
    private static final long NODES_OF_A_MOMENT = 10_000;
    /**
     * If no kind may be used twice, the search may open this many nodes before the work of the frontier is estimated.
     * The estimate then takes longer, because the frontier has to remember which kinds were used.
     */
    private static final long NODES_OF_A_LONGER_MOMENT = 1_000_000;
    /**
     * If the estimate of a frontier's work was given up early, the frontier gets this share of the time that the search
     * would take.
     */
    private static final double SHARE_OF_A_GUESS = 0.5;

    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 30;

    private static final String SHORT = "a short search comes first";

    private final CountStages stages;
    private final long nodesOfTrial;
    private Optional<PackingSearch> search = Optional.empty();
    /**
     * The work of this frontier was estimated, and it may fit into memory. The frontier is removed when it turns out
     * not to fit.
     */
    private Optional<PreparedFrontier> outlook = Optional.empty();

    private Optional<TreeEstimate> tree = Optional.empty();
    /** This is the reason why the search runs to its end. It is empty while that is not decided. */
    private Optional<String> whySearch = Optional.empty();

    private String whyFrontier = "";
    /** This is the work that the search had done when the frontier and the search began to take turns. */
    private Optional<Work> beforeTurns = Optional.empty();

    /**
     * Prepares a count.
     *
     * @param nodesOfTrial the number of nodes after which the size of the tree is estimated
     */
    CountAttempt(CountStages stages, long nodesOfTrial) {
        this.stages = stages;
        this.nodesOfTrial = nodesOfTrial;
    }

    @Override
    public StageBudget budget() {
        return stages.budget();
    }

    /**
     * Counts until the number is known or a limit is reached.
     *
     * @throws Stopped when a limit is reached before the search begins
     */
    PackingCount count() {
        try {
            PackingCount count = CountPlan.AUTO.play(this).orElseThrow();
            return new PackingCount(
                    count.total().max(found()),
                    count.stoppedBy(),
                    count.method(),
                    count.why(),
                    stages.budget().work());
        } catch (Stopped stopped) {
            if (search.isEmpty()) {
                throw stopped;
            }
            return new PackingCount(
                    found(),
                    Optional.of(stopped.limit()),
                    CountMethod.SEARCH,
                    whySearch.orElse(SHORT),
                    stages.budget().work());
        } finally {
            search.ifPresent(PackingSearch::close);
        }
    }

    /** Returns how many packings the search has found so far. */
    private BigInteger found() {
        return BigInteger.valueOf(search.map(PackingSearch::packings).orElse(0L));
    }

    boolean isSmall() {
        return stages.puzzle().region().size() <= SMALL;
    }

    /**
     * Tells whether a frontier may fit into memory. The result is false before the work of the frontier is estimated,
     * and after the frontier turned out not to fit.
     */
    boolean mayFit() {
        return outlook.isPresent();
    }

    boolean isCheap() {
        return outlook.filter(PreparedFrontier::isCheap).isPresent();
    }

    boolean isOfFewShapes() {
        return LearnedPackings.suits(stages.table());
    }

    /**
     * Tells whether a frontier may fit into memory and no estimate of the search tree shows that the search is faster.
     */
    boolean looksQuick() {
        return mayFit() && !isSearchQuicker();
    }

    private boolean isSearchQuicker() {
        return tree.filter(outlook.orElseThrow()::isSlowerThan).isPresent();
    }

    long nodesOfMoment() {
        boolean areDifferent = stages.puzzle().bag().supplies().stream()
                .allMatch(supply -> supply.count().max() <= 1);
        return areDifferent ? Math.min(nodesOfTrial, NODES_OF_A_LONGER_MOMENT) : NODES_OF_A_MOMENT;
    }

    long costOfTrial() {
        return nodesOfTrial;
    }

    /**
     * Returns how many more nodes the search may open before the frontier gets a turn. They are enough if the estimate
     * of the search tree is right, but the estimate may have missed the largest part of the tree. The number is
     * unlimited if no frontier fits into memory.
     */
    long nodesOfTree() {
        if (!mayFit()) {
            return Plan.Stage.ALL;
        }
        double most = LARGER * tree.orElseThrow().secondsInDoubt() / SECONDS_A_NODE;
        return (long) Math.max(1, Math.min(most * nodes() / cost(), NEVER));
    }

    long additionsOfTurn() {
        return (long) (ADDITIONS_A_NODE * cost(workBeforeTurns()));
    }

    long nodesOfTurn() {
        return workBeforeTurns().nodes();
    }

    private Work workBeforeTurns() {
        beforeTurns = beforeTurns.or(() -> Optional.of(worked()));
        return beforeTurns.get();
    }

    private Work worked() {
        return search.map(PackingSearch::work).orElse(Work.NONE);
    }

    private long nodes() {
        return worked().nodes();
    }

    private double cost() {
        return cost(worked());
    }

    private static double cost(Work work) {
        return work.nodes() + (double) (NODES_OF_CHOCO - 1) * work.choco();
    }

    /** Begins or continues the search. It pauses when it has opened {@code more} nodes. */
    Optional<PackingCount> search(long more) {
        if (search.isEmpty()) {
            search = Optional.of(stages.begin());
        }
        long left = stages.nodesLeft();
        PackingSearch paused = search.get();
        Optional<Verdict> verdict = budget().counting(paused::work, () -> paused.go(Math.min(more, left)));
        // The limit counts the nodes of other stages too. If at most {@code more} nodes were left, the pause means that
        // the limit is reached.
        Stopped.ifAny(Optional.of(Limit.NODES).filter(limit -> verdict.isEmpty() && left <= more));
        return verdict.map(searched -> PackingCounter.of(
                searched,
                whySearch.orElse(searched.stopped().isEmpty() ? "a short search found all packings" : SHORT)));
    }

    /**
     * Continues the search until it has cost as much as {@code most} nodes that Choco does not open. A node that Choco
     * opens costs more than others, and the method assumes that Choco opens the same share of nodes as before.
     */
    Optional<PackingCount> searchForCost(long most) {
        Optional<PackingCount> count = Optional.empty();
        while (count.isEmpty() && more(most) > 0) {
            count = search(more(most));
        }
        return count;
    }

    private long more(long most) {
        return nodes() == 0 ? most / NODES_OF_CHOCO : (long) ((most - cost()) * nodes() / cost());
    }

    /** Estimates how much work a frontier would have. */
    Optional<PackingCount> survey(long all) {
        try {
            PreparedFrontier seen = PreparedFrontier.of(stages);
            if (seen.fits()) {
                outlook = Optional.of(seen);
                whyFrontier = "the frontier needs little work (%s)".formatted(seen.size());
            } else {
                whySearch = Optional.of("the frontier would need more memory than allowed (%s)".formatted(seen.size()));
            }
        } catch (FrontierTooLarge e) {
            whySearch = Optional.of("the frontier cannot count this puzzle: " + e.getMessage());
        }
        return Optional.empty();
    }

    /** Finds all packings of a puzzle with few shapes by a search that learns clauses. */
    Optional<PackingCount> learn(long conflicts) {
        LearnedPackings learner =
                new LearnedPackings(stages.table(), SearchOptions.FIND_ONE.within(stages.limitsLeft()), stages);
        Optional<Found> found;
        try {
            found = learner.find(Long.MAX_VALUE, conflicts);
        } finally {
            budget().did(new Work(0, learner.conflicts(), 0, 0, 0, 0));
        }
        return found.map(all -> new PackingCount(
                BigInteger.valueOf(all.packings().size()),
                Optional.empty(),
                CountMethod.SEARCH,
                "a search that learns from its dead ends found all packings",
                stages.budget().work()));
    }

    /** Estimates how much work the search would have. */
    Optional<PackingCount> lookAtTree(long all) {
        tree = lookAtTree(stages);
        String size = outlook.orElseThrow().size();
        whyFrontier = "a short search did not end, and the frontier may fit into memory (%s)".formatted(size);
        if (isSearchQuicker()) {
            whySearch = Optional.of(
                    "the frontier needs more work (%s) than the search, as far as a look at the search tree shows"
                            .formatted(size));
        }
        return Optional.empty();
    }

    /**
     * Estimates the work of the search by a few random descents in its tree. The descents are the same at every call.
     * So a forecast of whether the count would search comes to the same result as the count itself.
     */
    static Optional<TreeEstimate> lookAtTree(CountStages stages) {
        CountStages look = stages.look(LOOK);
        Optional<TreeEstimate> tree = TreeEstimator.descend(look, PROBES, new Random(1));
        stages.budget().did(new Work(0, look.budget().work().nodes(), 0, 0, 0, 0));
        return tree;
    }

    /**
     * Runs the frontier to its end. If the estimate of its work was given up early and there is an estimate of the
     * search tree, the frontier runs only for half of the time that the search would take.
     */
    Optional<PackingCount> runFrontier(long additions) {
        PreparedFrontier seen = outlook.orElseThrow();
        boolean isGuess = !seen.estimate().isComplete() && tree.isPresent();
        Optional<PackingCount> count =
                isGuess ? run(seen.within(stages.clock(shareOf(tree.get()))), additions) : run(seen, additions);
        if (count.isEmpty() && mayFit()) {
            searchOn("the frontier was begun, but did not end in half the time that a search would take");
        }
        return count;
    }

    private Duration shareOf(TreeEstimate search) {
        double seconds =
                SHARE_OF_A_GUESS * search.secondsInDoubt() / stages.limits().threads();
        return Duration.ofSeconds((long) Math.ceil(Math.min(seconds, Integer.MAX_VALUE)));
    }

    /** Continues the frontier for about this many additions of numbers. */
    Optional<PackingCount> goOnFrontier(long additions) {
        whyFrontier = "the search took longer than expected from its tree, and the frontier ended first";
        return run(outlook.orElseThrow(), additions);
    }

    /**
     * Runs a frontier. If a limit of memory or time ends only the frontier, and not the whole count, the search
     * continues the count.
     */
    private Optional<PackingCount> run(PreparedFrontier frontier, long additions) {
        PackingCount count = frontier.run(additions, whyFrontier, stages);
        if (count.stoppedBy().equals(Optional.of(Limit.MEMORY))) {
            searchOn("the frontier was begun, but needs more memory than allowed");
        }
        boolean isLast = count.isComplete()
                || (!count.stoppedBy().equals(Optional.of(Limit.NODES))
                        && stages.clock().stop().isPresent());
        return isLast ? Optional.of(count) : Optional.empty();
    }

    private void searchOn(String why) {
        outlook = Optional.empty();
        whySearch = Optional.of(why);
    }
}
