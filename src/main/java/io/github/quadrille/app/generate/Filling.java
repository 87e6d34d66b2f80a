package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Packing;

import java.util.Comparator;

/**
 * An individual: a board filled with pieces, and so a puzzle that has a packing.
 *
 * @param packings of the puzzle that its bag makes, as far as they are counted; fewer are better
 */
record Filling(Packing packing, Diversity diversity, PackingTally packings) {
    /** The most unusual bag is worth nothing while others have fewer packings. */
    static final Comparator<Filling> BEST_FIRST = Comparator.comparingInt(
                    (Filling filling) -> filling.packings().rank())
            .thenComparing(filling -> filling.diversity().value(), Comparator.reverseOrder());
}
