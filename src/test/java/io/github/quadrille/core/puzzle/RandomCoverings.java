package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Lattice;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Turns random puzzles with at most twelve cells into puzzles that ask for the covering of the greatest worth. The
 * worth is a sum over covered cells or over pieces. Each mandatory cell or each piece counts 1, or all have random
 * weights from 0 to 4.
 */
public final class RandomCoverings {
    private static final int MOST_CELLS = 12;

    private final Supplier<Puzzle> puzzles;
    private final Random random;

    /** Makes puzzles on boards of squares. */
    public RandomCoverings(long seed) {
        this(new RandomPuzzles(seed)::next, seed);
    }

    /** Makes puzzles on the given lattice. */
    public RandomCoverings(Lattice lattice, long seed) {
        this(new RandomLatticePuzzles(lattice, seed)::next, seed);
    }

    private RandomCoverings(Supplier<Puzzle> puzzles, long seed) {
        this.puzzles = puzzles;
        this.random = new Random(seed);
    }

    public Puzzle next() {
        Puzzle puzzle = puzzles.get();
        while (puzzle.region().size() > MOST_CELLS) {
            puzzle = puzzles.get();
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
