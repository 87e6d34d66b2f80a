package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.core.question.CommonBags;
import io.github.quadrille.core.question.CommonBags.FailingBag;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.text.CountedNoun;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Looks for the choices of pieces that fill each of several boards. A choice says how many pieces of each kind are
 * used. It is dropped at the first board that it does not fill. So boards that exclude the most choices come first.
 * Searches for a sample of choices show which boards these are. One sweep of a board finds out which of the open
 * choices fill that board. Boards are swept until a sweep takes much longer than searching for a packing of each choice
 * is expected to take.
 *
 * <p>Example: {@link CommonBags}
 */
public final class CommonBagSearch {
    /**
     * There can be at most this many choices, because each excluded choice is stored with the board that excludes it.
     */
    public static final int MOST_CHOICES = 1_000_000;

    private static final int SAMPLED_CHOICES = 8;
    private static final int SAMPLED_BOARDS = 32;

    /**
     * Times differ from board to board. So a sweep can take this many times as long as separate searches for all open
     * choices are expected to take.
     */
    private static final int MOST_TIMES = 2;

    private final List<Puzzle> boards;
    private final Limits limits;
    private final Clock clock;
    private final List<List<Integer>> open = new ArrayList<>();
    private final List<List<Integer>> filling = new ArrayList<>();
    private final List<FailingBag> failing = new ArrayList<>();
    /**
     * This list holds the indexes of the boards that are not swept yet. Boards that have excluded the most choices come
     * first.
     */
    private final List<Integer> order;

    private final int[] stops;
    private final int choices;
    private long searches;
    private double searchSeconds;

    private CommonBagSearch(List<Puzzle> boards, OptionalInt pieces, Limits limits, Listener listener) {
        this.boards = boards;
        this.limits = limits;
        this.clock = new Clock(limits, listener);
        this.order = new ArrayList<>(IntStream.range(0, boards.size()).boxed().toList());
        this.stops = new int[boards.size()];
        new BagChoices(boards.get(0), pieces).forEach(counts -> {
            if (boards.stream().allMatch(board -> suits(counts, board))) {
                open.add(counts);
            }
        });
        this.choices = open.size();
    }

    /**
     * Searches until all choices are decided or a limit is reached.
     *
     * @param boards the boards, without given pieces and all with the same bag, which allows at most {@link
     *     #MOST_CHOICES} choices
     * @param pieces the number of pieces of a choice, if it is fixed
     * @param method the method: {@link CountMethod#SEARCH} searches for a packing of each choice, {@link
     *     CountMethod#FRONTIER} only sweeps, and {@link CountMethod#AUTO} does both
     */
    public static CommonBags find(
            List<Puzzle> boards, OptionalInt pieces, CountMethod method, Limits limits, Listener listener) {
        CommonBagSearch search = new CommonBagSearch(boards, pieces, limits, listener);
        Optional<Limit> stop = Optional.empty();
        try {
            search.decide(method);
        } catch (Stopped stopped) {
            stop = Optional.of(stopped.limit());
        }
        int swept = boards.size() - search.order.size();
        return new CommonBags(
                search.filling,
                search.failing,
                search.choices,
                stop,
                "sweeps of %s, each for all choices, and %,d %s for one choice each"
                        .formatted(
                                CountedNoun.of(swept, "board"),
                                search.searches,
                                search.searches == 1 ? "search" : "searches"),
                search.clock.seconds());
    }

    private static boolean suits(List<Integer> counts, Puzzle board) {
        int area = IntStream.range(0, counts.size())
                .map(kind -> counts.get(kind) * board.bag().kind(kind).size())
                .sum();
        return area >= board.mandatoryCells() && area <= board.region().size();
    }

