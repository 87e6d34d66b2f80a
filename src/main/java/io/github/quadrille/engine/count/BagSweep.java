package io.github.quadrille.engine.count;

import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.frontier.CoverProblem;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.Quotient;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Counts the packings of all choices of pieces by one sweep. A choice says how many pieces of each kind are used. For
 * each boundary of the frontier there is one number for each combination of pieces used so far, and the numbers at the
 * end are the answer. Packings that symmetries map to one another form a class. To count classes, the packings that a
 * symmetry maps to themselves are counted in the same way. The symmetries of a choice are those that map each of its
 * kinds to a kind with the same number of pieces.
 */
record BagSweep(CountStages stages, BagChoices choices, SymmetryGroup group) {
    /**
     * Tells whether classes of packings are wanted but some rule is about several pieces. Then the sweep cannot count
     * classes, because orbits of placements cannot represent such rules.
     */
    boolean areRulesInTheWay() {
        return hasClasses() && stages.table().cover().hasRows();
    }

    /**
     * Returns the counts of all choices, or empty if the sweep would need more memory than allowed. Callers must check
     * first that {@link #knowsClasses} is true and {@link #areRulesInTheWay} is false.
     */
    Optional<List<BagCount>> counts() {
        PlacementTable table = stages.table();
        Optional<Map<List<Integer>, BigInteger>> all = swept(CoverProblem.of(table.cover(), stages.budget()::look));
        if (all.isEmpty()) {
            return Optional.empty();
        }
        List<Fixed> fixed = new ArrayList<>();
        if (hasClasses()) {
            for (PuzzleSymmetry symmetry : group.symmetries(loose()).list(stages.budget()::look)) {
                Optional<Map<List<Integer>, BigInteger>> totals = symmetry.isIdentity()
                        ? all
                        : swept(Quotient.of(
                                        table.cover(), symmetry::cell, table.images(symmetry), stages.budget()::look)
                                .problem());
                if (totals.isEmpty()) {
                    return Optional.empty();
                }
                fixed.add(new Fixed(symmetry, totals.get()));
            }
        }
        List<BagCount> bags = new ArrayList<>();
        all.get().forEach((counts, packings) -> {
            if (choices.allows(counts)) {
                bags.add(new BagCount(
                        counts, packings, hasClasses() ? Optional.of(classes(counts, fixed)) : Optional.empty()));
            }
        });
        return Optional.of(bags);
    }

    /** Holds for each choice the number of packings that one symmetry maps to themselves. */
    private record Fixed(PuzzleSymmetry symmetry, Map<List<Integer>, BigInteger> packings) {
        boolean keeps(List<Integer> counts) {
            return IntStream.range(0, counts.size())
                    .allMatch(kind -> counts.get(symmetry.kind(kind)).equals(counts.get(kind)));
        }
    }

    private static BigInteger classes(List<Integer> counts, List<Fixed> fixed) {
        BigInteger sum = BigInteger.ZERO;
        int order = 0;
        for (Fixed each : fixed) {
            if (each.keeps(counts)) {
                sum = sum.add(each.packings().getOrDefault(counts, BigInteger.ZERO));
                order++;
            }
        }
        return SymmetryCount.classes(sum, order);
    }

    private Optional<Map<List<Integer>, BigInteger>> swept(CoverProblem problem) {
        Frontier frontier = Frontier.ofEveryBag(problem, stages.limits(), stages.clock());
        return frontier.estimate().bytes() <= stages.limits().memory() && stages.sweeps(frontier)
                ? Optional.of(new HashMap<>(frontier.totals()))
                : Optional.empty();
    }

    private boolean hasClasses() {
        return group != SymmetryGroup.TRIVIAL;
    }

    /**
     * Returns the puzzle with an unlimited count of each kind that may be used. If the ranges were kept, no symmetry
     * could map a kind to a kind with a different range, although some choices have equally many pieces of these two
     * kinds.
     */
    private Puzzle loose() {
        Puzzle puzzle = stages.puzzle();
        List<Supply> supplies = puzzle.bag().supplies().stream()
                .map(supply -> new Supply(supply.kind(), supply.count().max() == 0 ? supply.count() : CountRange.ANY))
                .toList();
        return puzzle.with(new Bag(supplies));
    }

    /**
     * Tells whether the sweep can count the classes that are wanted, if any. Each symmetry of the board must map kinds
     * to kinds, and no two kinds may have the same orientations. Then no choice of pieces has a symmetry that the
     * puzzle with unlimited counts lacks. Otherwise the puzzle may lack the mirror image of a kind, and a choice
     * without that kind may have more symmetries.
     */
    boolean knowsClasses() {
        if (!hasClasses()) {
            return true;
        }
        Puzzle loose = loose();
        long looks = loose.bag().supplies().stream()
                .map(supply -> Set.copyOf(supply.kind().shape().orientations(loose.symmetry())))
                .distinct()
                .count();
        return looks == loose.bag().size()
                && PuzzleSymmetries.of(loose).order()
                        == RegionSymmetries.of(loose.region()).order();
    }
}
