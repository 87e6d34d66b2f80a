package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * The fewest moves, by iterative deepening A* (after Korf, 1985): rounds with m = 1, 2, ... moves, each {@link DepthFirst}. A
 * round with no plan is exhausted, so the first m with a plan is the minimum. The plan is the first of all those in the
 * order of the list of moves, whatever the number of threads: a round that takes one thread long goes on as a
 * {@link SharedRound}.
 *
 * <p>With many targets a plan is made at once by {@link SequentialTargets}: it is the best known when a limit ends the search, and
 * the minimum when no fewer moves do.
 *
 * <p>If a whole round never leaves out anything but hopeless positions and ones searched before, larger m would find
 * nothing new: there is no way at all.
 */
public final class ExactSearch {
    /** Nodes of a round before others help; most boards need fewer, and no thread is worth its start for them. */
    private static final int PATIENCE = 300;

    private final Rules rules;
    private final Bound bound;
    private final Relaxation relaxation;
    private final GameClock watch;
    private final int threads;
    private final int patience;
    private List<Integer> known = List.of();

    private ExactSearch(Rules rules, Limits limits, Listener listener, int patience) {
        this.rules = rules;
        this.bound = Bound.of(rules);
        this.relaxation = new Relaxation(rules);
        this.watch = new GameClock(limits, listener);
        this.threads = limits.threads();
        this.patience = patience;
    }

    /**
     * Decides a board; with one thread the nodes are the same each time. Exponential in the number of moves, in time and in
     * memory.
     */
    public static Outcome solve(Board board, Limits limits, Listener listener) {
        return solve(board, limits, listener, PATIENCE);
    }

