package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ExactSearch.Bound;

/**
 * Answers whether all target tokens of the line-clearing game can be removed by a number of further moves. The answer
 * "no" is always true, the answer "yes" may be wrong. Not thread-safe.
 *
 * <p>Let m be the number of further moves, and let C be all lines (rows and columns) that these moves empty. Each
 * target is on a line of C. Just before a line is emptied, all its squares are taken. Emptying other lines only adds
 * empty squares. So pieces must have covered the squares of the line that are empty now. Hence every square that is
 * empty now and on a line of C is covered at least once. As m moves cover 4m squares, 4m is at least the number of
 * empty squares on the lines of C. Let a set of lines <i>meet</i> a target if the target is on one of them. Then 4m is
 * at least the smallest number of empty squares on a set of lines that meets every target. The sets are found by
 * branching: a target that is not met yet is met by its row or by its column.
 *
 * <p>Let S be a part of C that meets every target, and let n be the number of empty squares on the lines of S. A
 * further line can be in C only if it has at most 4m - n empty squares that are not on lines of S, because these
 * squares are covered, too. All lines with this property are assumed to be in C. A piece that covers a square touches a
 * red token. This token is there now, or belongs to an earlier piece. So a chain of pieces leads back to a red token
 * that is there now. The chain runs over squares that are empty now or on a line of C. The squares of the chain that
 * are not among the n squares are covered in addition. Take any of the n squares. Let d be the cost of the cheapest way
 * from a red token to this square, when the n squares cost nothing and every other square costs 1. Then 4m &gt;= n + d.
 *
 * <p>Moves that remove all targets also remove each single target. So {@link TargetLineBound} is applied to one target.
 * For each target, the smaller of the numbers of empty squares in its row and in its column is taken. The target with
 * the largest such number is used.
 *
 * <p>The number of sets can double with each target. But a line meets all targets on it at once, and sets with more
 * than 4m empty squares are dropped. When {@value #MOST_SETS} sets have failed and there are more, the other sets are
 * not tested, and only {@link TargetLineBound} can still answer "no".
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

    /**
     * Tries to add lines to the chosen lines until every target from a given target to the last one is on a chosen
     * line. Returns false only if the moves cannot cover all empty squares of the chosen lines, whichever lines are
     * added.
     *
     * @param first the index of the given target
     * @param counted the empty squares that are not on a chosen line
     * @param chosen for each line, whether it is chosen
     * @param squares the number of squares that the moves can still cover
     */
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
     * Returns whether every empty square of the chosen lines can be reached from a red token at a cost of at most
     * {@code squares}. The empty squares of the chosen lines cost nothing, and every other square costs 1.
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
