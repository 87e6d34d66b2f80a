package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Searches for pieces that fill a board in only one way, up to symmetry. Kinds are left out at random until there are
 * not too many choices of pieces. Missing cells are drawn at random. Then some of them are moved again and again, and a
 * move is kept unless it leaves more packings.
 *
 * @param puzzle the board, and how often each kind may be used
 * @param pieces the number of pieces, if the user gives one
 * @param rules the rules for missing cells
 * @param holes the number of missing cells
 * @param seed the seed of all random choices of this round
 */
public record DesignRound(Puzzle puzzle, OptionalInt pieces, CarvingRules rules, int holes, long seed)
        implements GenerationAttempt {
    /** The round ends after at most this many moves, one after another, that do not leave fewer packings. */
    private static final int MOST_STALE = 12;

    /**
     * Returns whether the round finds a puzzle. The result is also true when the request is impossible, so that the
     * caller runs the round itself and gets the reason.
     */
    @Override
    public boolean succeeds(GenerationClock generationClock) {
        UniqueBags bags = new UniqueBags(puzzle.name(), pieces, 1, generationClock);
        try {
            make(bags, generationClock);
        } catch (ImpossibleRequest problem) {
            return true;
        }
        return !bags.found().isEmpty();
    }

    /** Adds the puzzles that this round finds to the bags. */
    void make(UniqueBags bags, GenerationClock generationClock) {
        RandomGenerator random = new SplittableRandom(seed);
        if (holes == 0) {
            bags.harvest(UniqueBags.fewerKinds(puzzle, pieces, 0, UniqueBags.MOST_CHOICES, random), random);
            return;
        }
        BoardCarving carving = new BoardCarving(puzzle.region(), rules, holes, random);
        Optional<BitSet> drawn = carving.draw();
        if (drawn.isEmpty()) {
            return;
        }
        Puzzle some = UniqueBags.fewerKinds(puzzle, pieces, holes, UniqueBags.FEW_CHOICES, random);
        BitSet missing = drawn.get();
        UniqueBags.Least least = bags.probe(without(some, missing), UniqueBags.Least.UNKNOWN, random);
        for (int stale = 0;
                stale < MOST_STALE && !least.isOne() && !bags.isDone() && !generationClock.isSpent();
                stale++) {
            BitSet moved = carving.moved(missing).orElse(missing);
            UniqueBags.Least other = bags.probe(without(some, moved), least, random);
            if (!least.isBetterThan(other)) {
                stale = other.isBetterThan(least) ? 0 : stale;
                missing = moved;
                least = other;
            }
        }
    }

    private static Puzzle without(Puzzle puzzle, BitSet missing) {
        return puzzle.on(puzzle.region().without(missing));
    }
}
