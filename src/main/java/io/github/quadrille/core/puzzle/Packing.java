package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Region;
import java.util.Arrays;
import java.util.List;

/** Pieces laid on a board; a whole packing, or the part of one that a search has reached. */
public record Packing(List<Placement> pieces) {
    /** Keeps a copy. */
    public Packing {
        pieces = List.copyOf(pieces);
    }

    /** How many cells the pieces have together. */
    public int coveredCells() {
        return pieces.stream().mapToInt(piece -> piece.cells().size()).sum();
    }

    /**
     * One string per row, layer by layer: the letter of the kind that covers a cell, the mark of {@link Region} where none does.
     *
     * @throws IllegalArgumentException when a piece leaves the board or has an unknown kind
     */
    public List<String> picture(Puzzle puzzle) {
        Region region = puzzle.region();
        char[][] rows = region.picture().stream().map(String::toCharArray).toArray(char[][]::new);
        for (Placement piece : pieces) {
            int kind = puzzle.bag().indexOfKind(piece.kind());
            if (kind < 0) {
                throw new IllegalArgumentException("The bag has no '" + piece.kind() + "'.");
            }
            piece.cells()
                    .forEach(cell -> rows[cell.layer() * region.rows() + cell.row()][cell.column()] =
                            puzzle.bag().letter(kind));
        }
        return Arrays.stream(rows).map(String::new).toList();
    }
}
