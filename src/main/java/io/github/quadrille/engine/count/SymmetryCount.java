package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.frontier.CoverProblem;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.frontier.Quotient;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Counts packings up to symmetry: packings that symmetries map to one another are one class. For each symmetry, it
 * counts the packings that the symmetry maps to themselves. The average of these numbers is the number of classes.
 */
public final class SymmetryCount {
    private SymmetryCount() {}

    /** Counts packings, and then classes if they are wanted, until all numbers are known or a limit is reached. */
    public static ClassCount count(
            Puzzle puzzle, SymmetryGroup group, CountMethod method, Limits limits, Listener listener) {
        CountStages stages = new CountStages(puzzle, limits, listener);
        return count(stages, group, new PackingCounter(stages).count(method));
    }

    /** Counts classes for packings that were counted before. */
    public static ClassCount count(
            Puzzle puzzle, SymmetryGroup group, PackingCount packings, Limits limits, Listener listener) {
        return count(new CountStages(puzzle, limits, listener), group, packings);
    }

    private static ClassCount count(CountStages stages, SymmetryGroup group, PackingCount packings) {
        if (group == SymmetryGroup.TRIVIAL || !packings.isComplete()) {
            return new ClassCount(packings);
        }
        try {
            Classes classes = of(stages, group, packings.total());
            return new ClassCount(
                    packings,
                    Optional.of(classes),
                    Optional.empty(),
                    stages.budget().work());
        } catch (Stopped e) {
            return new ClassCount(
                    packings,
                    Optional.empty(),
                    Optional.of(e.limit()),
                    stages.budget().work());
        }
    }

    /**
     * Counts the classes under a group.
     *
     * @param packings the number of all packings
     * @throws Stopped when a limit is reached
     */
    static Classes of(CountStages stages, SymmetryGroup group, BigInteger packings) {
        List<PuzzleSymmetry> symmetries = symmetries(stages, group.symmetries(stages.puzzle()));
        List<PuzzleSymmetry> others =
                symmetries.stream().filter(symmetry -> !symmetry.isIdentity()).toList();
        Optional<List<BigInteger>> counted = byFrontier(stages, others);
        stages.budget().ended("symmetries");
        List<BigInteger> counts = counted.orElseGet(() -> bySearch(stages, others));
        Map<String, BigInteger> fixed = new LinkedHashMap<>();
        BigInteger sum = packings;
        for (int i = 0; i < counts.size(); i++) {
            fixed.put(others.get(i).name(), counts.get(i));
            sum = sum.add(counts.get(i));
        }
        return new Classes(classes(sum, symmetries.size()), symmetries.size(), fixed);
    }

    /**
     * Returns the number of classes, which is the average number of packings that a symmetry maps to themselves
     * (Burnside's lemma).
     *
     * @param fixed the sum, over all symmetries, of the number of packings that the symmetry maps to themselves
     * @param symmetries the number of symmetries
     */
    static BigInteger classes(BigInteger fixed, int symmetries) {
        BigInteger[] classes = fixed.divideAndRemainder(BigInteger.valueOf(symmetries));
        if (classes[1].signum() != 0) {
            throw new IllegalStateException(
                    "The symmetries fix %s packings in all, which is not a multiple of their number, %d."
                            .formatted(fixed, symmetries));
        }
        return classes[0];
    }

    /**
     * Lists the symmetries. On a large board with joined opposite edges, such as a torus, they may need more memory
     * than allowed. Then the count stops.
     */
    private static List<PuzzleSymmetry> symmetries(CountStages stages, PuzzleSymmetries group) {
        long bytes = (long) group.order() * stages.puzzle().region().size() * Integer.BYTES;
        if (bytes > stages.limits().memory()) {
            throw new Stopped(Limit.MEMORY);
        }
        return group.list(stages.budget()::look);
    }

    /**
     * Counts the packings that each symmetry maps to themselves. The result is empty when a frontier is too wide or
     * needs more memory than allowed.
     */
    private static Optional<List<BigInteger>> byFrontier(CountStages stages, List<PuzzleSymmetry> symmetries) {
        PlacementTable table = stages.table();
        List<BigInteger> counts = new ArrayList<>();
        try {
            for (PuzzleSymmetry symmetry : symmetries) {
                CoverProblem fixed = Quotient.of(
                                table.cover(), symmetry::cell, table.images(symmetry), stages.budget()::look)
                        .problem();
                Frontier frontier = new Frontier(fixed, stages.limits(), stages.clock());
                if (!stages.sweeps(frontier)) {
                    return Optional.empty();
                }
                counts.add(frontier.total());
            }
        } catch (FrontierTooLarge e) {
            return Optional.empty();
        }
        return Optional.of(counts);
    }

    /**
     * Finds every packing and tests which symmetries map it to itself. It is used if the frontier is too wide.
     *
     * @throws Stopped when a limit is reached first
     */
    private static List<BigInteger> bySearch(CountStages stages, List<PuzzleSymmetry> symmetries) {
        List<int[]> moves = new ArrayList<>();
        for (PuzzleSymmetry symmetry : symmetries) {
            stages.budget().look();
            moves.add(stages.table().images(symmetry));
        }
        long[] fixed = new long[moves.size()];
        SolveListener hearer = SolveListener.until(stages::isInterrupted, packing -> {
            Set<Integer> placements = new HashSet<>();
            for (int placement : stages.table().numbers(packing)) {
                placements.add(placement);
            }
            for (int i = 0; i < fixed.length; i++) {
                int[] move = moves.get(i);
                fixed[i] += placements.stream().allMatch(placement -> placements.contains(move[placement])) ? 1 : 0;
            }
            if (stages.clock().isTimeToReport()) {
                stages.clock().report("looking at packings one after the other");
            }
        });
        Stopped.ifAny(stages.search("packings", Long.MAX_VALUE, hearer).stopped());
        return Arrays.stream(fixed).mapToObj(BigInteger::valueOf).toList();
    }
}
