package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Shows that no choice of options is within the budget, by one dead end after another. Each dead end has a reason that
 * many states share. The search passes the items depth first. Of a frontier that leads nowhere it keeps only the bits
 * and the cost that cause this. Every dead end follows from earlier ones in one step, so it can be written as a proof.
 * A {@link BudgetSearch} is quicker, but leaves no such steps. The search ignores how often a kind is used.
 *
 * <p>This is nogood learning as in Stuckey, Lazy Clause Generation (2010), applied to the states of a decision diagram.
 */
public final class NogoodSearch {
    /** Says what the search has found. */
    public enum Result {
        /** No choice of options is within the budget. */
        REFUTED,
        /** Some choice of options is within the budget, if kinds may be used any number of times. */
        NOT_REFUTED,
        /** The search would need more dead ends, or more memory, than allowed. */
        TOO_MANY
    }

    private static final int MOST_BITS = Long.SIZE - 1;

    private final PricedCover prices;
    private final OptionsInOrder options;
    private final long most;
    private final long mostBytes;
    private final Runnable pause;
    private final List<NogoodTree> known = new ArrayList<>();
    private final long[][] cells;
    /** Each entry has the bits that options beginning before the item can cover. */
    private final long[] coverable;

    private long bytes;
    private long learned;
    private Result result = Result.REFUTED;
    private Consumer<Nogood> listener = nogood -> {};

    /** The dead end found last needs these items covered, one bit each. The three fields below hold the rest of it. */
    private long covered;

    private long open;
    private int spent;
    private int number;

    /**
     * Prepares a search.
     *
     * @param most the number of dead ends that may be found
     * @param mostBytes the memory that they may take
     * @param pause the callback that runs many times a second and may give up by throwing
     */
    public NogoodSearch(PricedCover prices, long most, long mostBytes, Runnable pause) {
        this.prices = prices;
        this.options = prices.inOrder();
        this.most = most;
        this.mostBytes = mostBytes;
        this.pause = pause;
        this.cells = new long[options.size()][];
        this.coverable = new long[options.size()];
        long ahead = 0;
        for (int item = 0; item < options.size(); item++) {
            int first = item;
            known.add(new NogoodTree());
            cells[item] = options.from(item).stream()
                    .mapToLong(option -> bits(option, first))
                    .toArray();
            coverable[item] = ahead;
            for (long laid : cells[item]) {
                ahead |= laid;
            }
            ahead >>>= 1;
        }
    }

    private long bits(int option, int first) {
        long bits = 0;
        for (int position : options.positions(option)) {
            bits |= 1L << (position - first);
        }
        return bits;
    }

    /** Tells whether frontiers are narrow enough for the bits of a word. */
    public boolean fits() {
        return options.span() <= MOST_BITS;
    }

    /** Returns the options in the order in which the search passes the items. */
    public OptionsInOrder options() {
        return options;
    }

    /** Returns how many dead ends were found. */
    public long learned() {
        return learned;
    }

    /**
     * Runs the search. Callers call it once, and only if the search {@link #fits}.
     *
     * @param each the receiver of every dead end, after those that it leads to; the last one holds at the beginning
     */
    public Result refute(Consumer<Nogood> each) {
        listener = each;
        refute(0, 0, 0);
        return result;
    }

    /** Refutes a state if it can. Returns whether the search goes on, which it does while all states are refuted. */
    private boolean refute(int item, long state, int cost) {
        if (item == options.size()) {
            result = Result.NOT_REFUTED;
            return false;
        }
        NogoodTree tree = known.get(item);
        if (tree.find(state, cost)) {
            covered = tree.covered();
            open = tree.open();
            spent = tree.cost();
            number = tree.number();
            return true;
        }
        if (learned >= most || bytes > mostBytes) {
            result = Result.TOO_MANY;
            return false;
        }
        if ((learned & 1023) == 0) {
            pause.run();
        }
        boolean isRefuted = (state & 1) != 0 ? isPassed(item, state, cost) : areAllRefuted(item, state, cost);
        if (isRefuted) {
            number = (int) learned++;
            bytes += tree.add(covered, open, spent, number);
        }
        return isRefuted;
    }

