package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.learner.LearnedPackings;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;

/**
 * A search for all packings that pauses after some nodes to look whether a frontier would count sooner, and if so, ends there.
 * It never begins anew: what a frontier could not do, or not in its time, the search goes on with where it has paused.
 */
final class SearchOrFrontier implements SolveListener {
    /** Nodes after which there is time to look at the tree: about a second. */
    static final long NODES_OF_TRIAL = 3_000_000;
    /** A node that Choco opens takes as long as so many others. */
    private static final int NODES_OF_CHOCO = 30;
    /** The frontier adds so many numbers while the search opens a node, not Choco. */
    private static final int ADDITIONS_A_NODE = 30;

    private static final double SECONDS_A_NODE = 3e-7;
    /** More nodes than are ever opened. */
    private static final double NEVER = 1e18;

    /** How many times larger a tree may be than it looked at most. */
    private static final double LARGER = 4;

    /** Cells of boards on which a search begins before there is a survey. */
    private static final int SMALL = 128;
    /** Nodes that are open sooner than a frontier is surveyed: a few milliseconds. */
    private static final long NODES_OF_A_MOMENT = 10_000;
    /** The same where no kind may be used twice: the frontier has to remember which were, so its survey takes longer. */
    private static final long NODES_OF_A_LONGER_MOMENT = 1_000_000;
    /** How much of the search's time a frontier gets of which the end was not seen. */
    private static final double SHARE_OF_A_GUESS = 0.5;

    /** Dead ends of a search that learns: in some ten seconds. */
    private static final int CONFLICTS = 200_000;

    private static final String LEARNT = "a search that learns from its dead ends found them all";

    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 30;

    private final CountStages stages;
    private final long nodesOfTrial;
    private Optional<PreparedFrontier> outlook = Optional.empty();
    private Optional<TreeEstimate> tree = Optional.empty();
    /** Why the search goes on to its end; nothing while that is not decided. */
    private Optional<String> whySearch = Optional.empty();

    private Optional<PackingCount> counted = Optional.empty();
    private boolean hasLearnt;

    /** @param nodesOfTrial after which the tree is looked at */
    SearchOrFrontier(CountStages stages, long nodesOfTrial) {
        this.stages = stages;
        this.nodesOfTrial = nodesOfTrial;
    }

    /** Counts until the number is known or a limit is reached. */
    PackingCount count() {
        boolean beginsAtOnce = stages.puzzle().region().size() <= SMALL;
        long nodes = beginsAtOnce ? nodesOfMoment() : decide(0, 0);
        if (counted.isPresent()) {
            return counted.get();
        }
        Verdict search = stages.search("search", nodes, this);
        PackingCount found = PackingCounter.of(search, whySearch.orElseGet(() -> wordsOfShort(search)));
        return counted.map(count -> new PackingCount(
                        count.total().max(found.total()),
                        count.stoppedBy(),
                        count.method(),
                        count.why(),
                        stages.work()))
                .orElse(found);
    }

    private static String wordsOfShort(Verdict search) {
        return search.stopped().isEmpty() ? "a short search was enough" : "a short search comes first";
    }

    private long nodesOfMoment() {
        boolean areDifferent = stages.puzzle().bag().supplies().stream()
                .allMatch(supply -> supply.count().max() <= 1);
        return areDifferent ? Math.min(nodesOfTrial, NODES_OF_A_LONGER_MOMENT) : NODES_OF_A_MOMENT;
    }

    @Override
    public long extended(long nodes, long byChoco) {
        if (nodes >= stages.nodesLeft()) {
            return nodes;
        }
        stages.ended("search");
        long most = decide(nodes, byChoco);
        return Math.min(most, stages.nodesLeft());
    }

    /** Up to how many nodes to search before the next decision; none when the frontier has counted. */
    private long decide(long nodes, long byChoco) {
        try {
            if (outlook.isEmpty()) {
                return survey(nodes, byChoco);
            }
            PreparedFrontier seen = outlook.get();
            long more = leftOfTrial(nodes, byChoco);
            if (more > 0) {
                return nodes + more;
            }
            return tree.isEmpty() ? look(seen, nodes, byChoco) : takeTurn(seen, nodes, cost(nodes, byChoco));
        } catch (Stopped e) {
            // The search runs into the same limit, and knows what it has found.
            return Long.MAX_VALUE;
        }
    }

    /** About so many nodes until the trial is over, if Choco opens as large a share of them as before. */
    private long leftOfTrial(long nodes, long byChoco) {
        double cost = cost(nodes, byChoco);
        return nodes == 0 ? nodesOfTrial / NODES_OF_CHOCO : (long) ((nodesOfTrial - cost) * nodes / cost);
    }

    private static double cost(long nodes, long byChoco) {
        return nodes + (double) (NODES_OF_CHOCO - 1) * byChoco;
    }

