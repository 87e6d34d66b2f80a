package io.github.quadrille.lab.clear.choco;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.MoveTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What can be said about plans of m moves whose last one fills a given line L of the target, by counting alone: which lines
 * may be emptied before the last move, and which pieces may be laid at which step.
 *
 * <p>Every square of L that is empty now must be covered some time, and so must every empty square of a line K that is
 * emptied before: 4(m-1) &gt;= e(K) and 4m &gt;= e(K) + e(L). Where no line K is that short, no line can be emptied before the
 * last move, and the world is static but for the pieces.
 *
 * <p>A piece that is not next to a later one, nor on a line that is emptied later, could be left out: the others would
 * empty the same lines. So where m-1 moves do not do, the last piece lies on L, and each other one on L, on a line that may be
 * emptied, or at most as many pieces away from one as there are moves left. Only the first move of a board with full lines
 * is always of use: it empties them.
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
        Predicate<int[]> usable = piece -> Arrays.stream(piece).allMatch(this::isUsable);
        int[] all = IntStream.range(0, table.size())
                .filter(move -> usable.test(table.squares(move)))
                .toArray();
        boolean[] onTarget = new boolean[grid.size()];
        Arrays.stream(grid.line(targetLine)).forEach(square -> onTarget[square] = true);
        boolean[] useful = onTarget.clone();
        for (int line = 0; line < emptiable.length; line++) {
            Arrays.stream(emptiable[line] ? grid.line(line) : new int[0]).forEach(square -> useful[square] = true);
        }
        List<int[]> needed = new ArrayList<>();
        int[] last = meeting(table, all, onTarget);
        needed.add(last);
        int[] those = IntStream.concat(Arrays.stream(last), Arrays.stream(meeting(table, all, useful)))
                .distinct()
                .toArray();
        for (int step = moves - 1; step > 0; step--) {
            those = IntStream.concat(Arrays.stream(those), Arrays.stream(meeting(table, all, around(table, those))))
                    .distinct()
                    .toArray();
            needed.add(0, those);
        }
        if (IntStream.range(0, emptiable.length).anyMatch(line -> emptySquares(line) == 0)) {
            // The first move, whatever it is, empties the lines that are full at first.
            needed.set(0, all);
        }
        boolean[] near = around(red);
        for (int step = 1; step <= moves; step++) {
            int[] reachable = meeting(table, needed.get(step - 1), near);
            candidates.add(bestFirst(table, reachable, onTarget));
            boolean[] more = around(table, meeting(table, all, near));
            for (int square = 0; square < near.length; square++) {
                near[square] |= more[square];
            }
        }
    }

    /** Pieces that cover more of the target's line are tried earlier. */
    private static int[] bestFirst(MoveTable table, int[] moves, boolean[] onTarget) {
        return Arrays.stream(moves)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(move -> -Arrays.stream(table.squares(move))
                                .filter(square -> onTarget[square])
                                .count())
                        .thenComparingInt(move -> move))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] meeting(MoveTable table, int[] moves, boolean[] squares) {
        return Arrays.stream(moves)
                .filter(move -> Arrays.stream(table.squares(move)).anyMatch(square -> squares[square]))
                .toArray();
    }

    private boolean[] around(MoveTable table, int[] moves) {
        boolean[] covered = new boolean[grid.size()];
        Arrays.stream(moves)
                .flatMap(move -> Arrays.stream(table.squares(move)))
                .forEach(square -> covered[square] = true);
        return around(covered);
    }

    /** The squares next to some squares. */
    private boolean[] around(boolean[] squares) {
        boolean[] around = new boolean[squares.length];
        IntStream.range(0, squares.length)
                .filter(square -> squares[square])
                .flatMap(square -> Arrays.stream(grid.neighbours(square)))
                .forEach(square -> around[square] = true);
        return around;
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
