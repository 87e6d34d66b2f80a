package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ExactSearch.Bound;

/**
 * Answers whether all targets can be gone after a number of further moves. "No" is always true, "yes" may be wrong. Not
 * thread-safe.
 *
 * <p>Let C be all lines that the further moves empty. Each target is on one of them. When a line is emptied for the
 * first time, all its squares are taken. Emptying other lines only adds empty squares. So pieces must have covered
 * those squares of the line that are empty now. Hence every square that is empty now and on a line of C is covered at
 * least once. As m moves cover 4m squares, 4m is at least the number of empty squares on the lines of C. So 4m is at
 * least the least such number over all sets of lines that meet every target. That least number is found by branching: a
 * target not met yet is met by its row, or by its column.
 *
 * <p>Let n be that number for one of these sets, which is part of C. The rest of C may be any lines that do not have
 * too many further squares. A piece that covers a square touches a present red token or an earlier piece, and so on
 * back to a present red token. This chain runs over squares that are empty now or on a line of C. The squares of the
 * chain that are not among the n are covered in addition. Let d be the cost of the cheapest way to one of the n
 * squares, when all n cost nothing. Then 4m &gt;= n + d.
 *
 * <p>Removing all targets also removes each of them. So {@link TargetLineBound} is applied to the target whose better
 * line has the most empty squares.
 *
 * <p>The branching doubles with each target that is not met. But a line meets all targets on it at once, and sets with
 * more than 4m empty squares are dropped. When more than {@value #MOST_SETS} sets are left, the answer is "yes".
 */
final class AllTargetsBound implements Bound {
    private static final int PIECE = 4;
    private static final int MOST_SETS = 64;

    private final Rules rules;
    private final TargetLineBound[] lineBounds;
    private final CoverableSquares coverable;
    private int[] left = {};
    private int sets;

    AllTargetsBound(Rules rules) {
        this.rules = rules;
        this.coverable = new CoverableSquares(rules);
        this.lineBounds = new TargetLineBound[rules.grid().size()];
    }

    @Override
    public boolean isWithin(Position position, int moves) {
        left = rules.targetsLeft(position);
        if (left.length == 0) {
            return true;
        }
        coverable.lookAt(position);
        sets = 0;
        return fits(0, coverable.copyOfEmpty(), new boolean[rules.grid().lines()], PIECE * moves)
                && lineBound(hardest(position)).isWithin(position, moves);
    }

    /** Returns whether some lines meet all targets from the first on and have few enough of the counted squares. */
    private boolean fits(int first, long[] counted, boolean[] chosen, int squares) {
        int next = first;
        while (next < left.length && (chosen[row(next)] || chosen[column(next)])) {
            next++;
        }
        if (next == left.length) {
            return ++sets > MOST_SETS || areReached(counted, chosen, squares);
        }
        return fitsWith(row(next), next, counted, chosen, squares)
                || fitsWith(column(next), next, counted, chosen, squares);
    }

    private boolean fitsWith(int line, int next, long[] counted, boolean[] chosen, int squares) {
        int more = Grid.common(counted, rules.line(line));
        if (more > squares) {
            return false;
        }
        long[] rest = Grid.without(counted, rules.line(line));
        chosen[line] = true;
        boolean fits = fits(next + 1, rest, chosen, squares - more);
        chosen[line] = false;
        return fits;
    }

    /**
     * Returns whether the ways to the chosen lines may need at most this many squares in addition to those of the
     * lines.
     */
    private boolean areReached(long[] uncounted, boolean[] chosen, int squares) {
        coverable.closeAll();
        coverable.freeNothing();
        for (int line = 0; line < chosen.length; line++) {
            if (Grid.common(uncounted, rules.line(line)) <= squares) {
                coverable.open(line);
            }
            if (chosen[line]) {
                coverable.freeEmpties(line);
            }
        }
        coverable.measure(squares);
        for (int line = 0; line < chosen.length; line++) {
            if (chosen[line] && coverable.farthest(line) > squares) {
                return false;
            }
        }
        return true;
    }

    private int row(int number) {
        return rules.grid().rowLine(left[number]);
    }

    private int column(int number) {
        return rules.grid().columnLine(left[number]);
    }

    private int hardest(Position position) {
        int hardest = left[0];
        int most = -1;
        for (int target : left) {
            int squares = Math.min(
                    rules.emptySquares(position, rules.grid().rowLine(target)),
                    rules.emptySquares(position, rules.grid().columnLine(target)));
            if (squares > most) {
                most = squares;
                hardest = target;
            }
        }
        return hardest;
    }

    private TargetLineBound lineBound(int target) {
        if (lineBounds[target] == null) {
            lineBounds[target] = new TargetLineBound(rules.aimedAt(target));
        }
        return lineBounds[target];
    }
}
