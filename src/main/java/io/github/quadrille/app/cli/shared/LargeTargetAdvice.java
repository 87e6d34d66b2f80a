package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.stream.Stream;

/**
 * Advises the user to try the command {@code cover} after a search for a target has ended undecided. A target is a
 * board to be covered by any tetrominoes. The command {@code cover} is for large targets.
 */
public final class LargeTargetAdvice {
    private LargeTargetAdvice() {}

    /** Prints the advice on standard error, if the puzzle is a target. */
    public static void advise(Terminal terminal, String argument, Puzzle puzzle) {
        if (isTarget(puzzle)) {
            terminal.tell(
                    "The puzzle %s asks for as many cells as tetrominoes can cover, any number of each. Use 'cover %s',"
                            + " which is for large targets.",
                    puzzle.name(), argument);
        }
    }

    /**
     * Returns whether a puzzle is a target: a board of squares without optional cells and without joined edges. The
     * puzzle asks for as many covered cells as possible, by any number of each of the fixed tetrominoes.
     */
    static boolean isTarget(Puzzle puzzle) {
        return puzzle.goal() instanceof Goal.Cells cells
                && cells.worth().stream().allMatch(worth -> worth == 1)
                && puzzle.region().optionalSize() == 0
                && puzzle.region().lattice() == Lattices.SQUARE
                && puzzle.region().wrap() == Wrap.NONE
                && puzzle.bag().supplies().stream()
                        .allMatch(supply -> supply.count().equals(CountRange.ANY))
                && orientations(puzzle).allMatch(LargeTargetAdvice::isTetromino)
                && orientations(puzzle).distinct().count() == TetrominoShape.COUNT;
    }

    private static Stream<Polyform> orientations(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .flatMap(supply -> supply.kind().shape().orientations(puzzle.symmetry()).stream());
    }

    private static boolean isTetromino(Polyform shape) {
        return shape.size() == 4 && shape.isConnected();
    }
}