    private long survey(long nodes, long byChoco) {
        PreparedFrontier seen;
        try {
            seen = PreparedFrontier.of(stages);
        } catch (FrontierTooLarge e) {
            return searchOn("the frontier cannot do it: " + e.getMessage());
        }
        if (!seen.fits()) {
            return searchOn("the frontier would need more memory than allowed (%s)".formatted(seen.size()));
        }
        if (seen.isCheap()) {
            return runOrSearchOn(seen.frontier(), "the frontier has little to do (%s)".formatted(seen.size()));
        }
        outlook = Optional.of(seen);
        long more = leftOfTrial(nodes, byChoco);
        return more > 0 ? nodes + more : look(seen, nodes, byChoco);
    }

    private long look(PreparedFrontier seen, long nodes, long byChoco) {
        if (learns()) {
            return 0;
        }
        tree = lookAtTree(stages, nodes);
        if (tree.isPresent() && seen.isSlowerThan(tree.get())) {
            whySearch = Optional.of(
                    "the frontier has more to do (%s) than the search, by a look at its tree".formatted(seen.size()));
            // So long, if the look is right; it may have missed where most of the tree is.
            double most = LARGER * tree.get().secondsInDoubt() / SECONDS_A_NODE;
            return nodes + (long) Math.min(most * nodes / cost(nodes, byChoco), NEVER);
        }
        boolean isGuess = !seen.estimate().isComplete() && tree.isPresent();
        return runOrSearchOn(
                isGuess ? seen.frontier().by(stages.clock(shareOf(tree.get()))) : seen.frontier(),
                "a short search did not end, and the frontier may fit (%s)".formatted(seen.size()));
    }

    /** The tree is larger than it looked, so it is open which is sooner: each gets as long as the other, and then twice as long. */
    private long takeTurn(PreparedFrontier seen, long nodes, double cost) {
        long most = runOrSearchOn(
                seen.frontier(),
                (long) (ADDITIONS_A_NODE * cost),
                "the search took longer than its tree looked, and the frontier ended in its turn");
        return counted.isEmpty() && most == 0 ? 2 * nodes : most;
    }

    /**
     * What the search would take, by a short look at its tree, always the same, so that a forecast of the decision sees
     * the same tree.
     *
     * @param open nodes that a pausing search has opened
     */
    static Optional<TreeEstimate> lookAtTree(CountStages stages, long open) {
        CountStages look = stages.look(LOOK, open);
        Optional<TreeEstimate> tree = TreeEstimator.descend(look, PROBES, new Random(1));
        stages.ended("look", look.work().nodes());
        return tree;
    }

    private Duration shareOf(TreeEstimate search) {
        double seconds =
                SHARE_OF_A_GUESS * search.secondsInDoubt() / stages.limits().threads();
        return Duration.ofSeconds((long) Math.ceil(Math.min(seconds, Integer.MAX_VALUE)));
    }

    /** A frontier that was not asked for runs within its own limits only, since a search needs none of them. */
    private long runOrSearchOn(Frontier frontier, String why) {
        return runOrSearchOn(frontier, Long.MAX_VALUE, why);
    }

    /** The same with so many additions at most; 0 when they were not enough, too. */
    private long runOrSearchOn(Frontier frontier, long additions, String why) {
        PackingCount count = PreparedFrontier.run(frontier, additions, why, stages);
        if (count.stoppedBy().equals(Optional.of(Limit.NODES))) {
            return 0;
        }
        if (count.isComplete() || stages.clock().stop().isPresent()) {
            counted = Optional.of(count);
            return 0;
        }
        return searchOn(
                count.stoppedBy().equals(Optional.of(Limit.MEMORY))
                        ? "the frontier was begun, but needs more memory than allowed"
                        : "the frontier was begun, but had not ended after half the time of a search");
    }

    private long searchOn(String why) {
        if (learns()) {
            return 0;
        }
        whySearch = Optional.of(why);
        return Long.MAX_VALUE;
    }

    /** Whether a search that learns finds all packings of few shapes, for which it has one turn. */
    private boolean learns() {
        if (hasLearnt || !LearnedPackings.suits(stages.table())) {
            return false;
        }
        hasLearnt = true;
        LearnedPackings learner =
                new LearnedPackings(stages.table(), SearchOptions.FIND_ONE.within(stages.limitsLeft()), stages);
        OptionalLong packings = learner.count(CONFLICTS);
        stages.ended("learner", learner.conflicts());
        counted = packings.stream()
                .mapToObj(total -> new PackingCount(
                        BigInteger.valueOf(total), Optional.empty(), CountMethod.SEARCH, LEARNT, stages.work()))
                .findFirst();
        return counted.isPresent();
    }

    @Override
    public boolean wantsPackings() {
        return stages.wantsPackings();
    }

    @Override
    public void progress(Progress now) {
        stages.progress(now);
    }

    @Override
    public boolean isInterrupted() {
        return stages.isInterrupted();
    }
}