    private void decide(CountMethod method) {
        if (method != CountMethod.FRONTIER) {
            List<Integer> some = spread(order, SAMPLED_BOARDS);
            open.removeAll(spread(open, SAMPLED_CHOICES).stream()
                    .filter(counts -> !fills(counts, some))
                    .toList());
        }
        for (int board : method == CountMethod.SEARCH ? List.<Integer>of() : List.copyOf(order)) {
            if (open.isEmpty() || !sweep(board, method == CountMethod.AUTO)) {
                break;
            }
        }
        for (List<Integer> counts : open) {
            if (fills(counts, List.copyOf(order))) {
                filling.add(counts);
            }
        }
    }

    private static <T> List<T> spread(List<T> all, int most) {
        int number = Math.min(most, all.size());
        return IntStream.range(0, number)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / number)))
                .toList();
    }

    /**
     * Searches for a packing of one choice of pieces on each of some boards, and stops at the first board without a
     * packing. Returns whether the choice fills all these boards.
     */
    private boolean fills(List<Integer> counts, List<Integer> some) {
        for (int board : some) {
            clock.check();
            if (clock.isTimeToReport()) {
                report();
            }
            Clock one = Clock.running();
            Verdict verdict = Solver.of(BagChoices.puzzle(boards.get(board), counts))
                    .within(limits.withTime(clock.left()))
                    .listening(SolveListener.until(clock::isInterrupted))
                    .solve();
            searches++;
            searchSeconds += one.seconds();
            Stopped.ifAny(verdict instanceof Verdict.Undecided ? verdict.stopped() : Optional.empty());
            if (verdict instanceof Verdict.Infeasible) {
                fail(counts, board);
                order.sort(Comparator.comparing(number -> -stops[number]));
                return false;
            }
        }
        return true;
    }

    private void fail(List<Integer> counts, int board) {
        failing.add(new FailingBag(counts, board));
        stops[board]++;
    }

    /**
     * Drops all open choices of pieces that cannot fill the given board. One sweep decides them all. Returns false, and
     * drops none, if the sweep was given up.
     *
     * @param hasAlternative whether separate searches can replace the sweep; the sweep is then given up if it takes
     *     twice as long as these searches are expected to take
     */
    private boolean sweep(int board, boolean hasAlternative) {
        clock.check();
        Optional<Duration> most = hasAlternative
                ? Optional.of(Duration.ofMillis(
                        (long) (MOST_TIMES * 1000 * open.size() * searchSeconds / Math.max(1, searches))))
                : Optional.empty();
        Optional<Duration> time = clock.left()
                .filter(left -> most.isEmpty() || left.compareTo(most.get()) < 0)
                .or(() -> most);
        BagTable table = Solver.of(narrowed(boards.get(board)))
                .within(limits.withTime(time))
                .listening(SolveListener.until(clock::isInterrupted))
                .bags(OptionalInt.empty(), CountMethod.FRONTIER);
        if (!table.isComplete()) {
            clock.check();
            Stopped.ifAny(hasAlternative ? Optional.empty() : table.stoppedBy());
            return false;
        }
        Set<List<Integer>> those = new HashSet<>();
        table.bags().stream().map(BagCount::pieces).forEach(those::add);
        order.remove((Integer) board);
        open.removeIf(counts -> {
            boolean fails = !those.contains(counts);
            if (fails) {
                fail(counts, board);
            }
            return fails;
        });
        report();
        return true;
    }

    private void report() {
        clock.report("%,d choices open, %,d fill all boards, %,d do not"
                .formatted(choices - filling.size() - failing.size(), filling.size(), failing.size()));
    }

    /** Returns the board with a range of counts for each kind that includes all open choices. */
    private Puzzle narrowed(Puzzle board) {
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < board.bag().size(); kind++) {
            int number = kind;
            var counts = open.stream().mapToInt(choice -> choice.get(number)).summaryStatistics();
            supplies.add(new Supply(board.bag().kind(kind), new CountRange(counts.getMin(), counts.getMax())));
        }
        return board.with(new Bag(supplies));
    }
}
