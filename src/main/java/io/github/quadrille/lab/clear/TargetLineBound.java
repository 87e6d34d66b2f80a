package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ExactSearch.Bound;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Answers whether the target token can be removed by a number of further moves. The answer "no" is always true, the
 * answer "yes" may be wrong. Not thread-safe.
 *
 * <p>Let m be the number of moves, L the row or the column of the target, and e(L) the number of empty squares of L.
 * Emptying lines only adds empty squares. So each square of L that is empty now must be covered by a piece at some
 * time. Hence, in all cases:
 *
 * <ul>
 * <li><i>Squares.</i> A piece that covers the farthest empty square of L touches a red token. This token is there now,
 * or belongs to an earlier piece. So a chain of pieces leads back to a red token that is there now. This chain covers
 * at least d squares in addition to the empty squares of L. Here d is the cost of the cheapest way, when the empty
 * squares of L cost nothing and every other square costs 1. So 4m &gt;= e(L) + d.
 * <li><i>Windows.</i> A piece covers at most four squares of L, and they are next to each other. So m is at least the
 * smallest number of windows of four squares that cover all empty squares of L: see {@link Windows}.
 * </ul>
 *
 * <p>Both bounds depend on the squares that pieces can cover. As long as no line is emptied, these are only the empty
 * squares, which gives the <i>static</i> bound. Otherwise, some line K is the first line that is emptied, by move m-1
 * at the latest. No line is emptied before K, so the two bounds also hold for K with m-1 moves in place of m. In
 * addition, the empty squares of K and those of L are all covered. If K and L cross, the square on which they cross is
 * covered once more after K was emptied. Let n be the distance from the red tokens to the nearest of all these squares.
 * Before the first of them is covered, a chain of pieces covers n-1 other squares. So 4m &gt;= e(K) + e(L) + c + n-1.
 * Here c = 1 if K and L cross on a taken square, and otherwise c = 0. An empty square on which they cross is already
 * counted twice, in e(K) and in e(L).
 *
 * <p>If no line K satisfies these conditions, only the static bound remains. Otherwise all lines that satisfy them are
 * opened: all their squares count as empty, whatever tokens are on them. On this opened board, further lines can
 * satisfy the same conditions, except that n is left out, because n was measured before any line was opened. These
 * lines are opened, too, and so on until nothing changes. Then all lines that are emptied before the last of m moves
 * are open. This follows by induction over the order in which they are emptied. So the two bounds for L hold on the
 * opened board.
 *
 * <p>The opened board has all these lines open at once, although together they may take more than m moves. So if the
 * bounds for L allow a win, {@link EarlierLines} tries which of these lines can be emptied together.
 *
 * <p>The published sum over the runs of empty squares is not used. It adds up ways that can share a piece, and a
 * crossing line that is emptied can join two runs. The time is linear for each round of opening lines, and for each set
 * of lines that is tried.
 */
final class TargetLineBound implements Bound {
    private static final int PIECE = 4;

    private final Rules rules;
    private final int[] targetLines;
    private final CoverableSquares coverable;
    private final EarlierLines earlier;
    private final boolean[] open;
    private final int[] nearest;
    private int moves;

    TargetLineBound(Rules rules) {
        this.rules = rules;
        targetLines = rules.targetLines();
        coverable = new CoverableSquares(rules);
        earlier = new EarlierLines(rules, coverable);
        open = new boolean[rules.grid().lines()];
        nearest = new int[open.length];
    }

    @Override
    public boolean isWithin(Position position, int limit) {
        moves = limit;
        if (PIECE * moves
                < Math.min(
                        rules.emptySquares(position, targetLines[0]), rules.emptySquares(position, targetLines[1]))) {
            return false;
        }
        coverable.lookAt(position);
        if (isTargetWithin(0) || isTargetWithin(1)) {
            return true;
        }
        if (!isAnyLineShort()) {
            return false;
        }
        Arrays.fill(open, false);
        coverable.measure(PIECE * moves);
        boolean[] promising = openFirst();
        if (!promising[0] && !promising[1]) {
            return false;
        }
        do {
            enterOpenLines();
            coverable.measure(PIECE * moves);
        } while (openMore());
        promising[0] = promising[0] && isTargetWithin(0);
        promising[1] = promising[1] && isTargetWithin(1);
        return (promising[0] && isWithinLater(0)) || (promising[1] && isWithinLater(1));
    }

    private boolean isTargetWithin(int axis) {
        int line = targetLines[axis];
        int most = PIECE * moves - coverable.empties(line);
        if (most < 0 || coverable.windows(line) > moves) {
            return false;
        }
        coverable.freeEmpties(line);
        coverable.measure(most);
        coverable.freeNothing();
        return coverable.farthest(line) <= most;
    }

    private boolean isWithinLater(int axis) {
        int[] opened =
                IntStream.range(0, open.length).filter(line -> open[line]).toArray();
        return earlier.areWithin(targetLines[axis], opened, moves);
    }

    /**
     * Returns whether some line has so few empty squares that it might be emptied before a line of the target. This is
     * checked first, because distances take longer to measure.
     */
    private boolean isAnyLineShort() {
        for (int line = 0; line < open.length; line++) {
            if (CoverableSquares.piecesFor(coverable.empties(line)) < moves
                    && Math.min(both(line, 0), both(line, 1)) <= PIECE * moves) {
                return true;
            }
        }
        return false;
    }

    /**
     * Opens the lines that may be the first to be emptied. Returns for each of the two lines of the target whether the
     * moves can cover enough squares for it and for at least one of the opened lines.
     */
    private boolean[] openFirst() {
        boolean[] promising = new boolean[2];
        for (int line = 0; line < open.length; line++) {
            nearest[line] = coverable.nearest(line);
        }
        for (int line = 0; line < open.length; line++) {
            for (int axis = 0; axis < 2 && mayBeEmptied(line); axis++) {
                int before = Math.max(0, Math.min(nearest[line], nearest[targetLines[axis]]) - 1);
                if (both(line, axis) + before <= PIECE * moves) {
                    open[line] = true;
                    promising[axis] = true;
                }
            }
        }
        return promising;
    }

    private boolean openMore() {
        boolean more = false;
        for (int line = 0; line < open.length; line++) {
            if (!open[line] && Math.min(both(line, 0), both(line, 1)) <= PIECE * moves && mayBeEmptied(line)) {
                open[line] = true;
                more = true;
            }
        }
        return more;
    }

    private void enterOpenLines() {
        for (int line = 0; line < open.length; line++) {
            if (open[line]) {
                coverable.open(line);
            }
        }
    }

    /** Returns whether a line can be full one move before the end. The two lines of the target are excluded. */
    private boolean mayBeEmptied(int line) {
        return line != targetLines[0] && line != targetLines[1] && coverable.canBeFull(line, moves - 1);
    }

    /**
     * Returns how many covers of squares are needed to empty both a line and a line of the target. A square can be
     * covered several times.
     *
     * @param axis the index of the target's line, 0 for its row and 1 for its column
     */
    private int both(int line, int axis) {
        int target = targetLines[axis];
        return coverable.empties(line) + coverable.empties(target) + (coverable.isCrossingTaken(line, target) ? 1 : 0);
    }
}
