package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.question.SearchListener;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds every packing and looks which symmetries leave it alone: for where the frontier is too wide. */
final class FixedBySearch implements SearchListener {
    private final CountStages stages;
    private final List<int[]> moves = new ArrayList<>();
    private final long[] fixed;

    private FixedBySearch(CountStages stages, List<PuzzleSymmetry> symmetries) {
        this.stages = stages;
        for (PuzzleSymmetry symmetry : symmetries) {
            stages.look();
            moves.add(stages.table().images(symmetry));
        }
        this.fixed = new long[moves.size()];
    }

    /**
     * How many packings each symmetry leaves alone.
     *
     * @throws Stopped when a limit is reached first
     */
    static List<BigInteger> count(CountStages stages, List<PuzzleSymmetry> symmetries) {
        FixedBySearch search = new FixedBySearch(stages, symmetries);
        stages.search("packings", Long.MAX_VALUE, search).stopped().ifPresent(limit -> {
            throw new Stopped(limit);
        });
        return Arrays.stream(search.fixed).mapToObj(BigInteger::valueOf).toList();
    }

    @Override
    public void found(Packing packing) {
        Set<Integer> placements = new HashSet<>();
        for (int placement : stages.table().numbers(packing)) {
            placements.add(placement);
        }
        for (int i = 0; i < fixed.length; i++) {
            int[] move = moves.get(i);
            fixed[i] += placements.stream().allMatch(placement -> placements.contains(move[placement])) ? 1 : 0;
        }
        if (stages.clock().isTimeToReport()) {
            stages.clock().report("looking at packings one by one");
        }
    }

    @Override
    public boolean isInterrupted() {
        return stages.isInterrupted();
    }
}
