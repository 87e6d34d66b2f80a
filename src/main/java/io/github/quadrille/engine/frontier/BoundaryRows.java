package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.engine.frontier.CoverProblem.CoverOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Holds the rows of a cover as bits of a boundary, above the bits of the items. A row says how many options of a set
 * can be chosen. Its bit becomes 1 when one of these options is chosen. If the row allows at most one option, none of
 * its options can be chosen while the bit is 1. If the row needs at least one option, the bit must be 1 after the last
 * item at which one of its options begins. A row owns its bit only from the first to the last such item. Then another
 * row can take the bit, so that few bits serve many rows.
 */
final class BoundaryRows {
    /** A boundary has at most this many bits, because the topmost bit of a long stays free. */
    static final int BITS = Long.SIZE - 1;
    /** If there are no rows, all bits belong to items. */
    static final long ALL = -1;

    /**
     * Each entry has the bits of an option's rows. These bits become 1 when the option is chosen. The bits in {@code
     * conflicts} must be 0 before the option is chosen. Both arrays are empty if there are no rows.
     */
    private final long[] sets;

    private final long[] conflicts;
    private final long itemBits;
    /**
     * The entry for each item has the bits of the rows that end with this item. When the item is passed, the bits in
     * {@code needs} must be 1.
     */
    private final long[] ends;

    private final long[] needs;

    private BoundaryRows(int options, int items, long itemBits) {
        this.sets = new long[options];
        this.conflicts = new long[options];
        this.itemBits = itemBits;
        this.ends = new long[items];
        this.needs = new long[items];
    }

    /** Returns a layout without rows, in which every bit belongs to an item. */
    static BoundaryRows none(int items) {
        return new BoundaryRows(0, items, ALL);
    }

    /**
     * Finds a bit for each row. The time is linear in the number of options of all rows, and in the number of rows
     * times bits.
     *
     * @param options the options that can be chosen; rows list each option by the number of its placement
     * @param window how many bits the items need
     * @throws FrontierTooLarge when a row requires more than one option, when it limits its options to a number greater
     *     than one, or when there are too few bits
     */
    static BoundaryRows of(
            List<RowItem> rows,
            List<KindItem> kinds,
            List<CoverOption> options,
            int items,
            int window,
            Runnable pause) {
        int[] indexOf =
                new int[options.stream().mapToInt(CoverOption::placement).max().orElse(-1) + 1];
        Arrays.fill(indexOf, -1);
        for (int i = 0; i < options.size(); i++) {
            indexOf[options.get(i).placement()] = i;
        }
        Set<BoundedRow> bounded = new HashSet<>();
        List<BoundedRow> sorted = new ArrayList<>();
        for (RowItem row : rows) {
            pause.run();
            BitSet members = new BitSet();
            row.options().stream()
                    .filter(option -> option < indexOf.length && indexOf[option] >= 0)
                    .forEach(option -> members.set(indexOf[option]));
            BoundedRow found = BoundedRow.of(row, members, kinds, options);
            if (found.saysSomething() && bounded.add(found)) {
                sorted.add(found);
            }
        }
        if (sorted.isEmpty()) {
            return none(items);
        }
        sorted.sort(Comparator.comparingInt(BoundedRow::first));
        checkRoom(sorted, items, window);
        BoundaryRows result = new BoundaryRows(options.size(), items, (1L << window) - 1);
        int[] takenUntil = new int[BITS];
        Arrays.fill(takenUntil, -1);
        for (BoundedRow row : sorted) {
            // The lowest free bit is taken, because hash tables tell low bits apart better than high ones.
            int bit = window;
            while (takenUntil[bit] >= row.first()) {
                bit++;
            }
            takenUntil[bit] = row.last();
            result.add(row, 1L << bit);
        }
        return result;
    }

    private static void checkRoom(List<BoundedRow> rows, int items, int window) {
        int[] change = new int[items + 1];
        for (BoundedRow row : rows) {
            change[row.first()]++;
            change[row.last() + 1]--;
        }
        int open = 0;
        int most = 0;
        for (int some : change) {
            open += some;
            most = Math.max(most, open);
        }
        if (window + most > BITS) {
            throw new FrontierTooLarge("%d cells and %d rules are open at once, but at most %d together are possible"
                    .formatted(window, most, BITS));
        }
    }

    private void add(BoundedRow row, long bit) {
        row.members().stream().forEach(option -> {
            sets[option] |= bit;
            conflicts[option] |= row.isExclusive() ? bit : 0;
        });
        ends[row.last()] |= bit;
        needs[row.last()] |= row.isNeeded() ? bit : 0;
    }

    /**
     * Returns the given option with the bits of its rows added.
     *
     * @param index the index of the option in the list of all options
     */
    CoverOption withRows(CoverOption option, int index) {
        return sets.length == 0 ? option : option.with(sets[index], conflicts[index]);
    }

    /** Returns the bits that are for items. */
    long itemBits() {
        return itemBits;
    }

    /**
     * Returns the bits that stay when an item is passed, because they belong to rows that do not end with this item.
     */
    long stayingBits(int item) {
        return ~itemBits & ~ends[item];
    }

    /** Returns the bits that must be 1 when an item is passed, because their rows end there and need an option. */
    long neededBits(int item) {
        return needs[item];
    }

    /**
     * A {@code BoundedRow} is a rule on how many options of a set are chosen. The frontier needs one bit for it:
     * whether one of these options has been chosen.
     *
     * @param members the options of the row, by their indexes in the list of all options
     * @param isNeeded whether at least one of these options must be chosen
     * @param isExclusive whether at most one of these options can be chosen
     * @param first the first item at which one of these options begins
     * @param last the last item at which one of these options begins
     */
    private record BoundedRow(BitSet members, boolean isNeeded, boolean isExclusive, int first, int last) {
        static BoundedRow of(RowItem row, BitSet members, List<KindItem> kinds, List<CoverOption> options) {
            int most = most(members, kinds, options);
            // If no choice can satisfy the row, it becomes a row that needs an option but has none.
            boolean isHopeless = row.min() > most || row.min() > row.max();
            if (!isHopeless && (row.min() > 1 || (row.max() > 1 && row.max() < most))) {
                throw new FrontierTooLarge("a rule counts to more than one, which a sweep cannot do");
            }
            int[] begins = members.stream()
                    .filter(member -> !isHopeless)
                    .map(member -> options.get(member).first())
                    .sorted()
                    .toArray();
            return new BoundedRow(
                    isHopeless ? new BitSet() : members,
                    isHopeless || row.min() == 1,
                    !isHopeless && row.max() < most,
                    begins.length == 0 ? 0 : begins[0],
                    begins.length == 0 ? 0 : begins[begins.length - 1]);
        }

        /**
         * Returns an upper bound on how many of the options can be chosen together. At most one option begins at each
         * item, and each kind has a maximum.
         */
        private static int most(BitSet members, List<KindItem> kinds, List<CoverOption> options) {
            Set<Integer> begins = new HashSet<>();
            List<Set<Integer>> beginsOf = new ArrayList<>();
            kinds.forEach(kind -> beginsOf.add(new HashSet<>()));
            members.stream().mapToObj(options::get).forEach(option -> {
                begins.add(option.first());
                beginsOf.get(option.type().pieces().indexOf(1)).add(option.first());
            });
            long ofKinds = 0;
            for (int kind = 0; kind < kinds.size(); kind++) {
                ofKinds += Math.min(kinds.get(kind).max(), beginsOf.get(kind).size());
            }
            return (int) Math.min(begins.size(), ofKinds);
        }

        boolean saysSomething() {
            return isNeeded || isExclusive;
        }
    }
}
