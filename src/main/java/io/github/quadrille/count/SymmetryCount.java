package io.github.quadrille.count;

import io.github.quadrille.puzzle.Limit;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Counts classes of symmetric packings: the average, over all symmetries, of how many packings each leaves alone. */
public final class SymmetryCount {
    private SymmetryCount() {}

    /**
     * @param packings how many packings there are in all
     * @throws IncompleteCount when a limit is reached or the frontier cannot do it
     */
    public static Classes of(Puzzle puzzle, BigInteger packings, CountLimits limits, CountListener listener)
            throws IncompleteCount {
        PlacementTable table = new PlacementTable(puzzle);
        List<PuzzleSymmetry> symmetries = PuzzleSymmetry.of(puzzle);
        Map<List<Integer>, Integer> numbers = PuzzleSymmetry.numbers(table);
        Map<String, BigInteger> fixed = new LinkedHashMap<>();
        BigInteger sum = packings;
        Clock clock = new Clock(limits, listener);
        try {
            for (PuzzleSymmetry symmetry : symmetries) {
                if (!symmetry.isIdentity()) {
                    Frontier frontier = new Frontier(Quotient.of(table, symmetry, numbers), limits, clock);
                    frontier.run();
                    if (frontier.stop().isPresent()) {
                        throw new IncompleteCount(
                                frontier.stop().map(Limit::words).orElseThrow());
                    }
                    fixed.put(name(symmetry), frontier.total());
                    sum = sum.add(frontier.total());
                }
            }
        } catch (FrontierTooLarge e) {
            throw new IncompleteCount(e.getMessage());
        }
        BigInteger[] classes = sum.divideAndRemainder(BigInteger.valueOf(symmetries.size()));
        if (classes[1].signum() != 0) {
            throw new IllegalStateException("%s fixed packings in all, but %d symmetries: these cannot be classes."
                    .formatted(sum, symmetries.size()));
        }
        return new Classes(classes[0], symmetries.size(), fixed);
    }

    private static String name(PuzzleSymmetry symmetry) {
        String turn = symmetry.automorphism()
                .transform()
                .name()
                .toLowerCase(Locale.ROOT)
                .replace('_', ' ');
        int down = symmetry.automorphism().down();
        int right = symmetry.automorphism().right();
        return down == 0 && right == 0 ? turn : "%s, shift by (%d, %d)".formatted(turn, down, right);
    }
}
