package io.github.quadrille.engine.solve;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Supply;


/**
 * The pieces of a bag for the parts of a board: of each kind as large a share as a part has of the cells, and a few more or
 * less, so that it is easily filled; what all parts but the last one leave is for that one. Together they never take more
 * than there are.
 *
 * @param bag of all
 * @param cells of all
 * @param last cells of the last part
 * @param others how many parts there are besides
 */
record BagShares(Bag bag, int cells, int last, int others) {
    private static final int LEEWAY = 4;

    /** What a part with so many cells may use, which is not the last. */
    Bag of(int part) {
        return new Bag(bag.supplies().stream()
                .map(supply -> new Supply(supply.kind(), share(supply.count(), part)))
                .toList());
    }

    private CountRange share(CountRange all, int part) {
        int least = Math.max(0, share(all.min(), part) - LEEWAY);
        if (all.isOpen()) {
            return new CountRange(least, CountRange.UNBOUNDED);
        }
        // Half of what the last part would have is enough for the leeway of all others.
        int leeway = Math.min(LEEWAY, share(all.max(), last) / (2 * others));
        return new CountRange(least, share(all.max(), part) + leeway);
    }

    private int share(int count, int part) {
        return (int) ((long) count * part / cells);
    }
}
