package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A {@code Placement} is a piece of a kind on certain cells of the board. It checks nothing itself: {@link
 * PackingChecker} does that.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.standard(4, 5);
 * Placement piece = Placement.on(puzzle, 1, 0, 1, 2, 3);
 * System.out.println(piece.kind()); // I
 * System.out.println(piece.cells()); // [(0, 0), (0, 1), (0, 2), (0, 3)]
 * }</pre>
 */
public record Placement(String kind, List<Cell> cells) {
    /** Copies the list. */
    public Placement {
        cells = List.copyOf(cells);
    }

    /**
     * Returns a piece of a kind from the puzzle's bag, on the cells with these numbers. The result lists its cells in
     * ascending order.
     *
     * @param kind the index of the kind in the bag
     */
    public static Placement on(Puzzle puzzle, int kind, int... cells) {
        return new Placement(
                puzzle.bag().kind(kind).name(),
                Arrays.stream(cells).sorted().mapToObj(puzzle.region()::cell).toList());
    }

    /**
     * Returns this piece on other cells.
     *
     * @param move a map from each cell of this piece to a cell of the new piece
     */
    public Placement moved(UnaryOperator<Cell> move) {
        return new Placement(kind, cells.stream().map(move).toList());
    }

    /** Returns whether another placement has a kind of the same name and the same cells, in any order. */
    public boolean isSameAs(Placement other) {
        return kind.equals(other.kind) && Set.copyOf(cells).equals(Set.copyOf(other.cells));
    }
}
