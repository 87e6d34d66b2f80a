package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ExactSearch.Bound;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Can the target be gone after so many moves more? "No" is always true, "yes" may be wrong. Not thread-safe.
 *
 * <p>Let m be the number of moves, L one of the target's two lines, e(L) its empty squares. Emptying lines only adds empty
 * squares, so each square of L that is empty now must be covered by a piece some time. Hence, whatever happens:
 *
 * <ul>
 *   <li><i>Squares.</i> A piece that covers the farthest empty square of L joins an earlier piece or a red token, that piece
 *       joins another, and so on back to a red token of now. This chain covers at least d squares outside of L's empty
 *       ones, d = the cheapest way when L's empty squares cost nothing. So 4m &gt;= e(L) + d.
 *   <li><i>Windows.</i> A piece meets L in a run of at most four squares: see {@link Windows}.
 * </ul>
 *
 * <p>Both depend on which squares pieces can lie on. As long as no line is emptied these are the empty ones only: the
 * <i>static</i> bound. Otherwise some line K is the first to be emptied, by move m-1 at the latest. Up to then the world is
 * static, so the bounds above hold for K with m-1 moves in place of m. Besides, K's empty squares and L's are all
 * covered, and a square where they cross is covered once more, after K was emptied. Before the first of all these
 * squares, a chain from red covers n-1 others, n = the distance to the nearest of them. So 4m &gt;= e(K) + e(L) + c + n-1, with
 * c = 1 when K crosses L on a taken square (an empty one is counted in e(K) and in e(L) already). If no line K satisfies
 * all that, only the static bound is left. If some do, their squares count as open, blue or not; further lines may
 * satisfy the same (without n, which was measured in the static world) in this opened world, and so on until nothing
 * changes. By induction over the order in which lines are emptied, every line that is emptied before the last of m moves
 * is open then, so the two bounds for L in the opened world hold.
 *
 * <p>The opened world has all these lines open at once, which together may take more than m moves. So where it says "yes",
 * {@link EarlierLines} tries which of them can be emptied together.
 *
 * <p>The published per-segment sum is not used: it adds up approaches that one piece may share, and a crossing line that is
 * emptied may join two segments. Linear time for each round of opening lines, and for each set of lines that is tried.
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

    /** Whether the empty squares alone allow that a line is emptied before the end; asked before distances are measured. */
    private boolean isAnyLineShort() {
        for (int line = 0; line < open.length; line++) {
            if (CoverableSquares.piecesFor(coverable.empties(line)) < moves
                    && Math.min(both(line, 0), both(line, 1)) <= PIECE * moves) {
                return true;
            }
        }
        return false;
    }

    /** Opens the lines that may be the first to be emptied, and says for which of the target's lines they leave room. */
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

    /** Whether a line other than the target's can be full one move before the end. */
    private boolean mayBeEmptied(int line) {
        return line != targetLines[0] && line != targetLines[1] && coverable.canBeFull(line, moves - 1);
    }

    /** How many times squares of a line and of the target's line must be covered when both are emptied. */
    private int both(int line, int axis) {
        int target = targetLines[axis];
        return coverable.empties(line) + coverable.empties(target) + (coverable.isCrossingTaken(line, target) ? 1 : 0);
    }
}
