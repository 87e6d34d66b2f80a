package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Says that a piece of a kind lies on certain cells of the board. Nothing is checked here: that is {@link
 * PackingChecker}'s work.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.standard(4, 5);
 * Placement piece = Placement.on(puzzle, 1, 0, 1, 2, 3);
 * System.out.println(piece.kind()); // I
 * System.out.println(piece.cells()); // [(0, 0), (0, 1), (0, 2), (0, 3)]
 * }</pre>
 */
public record Placement(String kind, List<Cell> cells) {
    /** Keeps a copy. */
    public Placement {
        cells = List.copyOf(cells);
    }

    /** A piece of a kind of a puzzle, by its index in the bag, on the cells of these numbers, which are sorted. */
    public static Placement on(Puzzle puzzle, int kind, int... cells) {
        return new Placement(
                puzzle.bag().kind(kind).name(),
                Arrays.stream(cells).sorted().mapToObj(puzzle.region()::cell).toList());
    }

    /** The same piece on other cells, one for each. */
    public Placement moved(UnaryOperator<Cell> move) {
        return new Placement(kind, cells.stream().map(move).toList());
    }

    /** Whether another is of the same kind, by name, and lies on the same cells, in whatever order they are told. */
    public boolean isSameAs(Placement other) {
        return kind.equals(other.kind) && Set.copyOf(cells).equals(Set.copyOf(other.cells));
    }
}
