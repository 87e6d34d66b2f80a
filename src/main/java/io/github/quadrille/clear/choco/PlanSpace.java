package io.github.quadrille.clear.choco;

import io.github.quadrille.clear.Board;
import io.github.quadrille.clear.Grid;
import io.github.quadrille.clear.MoveTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What can be said about plans of m moves whose last one fills a given line L of the target, by counting alone: which lines
 * may be emptied before the last move, and which pieces may be laid at which step.
 *
 * <p>Every square of L that is empty now must be covered some time, and so must every empty square of a line K that is
 * emptied before: 4(m-1) &gt;= e(K) and 4m &gt;= e(K) + e(L). Where no line K is that short, no line can be emptied before the
 * last move, and the world is static but for the pieces.
 */
final class PlanSpace {
    private static final int PIECE = 4;

    private final Grid grid;
    private final boolean[] red;
    private final boolean[] taken;
    private final boolean[] emptiable;
    private final List<int[]> candidates = new ArrayList<>();

    PlanSpace(Board board, MoveTable table, int targetLine, int moves) {
        grid = board.grid();
        red = new boolean[grid.size()];
        taken = new boolean[grid.size()];
        board.red().forEach(cell -> red[grid.index(cell)] = true);
        board.red().forEach(cell -> taken[grid.index(cell)] = true);
        board.blue().forEach(cell -> taken[grid.index(cell)] = true);
        emptiable = new boolean[grid.lines()];
        for (int line = 0; line < emptiable.length; line++) {
            emptiable[line] = emptySquares(line) <= PIECE * (moves - 1)
                    && emptySquares(line) + emptySquares(targetLine) <= PIECE * moves;
        }
        boolean[] near = red.clone();
        for (int step = 1; step <= moves; step++) {
            candidates.add(candidates(table, near));
            for (int move : candidates.get(step - 1)) {
                Arrays.stream(table.squares(move)).forEach(square -> near[square] = true);
            }
        }
    }

    private int[] candidates(MoveTable table, boolean[] near) {
        return IntStream.range(0, table.size())
                .filter(move -> Arrays.stream(table.squares(move)).allMatch(this::isUsable)
                        && Arrays.stream(table.squares(move))
                                .flatMap(square -> Arrays.stream(grid.neighbours(square)))
                                .anyMatch(square -> near[square]))
                .toArray();
    }

    int emptySquares(int line) {
        return (int)
                Arrays.stream(grid.line(line)).filter(square -> !taken[square]).count();
    }

    boolean isRed(int square) {
        return red[square];
    }

    boolean isTaken(int square) {
        return taken[square];
    }

    /** Whether a line may be full before the last move. */
    boolean isEmptiable(int line) {
        return emptiable[line];
    }

    /** Whether a square is empty or may become so. */
    boolean isUsable(int square) {
        return !taken[square] || emptiable[grid.rowLine(square)] || emptiable[grid.columnLine(square)];
    }

    /** The pieces that may be laid at a step from 1 on, as far as their distance from red tells. */
    int[] candidates(int step) {
        return candidates.get(step - 1);
    }
}
