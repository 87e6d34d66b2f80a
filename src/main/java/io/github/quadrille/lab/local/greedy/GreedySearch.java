package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/**
 * Performs the search of {@link Greedy}. Each step is a pass over the cells of a tiling, and each restart begins a new
 * tiling.
 */
final class GreedySearch implements LocalSearch {
    private final Puzzle puzzle;
    private final ShapeTree tree;
    private final Greedy method;
    private final IntPredicate laterTies;
    private GreedyTiling tiling;
    private int loosePasses;
    private boolean allServed;
    private boolean first = true;
    private long movesBefore;

    GreedySearch(Puzzle puzzle, ShapeTree tree, Greedy method, RandomGenerator random) {
        this.puzzle = puzzle;
        this.tree = tree;
        this.method = method;
        this.laterTies = method.ties() == ShapeTies.RANDOM ? n -> random.nextInt(n) == 0 : GreedyTiling.FIRST_OF_TIES;
        this.tiling = new GreedyTiling(puzzle, tree, GreedyTiling.FIRST_OF_TIES);
    }

    @Override
    public void restart() {
        if (!first) {
            movesBefore += tiling.looks();
            tiling = new GreedyTiling(puzzle, tree, laterTies);
        }
        first = false;
        loosePasses = 0;
        allServed = false;
    }

    @Override
    public boolean canRestart() {
        return method.ties() == ShapeTies.RANDOM;
    }

    @Override
    public boolean step() {
        if (loosePasses < method.passes()) {
            loosePasses++;
            if (tiling.serve(true) > 0) {
                return true;
            }
            loosePasses = method.passes();
        }
        boolean before = allServed;
        allServed = true;
        return !before && tiling.serve(false) > 0;
    }

    @Override
    public double cost() {
        return puzzle.region().mandatorySize() - tiling.covered();
    }

    @Override
    public int covered() {
        return tiling.covered();
    }

    @Override
    public Packing part() {
        return new Packing(tiling.pieces());
    }

    @Override
    public long moves() {
        return movesBefore + tiling.looks();
    }
}
