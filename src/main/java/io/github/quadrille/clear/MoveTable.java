package io.github.quadrille.clear;

import io.github.quadrille.geometry.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Every way to lay a piece on an empty board, each set of squares once; at most 19 for every square. */
public final class MoveTable {
    private final Grid grid;
    private final List<int[]> squares = new ArrayList<>();
    private final long[][] covers;
    private final long[][] touches;

    public MoveTable(Grid grid) {
        this.grid = grid;
        Set<List<Integer>> known = new LinkedHashSet<>();
        for (int anchor = 0; anchor < grid.size(); anchor++) {
            Cell corner = grid.cell(anchor);
            for (List<Cell> shape : Shapes.ALL) {
                List<Cell> cells = shape.stream()
                        .map(cell -> cell.shifted(corner.row(), corner.column()))
                        .toList();
                List<Integer> laid =
                        cells.stream().map(grid::index).distinct().sorted().toList();
                // On narrow rings a piece could lie on itself.
                if (cells.stream().allMatch(grid::contains) && laid.size() == cells.size() && known.add(laid)) {
                    squares.add(laid.stream().mapToInt(Integer::intValue).toArray());
                }
            }
        }
        covers = squares.stream().map(grid::set).toArray(long[][]::new);
        touches = squares.stream().map(this::rim).toArray(long[][]::new);
    }

    private long[] rim(int[] piece) {
        long[] rim = grid.set(Arrays.stream(piece)
                .flatMap(square -> Arrays.stream(grid.neighbours(square)))
                .toArray());
        long[] own = grid.set(piece);
        for (int word = 0; word < rim.length; word++) {
            rim[word] &= ~own[word];
        }
        return rim;
    }

    /** How many there are. */
    public int size() {
        return covers.length;
    }

    /** The squares a piece covers, ascending. */
    public int[] squares(int move) {
        return squares.get(move).clone();
    }

    long[] covers(int move) {
        return covers[move];
    }

    /** The squares next to the piece. */
    long[] touches(int move) {
        return touches[move];
    }

    /** The same for people. */
    public Move move(int move) {
        return new Move(Arrays.stream(squares.get(move)).mapToObj(grid::cell).toList());
    }
}
