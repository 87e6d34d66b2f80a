package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.placement.PlacementTable;

import java.util.SplittableRandom;

/**
 * What the beam asks of every placement again and again, worked out once: the Manhattan distances within it, and a
 * signature whose sums over laid pieces tell filled cells and used pieces apart (Zobrist hashing).
 */
final class PlacementFacts {
    /** Signatures are constants, not chance: the same in every run. */
    private static final long SIGNATURE_SEED = 2024;

    private final long[] inner;
    private final long[] signature;

    PlacementFacts(PlacementTable table, ManhattanMetric metric) {
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

    /** The sum of the distances between all pairs of its cells. */
    long inner(int placement) {
        return inner[placement];
    }

    long signature(int placement) {
        return signature[placement];
    }
}
