package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.lab.clear.ExactSearch.Bound;
import io.github.quadrille.lab.clear.ExactSearch.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Distributes a round of an exact search, which looks for plans of m moves, among several threads. At first, the
 * beginnings of all plans, which are their first few moves, are listed in the order of the list of moves. Each thread
 * searches one beginning, and then takes the next beginning that no thread has taken. If several threads find a plan,
 * the plan with the earliest beginning is the result, and all beginnings before it are searched completely. So the
 * result is the plan that one thread would find, because a {@link DepthFirst} search never leaves out the first plan.
 * Each thread has its own table of positions that were searched without success.
 */
final class SharedRound {
    private static final int BEGINNINGS_PER_THREAD = 16;

    private final Rules rules;
    private final int moves;
    private final int threads;
    private final GameClock watch;
    private final AtomicInteger taken = new AtomicInteger();
    /** This is the number of the earliest beginning for which a plan was found. */
    private final AtomicInteger first = new AtomicInteger(Integer.MAX_VALUE);

    SharedRound(Rules rules, int moves, int threads, GameClock gameClock) {
        this.rules = rules;
        this.moves = moves;
        this.threads = threads;
        this.watch = gameClock;
    }

    /**
     * Searches for a win from a position. The caller must know that fewer moves than those of this round are not enough
     * to win.
     */
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

    /**
     * A {@code Found} holds the result of one thread, and the number of the beginning from which the thread found a
     * plan. If it found no plan, {@code beginning} is {@link Integer#MAX_VALUE}.
     */
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
