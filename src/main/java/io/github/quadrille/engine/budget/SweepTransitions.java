package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionsInOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lists all transitions of a sweep, forwards from its beginning and backwards from its end. A transition passes one
 * item. The item is covered already, is left open, or is the first item of an option that is now placed.
 */
final class SweepTransitions {
    private final PricedCover prices;
    private final ExactCover cover;
    private final OptionsInOrder options;
    private final StateLayout layout;

    SweepTransitions(PricedCover prices, OptionsInOrder options, StateLayout layout) {
        this.prices = prices;
        this.cover = prices.cover();
        this.options = options;
        this.layout = layout;
    }

    StateLayout layout() {
        return layout;
    }

    int items() {
        return options.size();
    }

    /** Returns the options whose first item is this one. */
    List<Integer> optionsFrom(int item) {
        return options.from(item);
    }

    /** Returns the items that an option covers, ascending. Callers must not change the array. */
    int[] positions(int option) {
        return options.positions(option);
    }

    /** Returns the transitions from the states before an item to those after it. */
    List<Transition> onFrom(int item) {
        List<Transition> ways = new ArrayList<>();
        ways.add(Transition.uncounted(Transition.NOTHING, 0, Bits128.bit(0), Bits128.NONE, Bits128.NONE));
        leftOpen(item, Bits128.bit(0)).ifPresent(ways::add);
        for (int option : options.from(item)) {
            Bits128 cells = cells(option, item);
            int kind = cover.kind(option);
            Bits128 ahead = cells.shiftedDown();
            ways.add(
                    layout.isCounted(kind)
                            ? laid(
                                    option,
                                    Bits128.NONE,
                                    cells,
                                    layout.count(kind, layout.most(kind)),
                                    ahead.plus(one(kind)))
                            : Transition.uncounted(option, prices.option(option), Bits128.NONE, cells, ahead));
        }
        return ways;
    }

    /**
     * Returns the transitions from the states before an item to those after it. Options that reach the item {@code
     * freeFrom} or a later one cost nothing.
     */
    List<Transition> onFrom(int item, int freeFrom) {
        return onFrom(item).stream()
                .map(way -> way.option() != Transition.NOTHING && last(way.option()) >= freeFrom ? way.free() : way)
                .toList();
    }

    private int last(int option) {
        int[] positions = options.positions(option);
        return positions[positions.length - 1];
    }

    /** Returns the transitions from the states after an item back to those before it. */
    List<Transition> backTo(int item) {
        Bits128 farthest = Bits128.bit(layout.window() - 1);
        List<Transition> ways = new ArrayList<>();
        ways.add(Transition.uncounted(Transition.NOTHING, 0, Bits128.NONE, farthest, Bits128.bit(0)));
        leftOpen(item, farthest).ifPresent(ways::add);
        for (int option : options.from(item)) {
            Bits128 cells = cells(option, item);
            int kind = cover.kind(option);
            Bits128 gone = Bits128.bit(0).minus(cells);
            ways.add(
                    layout.isCounted(kind)
                            ? laid(option, cells.shiftedDown(), farthest, Bits128.NONE, gone.minus(one(kind)))
                            : Transition.uncounted(option, prices.option(option), cells.shiftedDown(), farthest, gone));
        }
        return ways;
    }

    private Optional<Transition> leftOpen(int item, Bits128 banned) {
        int price = prices.openCell(options.cellAt(item));
        return prices.affords(price)
                ? Optional.of(Transition.uncounted(Transition.NOTHING, price, Bits128.NONE, banned, Bits128.NONE))
                : Optional.empty();
    }

    /** Returns the transition that places an option of a counted kind. */
    private Transition laid(int option, Bits128 needed, Bits128 banned, Bits128 closed, Bits128 added) {
        Bits128 field = layout.field(cover.kind(option));
        return new Transition(option, prices.option(option), needed, banned, field, closed, added);
    }

    private Bits128 one(int kind) {
        return layout.count(kind, 1);
    }

    private Bits128 cells(int option, int item) {
        Bits128 bits128 = Bits128.NONE;
        for (int position : options.positions(option)) {
            bits128 = bits128.plus(Bits128.bit(position - item));
        }
        return bits128;
    }

    /** Returns the state that a transition leads to. It must be possible to apply the transition to the given state. */
    Bits128 through(Transition transition, Bits128 state, boolean onwards) {
        Bits128 window = state.and(layout.windowBits());
        return (onwards ? window.shiftedDown() : window.shiftedUp())
                .plus(state.and(layout.countBits()))
                .plus(transition.added());
    }

    /** Returns the only state at the beginning. */
    PricedStates beginning() {
        PricedStates states = new PricedStates(layout.isWide());
        states.add(0, 0, 0);
        return states;
    }

    /** Returns the states at the end that satisfy all counts, each with the cost of the pieces that are not used. */
    PricedStates ending() {
        PricedStates states = new PricedStates(layout.isWide());
        end(states, cover.kinds().size() - 1, Bits128.NONE, 0);
        return states;
    }

    /**
     * Adds states of the end in ascending order. The method chooses the counts of the kinds one after another. Kinds
     * whose counts occupy higher bits come first.
     */
    private void end(PricedStates states, int kind, Bits128 counts, long cost) {
        if (kind < 0) {
            states.add(counts.low(), counts.high(), (int) cost);
            return;
        }
        KindItem item = cover.kindItem(kind);
        for (int used = item.min(); used <= layout.most(kind); used++) {
            long unused = prices.unused(kind) == 0 ? 0 : (long) prices.unused(kind) * (item.max() - used);
            if (cost + unused <= prices.budget()) {
                end(states, kind - 1, counts.plus(layout.count(kind, used)), cost + unused);
            }
        }
    }

    /**
     * A {@code Transition} leads from a state to a state of the next item, or back to a state of the item before. It is
     * <em>open</em> to the states that it can be applied to, and keeps the order of these states: the bits of the
     * window are shifted by one, and a fixed number is added.
     *
     * @param option the option that is placed, or {@link #NOTHING}
     * @param price the cost of the transition
     * @param needed the bits that a state must have
     * @param banned the bits that a state must not have
     * @param field the bits of the count of the option's kind; no bits if the kind is not counted
     * @param closed the value that the bits of {@code field} must not have
     * @param added the number that is added after the shift
     */
    record Transition(
            int option, int price, Bits128 needed, Bits128 banned, Bits128 field, Bits128 closed, Bits128 added) {
        static final int NOTHING = -1;

        /** An empty field never has this value, so it never closes a transition. */
        private static final Bits128 NEVER = Bits128.bit(0);

        /** Returns a transition that changes no count. */
        static Transition uncounted(int option, int price, Bits128 needed, Bits128 banned, Bits128 added) {
            return new Transition(option, price, needed, banned, Bits128.NONE, NEVER, added);
        }

        /** Returns a copy of this transition that costs nothing. */
        Transition free() {
            return new Transition(option, 0, needed, banned, field, closed, added);
        }

        boolean isOpenTo(Bits128 state) {
            return state.and(needed).equals(needed)
                    && state.and(banned).isNone()
                    && !state.and(field).equals(closed);
        }
    }
}
