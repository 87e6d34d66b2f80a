package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** One tiling after the other, pass by pass. */
final class GreedySearch implements LocalSearch {
    private final Puzzle puzzle;
    private final ShapeTree tree;
    private final Greedy method;
    private final int[] caps;
    private final IntPredicate laterTies;
    private GreedyTiling tiling;
    private int loosePasses;
    private boolean allServed;
    private boolean first = true;
    private long movesBefore;

    GreedySearch(Puzzle puzzle, ShapeTree tree, Greedy method, RandomGenerator random) {
        Bag bag = puzzle.bag();
        this.puzzle = puzzle;
        this.tree = tree;
        this.method = method;
        this.caps = IntStream.range(0, bag.size())
                .map(kind -> bag.count(kind).max())
                .toArray();
        this.laterTies = method.ties() == ShapeTies.RANDOM ? n -> random.nextInt(n) == 0 : GreedyTiling.FIRST_OF_TIES;
        this.tiling = new GreedyTiling(puzzle.region(), tree, caps, GreedyTiling.FIRST_OF_TIES);
    }

    @Override
    public void restart() {
        if (!first) {
            movesBefore += tiling.looks();
            tiling = new GreedyTiling(puzzle.region(), tree, caps, laterTies);
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
            if (tiling.serveLooseEnds() > 0) {
                return true;
            }
            loosePasses = method.passes();
        }
        boolean before = allServed;
        allServed = true;
        return !before && tiling.serveAll() > 0;
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
        List<Placement> pieces = new ArrayList<>(tiling.pieces());
        for (int piece = 0; piece < tiling.pieces(); piece++) {
            String kind = puzzle.bag()
                    .kind(tree.shapes().get(tiling.shape(piece)).kind())
                    .name();
            List<Cell> cells = Arrays.stream(tiling.cells(piece))
                    .mapToObj(puzzle.region()::cell)
                    .sorted()
                    .toList();
            pieces.add(new Placement(kind, cells));
        }
        return new Packing(pieces);
    }

    @Override
    public long moves() {
        return movesBefore + tiling.looks();
    }
}
