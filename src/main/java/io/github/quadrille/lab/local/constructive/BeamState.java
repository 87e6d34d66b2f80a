package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.placement.PlacementTable;
import java.util.SplittableRandom;

/**
 * A partial packing and its score, the sum over all pairs of filled cells of their Manhattan distance. It keeps the sum
 * of the distances from every cell to all filled ones, so that the score with one more piece takes one look per cell of
 * the piece, plus the piece's own inner distances. Never changes.
 */
final class BeamState {
    private final PlacementFacts facts;
    private final PartialPacking packing;
    private final long[] toFilled;
    private final long score;
    private final long signature;

    private BeamState(PlacementFacts facts, PartialPacking packing, long[] toFilled, long score, long signature) {
        this.facts = facts;
        this.packing = packing;
        this.toFilled = toFilled;
        this.score = score;
        this.signature = signature;
    }

    static BeamState empty(PlacementTable table) {
        long[] none = new long[table.puzzle().region().size()];
        return new BeamState(new PlacementFacts(table), PartialPacking.empty(table), none, 0, 0);
    }

    PartialPacking packing() {
        return packing;
    }

    /** The score with one more piece. Linear in the piece. */
    long scoreWith(int placement) {
        long sum = score + facts.inner[placement];
        for (int i = 0; i < facts.table.area(placement); i++) {
            sum += toFilled[facts.table.cell(placement, i)];
        }
        return sum;
    }

    /** With one more piece: equal for states with the same filled cells and the same pieces left, else hardly ever. */
    long signatureWith(int placement) {
        return signature + facts.signature[placement];
    }

    /** This and one more piece. Linear in the board and in the legal placements, times the size of a piece. */
    BeamState and(int placement) {
        long[] distances = toFilled.clone();
        for (int i = 0; i < facts.table.area(placement); i++) {
            int filled = facts.table.cell(placement, i);
            for (int cell = 0; cell < distances.length; cell++) {
                distances[cell] += facts.metric.between(cell, filled);
            }
        }
        return new BeamState(facts, packing.and(placement), distances, scoreWith(placement), signatureWith(placement));
    }

    /**
     * What the beam asks of every placement again and again, worked out once: the Manhattan distances within it, and a
     * signature whose sums over laid pieces tell filled cells and used pieces apart (Zobrist hashing).
     */
    private static final class PlacementFacts {
        /** Signatures are constants, not chance: the same in every run. */
        private static final long SIGNATURE_SEED = 2024;

        private final PlacementTable table;
        private final ManhattanMetric metric;
        /** The sum of the distances between all pairs of its cells. */
        private final long[] inner;

        private final long[] signature;

        PlacementFacts(PlacementTable table) {
            this.table = table;
            this.metric = new ManhattanMetric(table.puzzle().region());
            SplittableRandom random = new SplittableRandom(SIGNATURE_SEED);
            long[] ofCell = random.longs(table.puzzle().region().size()).toArray();
            long[] ofKind = random.longs(table.puzzle().bag().size()).toArray();
            this.inner = new long[table.size()];
            this.signature = new long[table.size()];
            for (int placement = 0; placement < table.size(); placement++) {
                signature[placement] = ofKind[table.kind(placement)];
                for (int i = 0; i < table.area(placement); i++) {
                    int cell = table.cell(placement, i);
                    signature[placement] += ofCell[cell];
                    for (int j = 0; j < i; j++) {
                        inner[placement] += metric.between(cell, table.cell(placement, j));
                    }
                }
            }
        }
    }
}