    /** Refutes a state whose item is covered already, so that only one step leads on. */
    private boolean isPassed(int item, long state, int cost) {
        if (!refute(item + 1, state >>> 1, cost)) {
            return false;
        }
        learn(item, covered << 1 | 1, open << 1, spent, List.of(new Nogood.Refuted(Nogood.LEFT_OPEN, spent, number)));
        return true;
    }

    private boolean areAllRefuted(int item, long state, int cost) {
        long blamedCovered = 0;
        long blamedOpen = 1;
        int blamedCost = 0;
        List<Nogood.Refuted> ways = new ArrayList<>();
        List<Integer> from = options.from(item);
        for (int way = Nogood.LEFT_OPEN; way < from.size(); way++) {
            long laid = laid(item, way);
            int price = price(item, way);
            if ((laid & state) == 0 && price <= prices.budget() - cost) {
                if (!refute(item + 1, (state | laid) >>> 1, cost + price)) {
                    return false;
                }
                blamedCovered |= covered << 1 & ~laid;
                blamedOpen |= open << 1;
                blamedCost = Math.max(blamedCost, spent - price);
                ways.add(new Nogood.Refuted(way == Nogood.LEFT_OPEN ? way : from.get(way), spent, number));
            }
        }
        for (int way = Nogood.LEFT_OPEN; way < from.size(); way++) {
            long blocked = laid(item, way) & state;
            int dear = prices.budget() - price(item, way) + 1;
            boolean isClosed = blocked != 0 || dear <= cost;
            if (isClosed && dear > blamedCost && (blocked & blamedCovered) == 0) {
                if (blocked != 0) {
                    // The farthest bit is named as the cause, because a cell far ahead was covered recently, and by one
                    // of few options.
                    blamedCovered |= Long.highestOneBit(blocked);
                } else {
                    blamedCost = dear;
                }
            }
        }
        learn(item, blamedCovered, blamedOpen, blamedCost, ways);
        return true;
    }

    private long laid(int item, int way) {
        return way == Nogood.LEFT_OPEN ? 0 : cells[item][way];
    }

    private int price(int item, int way) {
        return way == Nogood.LEFT_OPEN
                ? prices.openCell(options.cellAt(item))
                : prices.option(options.from(item).get(way));
    }

    private void learn(int item, long coveredBits, long openBits, int cost, List<Nogood.Refuted> ways) {
        covered = coveredBits;
        // An item that cannot be covered before is open in any case, so its bit is left out.
        open = openBits & coverable[item];
        spent = cost;
        listener.accept(new Nogood(item, covered, open, cost, ways));
    }

    /**
     * A {@code Nogood} is a dead end. The items before one are passed, some later items are covered, others are open,
     * and an amount is spent. Then every choice from there exceeds the budget.
     *
     * @param item the next item to be passed
     * @param covered the bits of items that are covered already, the item itself first
     * @param open the bits of items that are not covered
     * @param spent the least amount spent, or 0 when it does not matter
     * @param ways each step that is possible and affordable, with the reason why it leads nowhere
     */
    public record Nogood(int item, long covered, long open, int spent, List<Refuted> ways) {
        /** This number in place of an option says that the item is left open. */
        public static final int LEFT_OPEN = -1;

        public Nogood {
            ways = List.copyOf(ways);
        }

        /**
         * A {@code Refuted} is a step that leads to another dead end.
         *
         * @param option the option that is placed, or {@link #LEFT_OPEN}
         * @param spent the least amount spent in that dead end
         * @param deadEnd the number of that dead end, from 0 in the order in which they were found
         */
        public record Refuted(int option, int spent, int deadEnd) {}
    }
}
