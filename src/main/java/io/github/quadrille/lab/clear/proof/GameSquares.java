package io.github.quadrille.lab.clear.proof;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.MoveTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Holds the squares, lines and pieces of a board. It finds the squares of a piece or a line, and the pieces and lines
 * of a square.
 */
final class GameSquares {
    private final Grid grid;
    private final int[][] pieces;
    private final int[][] around;
    private final int[][] covering;

    GameSquares(Grid grid) {
        MoveTable table = new MoveTable(grid);
        this.grid = grid;
        pieces = IntStream.range(0, table.size()).mapToObj(table::squares).toArray(int[][]::new);
        around = Arrays.stream(pieces).map(this::rim).toArray(int[][]::new);
        covering = covering();
    }

    private int[] rim(int[] piece) {
        return Arrays.stream(piece)
                .flatMap(square -> Arrays.stream(grid.neighbours(square)))
                .filter(square -> Arrays.binarySearch(piece, square) < 0)
                .distinct()
                .toArray();
    }

    private int[][] covering() {
        List<List<Integer>> covering = new ArrayList<>();
        for (int square = 0; square < grid.size(); square++) {
            covering.add(new ArrayList<>());
        }
        for (int piece = 0; piece < pieces.length; piece++) {
            for (int square : pieces[piece]) {
                covering.get(square).add(piece);
            }
        }
        return covering.stream()
                .map(on -> on.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    Grid grid() {
        return grid;
    }

    int squares() {
        return covering.length;
    }

    int pieces() {
        return pieces.length;
    }

    /** Returns the squares of a piece, in ascending order. */
    int[] piece(int piece) {
        return pieces[piece];
    }

    /** Returns the squares next to a piece. */
    int[] around(int piece) {
        return around[piece];
    }

    /** Returns the pieces that cover a square. */
    int[] covering(int square) {
        return covering[square];
    }

    boolean isRed(Board board, int square) {
        return board.red().contains(grid.cell(square));
    }

    boolean isBlue(Board board, int square) {
        return board.blue().contains(grid.cell(square));
    }

    int[] targets(Board board) {
        return board.targets().stream().mapToInt(grid::index).sorted().toArray();
    }

    /** Returns the numbers of the pieces that are laid by the given moves. */
    int[] pieces(List<Move> moves) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        for (int piece = 0; piece < pieces.length; piece++) {
            numbers.put(Arrays.stream(pieces[piece]).boxed().toList(), piece);
        }
        return moves.stream()
                .map(move -> move.cells().stream().map(grid::index).sorted().toList())
                .mapToInt(numbers::get)
                .toArray();
    }
}
