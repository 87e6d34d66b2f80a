package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepModel.SweepKind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds sets of rows and counters such that each variable is in an even number of the rows and counters of each set. At
 * any point of a sweep, the counters of such a set add up to an even number exactly when an even number of its rows is
 * covered. So the boundary determines the parity of these counts, and each set halves the number of possible
 * combinations. The sets are found by elimination modulo two. Rows that may stay open are in no set, and neither are
 * counters that stop counting at their minimum.
 */
final class SweepInvariants {
    /** The elimination is left out beyond this many steps, because it would then cost more than it saves. */
    private static final long MOST_WORK = 1_000_000_000;
    /** At most this many sets are kept, because the gain from more sets is less than their cost. */
    private static final int MOST = 6;

    private final SweepModel model;
    private final List<BitSet> sets = new ArrayList<>();

    SweepInvariants(SweepModel model) {
        this.model = model;
        int columns = model.items() + model.counters().size();
        BitSet[] pivots = new BitSet[columns];
        if (model.counters().size() > 0 && work(columns) <= MOST_WORK) {
            eliminate(pivots);
            for (int free = model.items(); free < columns && sets.size() < MOST; free++) {
                if (pivots[free] == null && model.counters().isExact(free - model.items())) {
                    sets.add(solve(pivots, free));
                }
            }
        }
    }

    private long work(long columns) {
        long options = 0;
        for (int item = 0; item < model.items(); item++) {
            options += model.optionsFrom(item);
        }
        return options * Math.min(columns, 1 << 20) * (columns / Long.SIZE + 1);
    }

    private void eliminate(BitSet[] pivots) {
        for (int item = 0; item < model.items(); item++) {
            for (int option = 0; option < model.optionsFrom(item); option++) {
                BitSet row = row(item, option);
                int column = row.nextSetBit(0);
                while (column >= 0 && pivots[column] != null) {
                    row.xor(pivots[column]);
                    column = row.nextSetBit(0);
                }
                if (column >= 0) {
                    pivots[column] = row;
                }
            }
        }
    }

    private BitSet row(int item, int option) {
        BitSet row = new BitSet();
        for (long rest = model.mask(item, option); rest != 0; rest &= rest - 1) {
            int covered = item + Long.numberOfTrailingZeros(rest);
            row.set(covered, model.isMandatory(covered));
        }
        for (int counter : model.kinds().get(model.kind(item, option)).counters()) {
            row.set(model.items() + counter, model.counters().isExact(counter) ^ row.get(model.items() + counter));
        }
        return row;
    }

    /**
     * Returns the set that belongs to a free column, which is a column for which the elimination found no pivot. The
     * set contains the counter of this column and no other free column.
     */
    private static BitSet solve(BitSet[] pivots, int free) {
        BitSet solution = new BitSet();
        solution.set(free);
        for (int column = pivots.length - 1; column >= 0; column--) {
            if (pivots[column] != null) {
                BitSet meet = (BitSet) pivots[column].clone();
                meet.and(solution);
                solution.set(column, (meet.cardinality() & 1) != 0);
            }
        }
        return solution;
    }

    int size() {
        return sets.size();
    }

    /** Returns a bit for each set, which tells whether the row is in the set. */
    int ofRow(int item) {
        return bits(item);
    }

    /** Returns a bit for each set, which tells whether an odd number of the kind's counters is in the set. */
    int ofKind(SweepKind kind) {
        return kind.counters().stream()
                .mapToInt(counter -> bits(model.items() + counter))
                .reduce(0, (a, b) -> a ^ b);
    }

    private int bits(int column) {
        int bits = 0;
        for (int set = 0; set < sets.size(); set++) {
            bits |= sets.get(set).get(column) ? 1 << set : 0;
        }
        return bits;
    }
}
