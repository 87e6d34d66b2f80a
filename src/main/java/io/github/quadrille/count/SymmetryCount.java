package io.github.quadrille.count;

import io.github.quadrille.frontier.Frontier;
import io.github.quadrille.frontier.FrontierTooLarge;
import io.github.quadrille.frontier.IncompleteCount;
import io.github.quadrille.frontier.Quotient;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.PuzzleSymmetries;
import io.github.quadrille.puzzle.PuzzleSymmetry;
import io.github.quadrille.question.Classes;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts classes of symmetric packings: the average, over all symmetries, of how many packings each leaves alone. */
public final class SymmetryCount {
    private SymmetryCount() {}

    /**
     * @param packings how many packings there are in all
     * @throws IncompleteCount when a limit is reached
     */
    public static Classes of(Puzzle puzzle, BigInteger packings, Limits limits, CountListener listener)
            throws IncompleteCount {
        PlacementTable table = new PlacementTable(puzzle);
        List<PuzzleSymmetry> symmetries = PuzzleSymmetries.of(puzzle).list();
        List<PuzzleSymmetry> others =
                symmetries.stream().filter(symmetry -> !symmetry.isIdentity()).toList();
        CountClock clock = new CountClock(limits, listener);
        Optional<List<BigInteger>> counted = byFrontier(table, others, limits, clock);
        List<BigInteger> counts =
                counted.isPresent() ? counted.get() : FixedBySearch.count(table, others, listener, clock);
        Map<String, BigInteger> fixed = new LinkedHashMap<>();
        BigInteger sum = packings;
        for (int i = 0; i < counts.size(); i++) {
            fixed.put(others.get(i).name(), counts.get(i));
            sum = sum.add(counts.get(i));
        }
        BigInteger[] classes = sum.divideAndRemainder(BigInteger.valueOf(symmetries.size()));
        if (classes[1].signum() != 0) {
            throw new IllegalStateException("%s fixed packings in all, but %d symmetries: these cannot be classes."
                    .formatted(sum, symmetries.size()));
        }
        return new Classes(classes[0], symmetries.size(), fixed);
    }

    /** Empty when it is too wide. */
    private static Optional<List<BigInteger>> byFrontier(
            PlacementTable table, List<PuzzleSymmetry> symmetries, Limits limits, CountClock clock)
            throws IncompleteCount {
        Map<List<Integer>, Integer> numbers = PuzzleSymmetry.numbers(table);
        List<BigInteger> counts = new ArrayList<>();
        try {
            for (PuzzleSymmetry symmetry : symmetries) {
                Frontier frontier = new Frontier(
                        Quotient.of(table.cover(), symmetry::cell, symmetry.placements(table, numbers)), limits, clock);
                frontier.run();
                if (frontier.stop().equals(Optional.of(Limit.MEMORY))) {
                    return Optional.empty();
                }
                if (frontier.stop().isPresent()) {
                    throw new IncompleteCount(frontier.stop().map(Limit::words).orElseThrow());
                }
                counts.add(frontier.total());
            }
        } catch (FrontierTooLarge e) {
            return Optional.empty();
        }
        return Optional.of(counts);
    }
}
