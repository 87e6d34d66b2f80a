package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.stream.Stream;

/** Says where a search that ended undecided had a puzzle that is a target for {@code cover}, which is for large ones. */
public final class LargeTargetAdvice {
    private LargeTargetAdvice() {}

    /** Tells the errors' stream about it, if it is one. */
    public static void advise(Terminal terminal, String argument, Puzzle puzzle) {
        if (isTarget(puzzle)) {
            terminal.tell(
                    "%s is covered by all tetrominoes, as many as one likes. Maybe 'cover %s', which is for large targets.",
                    puzzle.name(), argument);
        }
    }

    /** Whether as many of all cells as can be are to be covered, by any number of each of the fixed tetrominoes. */
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