    /** The same with another number of nodes after which a round is shared among the threads. */
    static Outcome solve(Board board, Limits limits, Listener listener, int patience) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        ExactSearch search = new ExactSearch(rules, limits, listener, patience);
        try {
            Optional<String> hopeless = search.relaxation.whyHopeless(start);
            return hopeless.isPresent()
                    ? new Outcome.Infeasible(hopeless.get(), search.watch.effort())
                    : search.solve(start);
        } catch (Stopped stopped) {
            return new Outcome.Undecided(
                    stopped.limit(), search.watch.moves(), rules.moves(search.known), search.watch.effort());
        }
    }

    private Outcome solve(Position start) {
        if (rules.isWon(start)) {
            return new Outcome.Solved(List.of(), true, watch.effort());
        }
        for (int moves = 1; ; moves++) {
            watch.tries(moves);
            boolean within = bound.isWithin(start, moves);
            if (within && known.isEmpty() && !rules.hasOneTarget()) {
                known = new SequentialTargets(rules, Heuristic.REMEASURED, Ties.NEWEST, watch)
                        .plan(start)
                        .orElse(List.of());
                watch.tries(moves);
            }
            if (known.size() == moves) {
                return new Outcome.Solved(rules.moves(known), true, watch.effort());
            }
            if (within) {
                Round round = round(start, moves);
                if (round.plan().isPresent()) {
                    return new Outcome.Solved(rules.moves(round.plan().get()), true, watch.effort());
                }
                if (round.complete()) {
                    return nothing(
                            "Every position that moves can lead to was searched: the target stays in all of them.");
                }
            } else if (!bound.isWithin(start, rules.moreThanEnough())) {
                return nothing("Other lines would have to be emptied first, which can be done in no order.");
            }
        }
    }

    private Outcome nothing(String reason) {
        return new Outcome.Infeasible(reason, watch.effort());
    }

    private Round round(Position start, int moves) {
        long most = threads == 1 ? Long.MAX_VALUE : watch.nodes() + patience;
        DepthFirst alone = new DepthFirst(rules, bound, watch::node, () -> watch.nodes() > most);
        if (alone.finish(DepthFirst.Node.start(start), moves)) {
            return new Round(Optional.of(alone.path()), false);
        }
        if (watch.nodes() <= most) {
            return new Round(Optional.empty(), alone.isComplete());
        }
        return new SharedRound(rules, moves, threads, watch).from(start);
    }

    /** Says how many moves are too few. */
    interface Bound {
        /** Whether so many moves might do; "no" is always true. What it says of {@link Rules#moreThanEnough} holds for all beyond. */
        boolean isWithin(Position position, int moves);

        /** The bound for one target, or for all. It is for one thread. */
        static Bound of(Rules rules) {
            return rules.hasOneTarget() ? new TargetLineBound(rules) : new AllTargetsBound(rules);
        }
    }

    /**
     * What a search with a number of moves found out.
     *
     * @param plan the first one, as moves of the list
     * @param complete whether nothing was left out but hopeless positions and ones searched before
     */
    private record Round(Optional<List<Integer>> plan, boolean complete) {}

    /**
     * One round of deepening on several threads. The beginnings of all plans are made first, in the order of the list of moves;
     * who is done with one takes the next. The plan with the first of all beginnings counts, and those before are searched to their
     * end. So it is the plan that one thread would find, since what {@link DepthFirst} leaves out is never part of the
     * first plan. Each thread remembers for itself what it searched in vain.
     */
    private static final class SharedRound {
        private static final int BEGINNINGS_PER_THREAD = 16;

        private final Rules rules;
        private final int moves;
        private final int threads;
        private final GameClock watch;
        private final AtomicInteger taken = new AtomicInteger();
        /** The number of the first beginning that led to the end. */
        private final AtomicInteger first = new AtomicInteger(Integer.MAX_VALUE);

        SharedRound(Rules rules, int moves, int threads, GameClock gameClock) {
            this.rules = rules;
            this.moves = moves;
            this.threads = threads;
            this.watch = gameClock;
        }

        /** Searches a position that no fewer moves finish. */
        Round from(Position start) {
            DepthFirst head = new DepthFirst(rules, Bound.of(rules), watch::node, () -> false);
            List<DepthFirst.Node> beginnings = beginnings(head, DepthFirst.Node.start(start));
            List<Worker> workers =
                    Stream.generate(() -> new Worker(beginnings)).limit(threads).toList();
            try (ThreadTeam team = new ThreadTeam(threads, "clear")) {
                List<Found> found = team.run(workers, watch::look);
                return new Round(
                        found.stream()
                                .min(Comparator.comparingInt(Found::beginning))
                                .flatMap(one -> one.round().plan()),
                        head.isComplete()
                                && found.stream().allMatch(one -> one.round().complete()));
            }
        }

        private List<DepthFirst.Node> beginnings(DepthFirst head, DepthFirst.Node start) {
            List<DepthFirst.Node> beginnings = List.of(start);
            for (int left = moves; left > 1 && beginnings.size() < BEGINNINGS_PER_THREAD * threads; left--) {
                List<DepthFirst.Node> longer = new ArrayList<>();
                for (DepthFirst.Node node : beginnings) {
                    longer.addAll(head.next(node, left));
                }
                beginnings = longer;
            }
            return beginnings;
        }

        /** What one thread has found, and after which beginning; {@link Integer#MAX_VALUE} without a plan. */
        private record Found(int beginning, Round round) {}

        private final class Worker implements Callable<Found> {
            private final List<DepthFirst.Node> beginnings;
            private int number;

            Worker(List<DepthFirst.Node> beginnings) {
                this.beginnings = beginnings;
            }

            @Override
            public Found call() {
                DepthFirst search = new DepthFirst(
                        rules, Bound.of(rules), kept -> watch.nodeOfMany(kept * threads), () -> number > first.get());
                number = taken.getAndIncrement();
                while (number < Math.min(beginnings.size(), first.get())) {
                    DepthFirst.Node beginning = beginnings.get(number);
                    if (search.finish(beginning, moves - beginning.moves().size())) {
                        first.accumulateAndGet(number, Math::min);
                        List<Integer> plan = new ArrayList<>(beginning.moves());
                        plan.addAll(search.path());
                        return new Found(number, new Round(Optional.of(plan), search.isComplete()));
                    }
                    number = taken.getAndIncrement();
                }
                return new Found(Integer.MAX_VALUE, new Round(Optional.empty(), search.isComplete()));
            }
        }
    }
}
