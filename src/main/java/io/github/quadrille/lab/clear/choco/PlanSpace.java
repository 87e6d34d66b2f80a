package io.github.quadrille.lab.clear.choco;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.MoveTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds which lines can be emptied before the last move of a plan, and which pieces can be laid by each move. Lines and
 * pieces that are found can still be impossible, because for the lines only squares are counted. The plans have m
 * moves, and the last move fills a given line L of the target.
 *
 * <p>Every square of L that is empty now must be covered at some time. If a line K is emptied earlier, every empty
 * square of K must be covered, too. So 4(m-1) &gt;= e(K) and 4m &gt;= e(K) + e(L), where e is the number of empty
 * squares of a line. If no line K satisfies this, no line can be emptied before the last move, and only the pieces
 * change the board.
 *
 * <p>A piece is useful only if a later piece is next to it, or if it is on a line that is emptied afterwards. Without a
 * piece that is not useful, the other pieces would empty the same lines. So if m-1 moves are not enough, every piece is
 * useful. Then the last piece is on L. Each other piece is on L, on a line that can be emptied, or near a piece on such
 * a line. Near means that a chain of pieces leads there with at most as many pieces as there are moves left. If the
 * board already has full lines at the start, any first move is useful, because it empties these lines.
 */
final class PlanSpace {
    private static final int PIECE = 4;

    private final Grid grid;
    private final MoveTable table;
    private final BitSet red = new BitSet();
    private final BitSet taken = new BitSet();
    private final BitSet emptiable = new BitSet();
    private final List<int[]> candidates = new ArrayList<>();

    PlanSpace(Board board, MoveTable table, int targetLine, int moves) {
        this.grid = board.grid();
        this.table = table;
        board.red().forEach(cell -> red.set(grid.index(cell)));
        board.blue().forEach(cell -> taken.set(grid.index(cell)));
        taken.or(red);
        for (int line = 0; line < grid.lines(); line++) {
            boolean isShort = emptySquares(line) <= PIECE * (moves - 1)
                    && emptySquares(line) + emptySquares(targetLine) <= PIECE * moves;
            emptiable.set(line, isShort);
        }
        int[] all = IntStream.range(0, table.size())
                .filter(move -> Arrays.stream(table.squares(move)).allMatch(this::isUsable))
                .toArray();
        BitSet onTarget = set(Arrays.stream(grid.line(targetLine)));
        BitSet useful = set(emptiable.stream().flatMap(line -> Arrays.stream(grid.line(line))));
        useful.or(onTarget);
        List<int[]> needed = new ArrayList<>();
        int[] last = meeting(all, onTarget);
        needed.add(last);
        int[] those = union(last, meeting(all, useful));
        for (int step = moves - 1; step > 0; step--) {
            those = union(those, meeting(all, around(squares(those))));
            needed.add(0, those);
        }
        if (IntStream.range(0, grid.lines()).anyMatch(line -> emptySquares(line) == 0)) {
            // Any first move empties the lines that are full at the start.
            needed.set(0, all);
        }
        BitSet near = around(red.stream());
        for (int step = 1; step <= moves; step++) {
            candidates.add(bestFirst(meeting(needed.get(step - 1), near), onTarget));
            near.or(around(squares(meeting(all, near))));
        }
    }

    /**
     * Returns the moves in the order in which they are tried. Moves that cover more squares of the target's line come
     * first.
     */
    private int[] bestFirst(int[] moves, BitSet onTarget) {
        return Arrays.stream(moves)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(move -> -Arrays.stream(table.squares(move))
                                .filter(onTarget::get)
                                .count())
                        .thenComparingInt(move -> move))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] union(int[] moves, int[] more) {
        return IntStream.concat(Arrays.stream(moves), Arrays.stream(more))
                .distinct()
                .toArray();
    }

    private int[] meeting(int[] moves, BitSet squares) {
        return Arrays.stream(moves)
                .filter(move -> Arrays.stream(table.squares(move)).anyMatch(squares::get))
                .toArray();
    }

    private IntStream squares(int[] moves) {
        return Arrays.stream(moves).flatMap(move -> Arrays.stream(table.squares(move)));
    }

    /** Returns all squares that are next to at least one of the given squares. */
    private BitSet around(IntStream squares) {
        return set(squares.flatMap(square -> Arrays.stream(grid.neighbours(square))));
    }

    private static BitSet set(IntStream squares) {
        return squares.collect(BitSet::new, BitSet::set, BitSet::or);
    }

    int emptySquares(int line) {
        return (int) Arrays.stream(grid.line(line))
                .filter(square -> !taken.get(square))
                .count();
    }

    boolean isRed(int square) {
        return red.get(square);
    }

    boolean isTaken(int square) {
        return taken.get(square);
    }

    /** Returns whether a line can be full, and so be emptied, before the last move. */
    boolean isEmptiable(int line) {
        return emptiable.get(line);
    }

    /** Returns whether a square is empty now or is on a line that can be emptied before the last move. */
    boolean isUsable(int square) {
        return !taken.get(square) || emptiable.get(grid.rowLine(square)) || emptiable.get(grid.columnLine(square));
    }

    /**
     * Returns the pieces that can be laid by a move, in the order in which they are tried.
     *
     * @param step the number of the move, from 1
     */
    int[] candidates(int step) {
        return candidates.get(step - 1);
    }
}
