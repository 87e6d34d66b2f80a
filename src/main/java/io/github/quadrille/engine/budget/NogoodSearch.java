package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Shows that nothing can be afforded, one dead end after the other, each for a reason that others share: it passes the items
 * depth first, and keeps of a frontier that leads nowhere only those bits, and that cost, that are to blame. Every dead end
 * follows from those before in one step, so that a proof can be written of them; a {@link BudgetSearch} is quicker, but what it
 * has passed by is in no words. How often a kind is used is not looked at.
 *
 * <p>Nogood learning as in Stuckey, Lazy Clause Generation (2010), of the states of a decision diagram.
 */
public final class NogoodSearch {
    /** What has come out. */
    public enum Result {
        /** Nothing can be afforded. */
        REFUTED,
        /** Something can, if kinds may be used as often as one likes. */
        NOT_REFUTED,
        /** It would take more dead ends, or more memory, than allowed. */
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
    /** By item, which bits options that begin before it can cover. */
    private final long[] coverable;

    private long bytes;
    private long learned;
    private Result result = Result.REFUTED;
    private Consumer<Nogood> listener = nogood -> {};

    /** The dead end found last. */
    private long covered;

    private long open;
    private int spent;
    private int number;

    /**
     * @param most how many dead ends there may be
     * @param mostBytes how much memory they may take
     * @param pause called many times a second, so that it may give up by throwing
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

    /** Whether frontiers are narrow enough. */
    public boolean fits() {
        return options.span() <= MOST_BITS;
    }

    /** In which order the items are passed. */
    public OptionsInOrder options() {
        return options;
    }

    /** How many dead ends there are. */
    public long learned() {
        return learned;
    }

    /**
     * Searches; to be asked once, and only if it {@link #fits}.
     *
     * @param each takes every dead end, each after those that it leads to; the last one holds from the beginning
     */
    public Result refute(Consumer<Nogood> each) {
        listener = each;
        refute(0, 0, 0);
        return result;
    }

    /** Returns whether the search goes on, as it does while all is refuted. */
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

    /** Covered already: there is one way on. */
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
                    // The farthest bit: what is covered far ahead was covered lately, by few options.
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
        // What cannot be covered before the item is open in any case.
        open = openBits & coverable[item];
        spent = cost;
        listener.accept(new Nogood(item, covered, open, cost, ways));
    }

    /**
     * A dead end: when the items before one are passed, these later ones are covered and those are open, and so much is spent, then
     * whatever is laid next, more is spent in the end than there is.
     *
     * @param item the next item to be passed
     * @param covered bits of items that are covered already, the item itself first
     * @param open bits of items that are not
     * @param spent at least; 0 when it does not matter
     * @param ways each way on that is free and can be afforded, with why it leads nowhere
     */
    public record Nogood(int item, long covered, long open, int spent, List<Refuted> ways) {
        /** In place of an option: the item is left open. */
        public static final int LEFT_OPEN = -1;

        public Nogood {
            ways = List.copyOf(ways);
        }

        /**
         * A way that leads to another dead end.
         *
         * @param option what is laid, or {@link #LEFT_OPEN}
         * @param spent what that dead end says of what is spent
         * @param deadEnd its number, from 0 in the order in which they were found
         */
        public record Refuted(int option, int spent, int deadEnd) {}
    }
}
