package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionsInOrder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All ways of a sweep, from its beginning on and from its end back: an option is laid where its first item is passed. */
final class SweepWays {
    private final PricedCover prices;
    private final ExactCover cover;
    private final OptionsInOrder options;
    private final StateLayout layout;

    SweepWays(PricedCover prices, OptionsInOrder options, StateLayout layout) {
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

    /** The options whose first item this is. */
    List<Integer> optionsFrom(int item) {
        return options.from(item);
    }

    /** The items that one of those options covers, ascending; not to be changed. */
    int[] positions(int option) {
        return options.positions(option);
    }

    /** From the states before an item to those after it. */
    List<Way> onFrom(int item) {
        List<Way> ways = new ArrayList<>();
        ways.add(Way.uncounted(Way.NOTHING, 0, Bits.bit(0), Bits.NONE, Bits.NONE));
        leftOpen(item, Bits.bit(0)).ifPresent(ways::add);
        for (int option : options.from(item)) {
            Bits cells = cells(option, item);
            int kind = cover.kind(option);
            Bits ahead = cells.shiftedDown();
            ways.add(
                    layout.isCounted(kind)
                            ? laid(
                                    option,
                                    Bits.NONE,
                                    cells,
                                    layout.count(kind, layout.most(kind)),
                                    ahead.plus(one(kind)))
                            : Way.uncounted(option, prices.option(option), Bits.NONE, cells, ahead));
        }
        return ways;
    }

    /** From the states after an item back to those before it. */
    List<Way> backTo(int item) {
        Bits farthest = Bits.bit(layout.window() - 1);
        List<Way> ways = new ArrayList<>();
        ways.add(Way.uncounted(Way.NOTHING, 0, Bits.NONE, farthest, Bits.bit(0)));
        leftOpen(item, farthest).ifPresent(ways::add);
        for (int option : options.from(item)) {
            Bits cells = cells(option, item);
            int kind = cover.kind(option);
            Bits gone = Bits.bit(0).minus(cells);
            ways.add(
                    layout.isCounted(kind)
                            ? laid(option, cells.shiftedDown(), farthest, Bits.NONE, gone.minus(one(kind)))
                            : Way.uncounted(option, prices.option(option), cells.shiftedDown(), farthest, gone));
        }
        return ways;
    }

    private Optional<Way> leftOpen(int item, Bits banned) {
        int price = prices.openCell(options.cellAt(item));
        return prices.affords(price)
                ? Optional.of(Way.uncounted(Way.NOTHING, price, Bits.NONE, banned, Bits.NONE))
                : Optional.empty();
    }

    /** Of a kind that is counted. */
    private Way laid(int option, Bits needed, Bits banned, Bits closed, Bits added) {
        Bits field = layout.field(cover.kind(option));
        return new Way(option, prices.option(option), needed, banned, field, closed, added);
    }

    private Bits one(int kind) {
        return layout.count(kind, 1);
    }

    private Bits cells(int option, int item) {
        Bits bits = Bits.NONE;
        for (int position : options.positions(option)) {
            bits = bits.plus(Bits.bit(position - item));
        }
        return bits;
    }

    /** Where a way leads that is open to a state. */
    Bits through(Way way, Bits state, boolean onwards) {
        Bits window = state.and(layout.windowBits());
        return (onwards ? window.shiftedDown() : window.shiftedUp())
                .plus(state.and(layout.countBits()))
                .plus(way.added());
    }

    /** The only state at the beginning. */
    PricedStates beginning() {
        PricedStates states = new PricedStates(layout.isWide());
        states.add(0, 0, 0);
        return states;
    }

    /** The states at the end in which counts are kept, each with what unused options cost. */
    PricedStates ending() {
        PricedStates states = new PricedStates(layout.isWide());
        end(states, cover.kinds().size() - 1, Bits.NONE, 0);
        return states;
    }

    /** Kinds whose counts stand higher come first, so that the states ascend. */
    private void end(PricedStates states, int kind, Bits counts, long cost) {
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
}
