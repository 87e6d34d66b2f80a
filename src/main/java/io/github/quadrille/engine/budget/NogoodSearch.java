package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Tries to show that no choice of options is within the budget. The search passes the items in order, depth first. A
 * state says which later items are covered and how much is spent. When a state leads nowhere, the search learns a dead
 * end: only the bits and the cost that cause this. So one dead end holds for many states. Every dead end follows from
 * earlier dead ends in one step, so the dead ends can be written as a proof. A {@link BudgetSearch} is quicker, but
 * leaves no such steps. The search ignores how often a kind is used.
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
    /**
     * Each entry belongs to an item, and has one bit for this item and for each of the next items. The bit of an item
     * is set if an option that begins before the entry's item can cover it.
     */
    private final long[] coverable;

    private long bytes;
    private long learned;
    private Result result = Result.REFUTED;
    private Consumer<Nogood> listener = nogood -> {};

    /**
     * These items must be covered in the dead end that was found last, one bit each. The three fields below describe
     * the same dead end.
     */
    private long covered;

    private long open;
    private int spent;
    private int number;

    /**
     * Prepares a search.
     *
     * @param most the number of dead ends that may be found
     * @param mostBytes the memory that the dead ends may take, in bytes
     * @param pause the callback that runs many times a second; it may end the search by throwing an exception
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

    /** Tells whether no option spans more than 63 items. Then one long can hold which of the next items are covered. */
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
     * Runs the search. Callers call this method once, and only if the search {@link #fits}.
     *
     * @param each the receiver of the dead ends; each dead end comes after those that its proof uses, and if the budget
     *     is refuted, the last one is the state at the beginning
     */
    public Result refute(Consumer<Nogood> each) {
        listener = each;
        refute(0, 0, 0);
        return result;
    }

    /** Refutes a state if it can. Returns whether the state is refuted. If not, the whole search ends. */
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

    /** Refutes a state in which the next item is covered already, so that the only step is to pass the item. */
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
                    // If several covered items exclude an option, the farthest item is named as the cause. It was
                    // covered recently, and few options reach it.
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
        // An item that no earlier option can cover is open in every state, so its bit is left out.
        open = openBits & coverable[item];
        spent = cost;
        listener.accept(new Nogood(item, covered, open, cost, ways));
    }

    /**
     * A {@code Nogood} is a dead end. All items before {@code item} are passed, some later items are covered, others
     * are open, and an amount is spent. From there, every choice exceeds the budget.
     *
     * @param item the next item to be passed
     * @param covered one bit for each item that must be covered already; the lowest bit is for {@code item}
     * @param open one bit for each item that must not be covered; the lowest bit is for {@code item}
     * @param spent the least amount spent, or 0 when the amount does not matter
     * @param ways each step that is possible and affordable, with the reason why it leads nowhere
     */
    public record Nogood(int item, long covered, long open, int spent, List<Refuted> ways) {
        /**
         * This number in place of an option says that no option is placed: the item is left open, or it is covered
         * already.
         */
        public static final int LEFT_OPEN = -1;

        public Nogood {
            ways = List.copyOf(ways);
        }

        /**
         * A {@code Refuted} is a step that leads to another dead end.
         *
         * @param option the option that is placed, or {@link #LEFT_OPEN}
         * @param spent the least amount spent in that dead end
         * @param deadEnd the number of that dead end; dead ends are numbered from 0 in the order in which they were
         *     found
         */
        public record Refuted(int option, int spent, int deadEnd) {}
    }
}
