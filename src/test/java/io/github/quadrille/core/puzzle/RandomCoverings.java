package io.github.quadrille.core.puzzle;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** The random puzzles with few cells, asked for their best covering, by all ways of counting. */
public final class RandomCoverings {
    private static final int MOST_CELLS = 12;

    private final RandomPuzzles puzzles;
    private final Random random;

    public RandomCoverings(long seed) {
        this.puzzles = new RandomPuzzles(seed);
        this.random = new Random(seed);
    }

    public Puzzle next() {
        Puzzle puzzle = puzzles.next();
        while (puzzle.region().size() > MOST_CELLS) {
            puzzle = puzzles.next();
        }
        return new Puzzle(puzzle.name(), puzzle.region(), puzzle.symmetry(), puzzle.bag(), goal(puzzle));
    }

    private Goal goal(Puzzle puzzle) {
        int cells = puzzle.region().size();
        int kinds = puzzle.bag().size();
        return switch (random.nextInt(4)) {
            case 0 ->
                new Goal.Cells(IntStream.range(0, cells)
                        .map(cell -> puzzle.region().isMandatory(cell) ? 1 : 0)
                        .boxed()
                        .toList());
            case 1 -> new Goal.Cells(weights(cells));
            case 2 -> new Goal.Pieces(Collections.nCopies(kinds, 1));
            default -> new Goal.Pieces(weights(kinds));
        };
    }

    private List<Integer> weights(int size) {
        return IntStream.range(0, size).map(i -> random.nextInt(5)).boxed().toList();
    }
}
