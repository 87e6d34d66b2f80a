package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import java.util.Random;

/**
 * Makes small random puzzles from a seed. The puzzles have holes, optional cells and wraps, and one to three pieces of
 * each kind.
 */
final class ExactPuzzles {
    private ExactPuzzles() {}

    static Puzzle of(long seed) {
        Puzzle ranges = new RandomPuzzles(seed).next();
        Random random = new Random(seed);
        List<Supply> exact = ranges.bag().supplies().stream()
                .map(supply -> new Supply(supply.kind(), CountRange.exactly(1 + random.nextInt(3))))
                .toList();
        return new Puzzle("exact", ranges.region(), ranges.symmetry(), new Bag(exact));
    }
}
