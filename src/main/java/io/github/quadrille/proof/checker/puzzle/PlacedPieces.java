package io.github.quadrille.proof.checker.puzzle;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Lists placements: each orientation with its first cell on each cell of the board, if all its cells are there. */
final class PlacedPieces {
    private static final long MOST = 8_000_000;

    private final DerivedBoard board;

    PlacedPieces(DerivedBoard board) {
        this.board = board;
    }

    /** Says when there are more than should be kept in memory. */
    void refuseTooMany(List<DerivedKind> kinds) throws UnreadablePuzzle {
        long cells = 0;
        for (DerivedKind kind : kinds) {
            for (List<PicturePosition> orientation : kind.orientations()) {
                cells += (long) board.cells().size() * (orientation.size() + 10);
            }
        }
        if (cells > 20 * MOST) {
            throw new UnreadablePuzzle(0, "The puzzle has more placements than can be derived.");
        }
    }

    /** Numbers of cells, ascending; those that cover the same cells are one. */
    Set<CellSet> of(DerivedKind kind) {
        Set<CellSet> found = new LinkedHashSet<>();
        for (List<PicturePosition> orientation : kind.orientations()) {
            for (PicturePosition there : board.cells()) {
                PicturePosition step = there.minus(orientation.get(0));
                if (board.form().mayMove(step)) {
                    int[] cells = new int[orientation.size()];
                    for (int i = 0; i < cells.length; i++) {
                        cells[i] = board.at(orientation.get(i).plus(step));
                    }
                    Arrays.sort(cells);
                    if (cells[0] >= 0 && Arrays.stream(cells).distinct().count() == cells.length) {
                        found.add(new CellSet(cells));
                    }
                }
            }
        }
        return found;
    }
}
