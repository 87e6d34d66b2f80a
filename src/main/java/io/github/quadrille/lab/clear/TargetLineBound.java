package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ExactSearch.Bound;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Answers whether the target can be gone after a number of further moves. "No" is always true, "yes" may be wrong. Not
 * thread-safe.
 *
 * <p>Let m be the number of moves, L one of the target's two lines, and e(L) the number of its empty squares. Emptying
 * lines only adds empty squares. So each square of L that is empty now must be covered by a piece at some time. Hence,
 * in all cases:
 *
 * <ul>
 * <li><i>Squares.</i> A piece that covers the farthest empty square of L joins an earlier piece or a red token. That
 * piece joins another, and so on back to a present red token. This chain covers at least d squares outside of L's empty
 * ones. Here d is the cost of the cheapest way when L's empty squares cost nothing. So 4m &gt;= e(L) + d.
 * <li><i>Windows.</i> A piece meets L in a run of at most four squares: see {@link Windows}.
 * </ul>
 *
 * <p>Both bounds depend on the squares that pieces can cover. As long as no line is emptied, these are only the empty
 * ones, which gives the <i>static</i> bound. Otherwise some line K is the first to be emptied, by move m-1 at the
 * latest. Until then no other line is emptied, so the bounds above hold for K with m-1 moves in place of m. In
 * addition, K's empty squares and L's are all covered. A square where they cross is covered once more, after K was
 * emptied. Before the first of all these squares, a chain from red covers n-1 others, where n is the distance to the
 * nearest of them. So 4m &gt;= e(K) + e(L) + c + n-1. Here c = 1 when K crosses L on a taken square; an empty one is
 * counted in e(K) and in e(L) already.
 *
 * <p>If no line K satisfies all that, only the static bound remains. If some lines do, all their squares count as
 * empty, whatever tokens are on them. Further lines may satisfy the same in this opened world (without n, which was
 * measured in the static world), and so on until nothing changes. By induction over the order in which lines are
 * emptied, every line that is emptied before the last of m moves is open then. So the two bounds for L hold in the
 * opened world.
 *
 * <p>The opened world has all these lines open at once, which together may take more than m moves. So where it says
 * "yes", {@link EarlierLines} tries which of them can be emptied together.
 *
 * <p>The published sum over segments is not used. It adds up ways that one piece may share, and a crossing line that is
 * emptied may join two segments. The time is linear for each round of opening lines, and for each set of lines that is
 * tried.
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
     * Returns whether, by the number of empty squares alone, some line can be emptied before the target's line. This is
     * checked before distances are measured.
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
     * Opens the lines that may be the first to be emptied. Returns for which of the target's two lines they leave
     * enough squares.
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

    /** Returns whether a line other than the target's can be full one move before the end. */
    private boolean mayBeEmptied(int line) {
        return line != targetLines[0] && line != targetLines[1] && coverable.canBeFull(line, moves - 1);
    }

    /** Returns how many times squares of a line and of the target's line must be covered when both are emptied. */
    private int both(int line, int axis) {
        int target = targetLines[axis];
        return coverable.empties(line) + coverable.empties(target) + (coverable.isCrossingTaken(line, target) ? 1 : 0);
    }
}
