package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Answers whether a number of moves can empty a line L through the target, when at least one other line is emptied
 * before L. The answer "no" is always true, the answer "yes" may be wrong. Not thread-safe.
 *
 * <p>Let m be the number of moves, and let S be all lines that are emptied before the last move. The row and the column
 * of the target are not in S. The moves cover 4m squares, if a square counts each time it is covered. The following
 * covers are among them, and they are all different:
 *
 * <ul>
 * <li>The first cover of each square that is empty now and on a line of S. It exists because that line was full at some
 * time.
 * <li>The last cover of each square of L that is empty now. If this square is also on a line of S, this is another
 * cover, because that line was emptied in between.
 * <li>The last cover of each square of L that is taken now and on a line of S. It exists because that line was emptied
 * before L was full.
 * </ul>
 *
 * <p>Let n be the number of these covers. It is the number of empty squares on lines of S, plus the number of empty
 * squares of L, plus the number of taken squares on which L crosses a line of S. A piece that covers a square touches a
 * red token. This token is there now, or belongs to an earlier piece. So a chain of pieces leads back to a red token
 * that is there now. The chain runs over squares that are empty now or on lines of S. The squares of the chain that are
 * not among the counted squares are covered in addition. Let d be the cost of the cheapest way from a red token to a
 * counted square, when counted squares cost nothing and every other square costs 1. Then 4m &gt;= n + d for each
 * counted square.
 *
 * <p>Until the first line of S is full, no line is emptied. So for at least one line of S, 4m &gt;= n + d also holds
 * with d measured only over squares that are empty now. Finally, the lines of S must be emptied in some order, in which
 * each line can be full in time after the lines before it were emptied. A line that can be full can still be full after
 * more lines were emptied. So any line that can be full is taken as the next one, as long as there is such a line. The
 * order exists if all lines of S are taken in the end.
 *
 * <p>All sets S for which n is at most 4m are tried. Adding a line to S never makes n smaller, so lines are added only
 * to such sets. When there are more than {@value #MOST_SETS} sets, the answer is "yes".
 */
final class EarlierLines {
    private static final int MOST_SETS = 64;
    private static final int PIECE = 4;

    private final Rules rules;
    private final CoverableSquares coverable;
    private final int[] chosen;
    private int[] candidates = {};
    private int last;
    private int moves;
    private int size;
    private int sets;

    EarlierLines(Rules rules, CoverableSquares coverableSquares) {
        this.rules = rules;
        this.coverable = coverableSquares;
        this.chosen = new int[rules.grid().lines()];
    }

    /**
     * Tries the sets of lines that can perhaps be emptied before a line. Returns false only if none of these sets is
     * possible.
     *
     * @param line the line L
     * @param lines all lines that can be emptied before L, and perhaps more lines
     * @param limit the number of moves
     */
    boolean areWithin(int line, int[] lines, int limit) {
        last = line;
        candidates = lines;
        moves = limit;
        size = 0;
        sets = 0;
        return isOneWithin(0, coverable.copyOfEmpty(), coverable.empties(line));
    }

    /**
     * Adds lines to the chosen set in all ways. Returns false only if none of the resulting sets is possible.
     *
     * @param from the index of the first candidate to add
     * @param uncounted the empty squares that are on no chosen line
     * @param counted the number n of covers that the chosen lines require
     */
    private boolean isOneWithin(int from, long[] uncounted, int counted) {
        for (int next = from; next < candidates.length; next++) {
            int line = candidates[next];
            int crossing = coverable.isCrossingTaken(line, last) ? 1 : 0;
            int sum = counted + crossing + Grid.common(uncounted, rules.line(line));
            if (sum <= PIECE * moves) {
                long[] rest = Grid.without(uncounted, rules.line(line));
                chosen[size++] = line;
                if (++sets > MOST_SETS || isWithin(PIECE * moves - sum) || isOneWithin(next + 1, rest, sum)) {
                    return true;
                }
                size--;
            }
        }
        return false;
    }

    /**
     * Returns false only if the moves cannot empty the chosen set of lines and then the line L.
     *
     * @param most the number of squares that the moves can cover in addition to the counted squares
     */
    private boolean isWithin(int most) {
        coverable.closeAll();
        coverable.freeNothing();
        coverable.freeEmpties(last);
        for (int i = 0; i < size; i++) {
            coverable.freeEmpties(chosen[i]);
            coverable.freeCrossing(chosen[i], last);
        }
        coverable.measure(most);
        return isFirst(most) && isLast(most) && hasOrder();
    }

    private boolean isFirst(int most) {
        for (int i = 0; i < size; i++) {
            if (CoverableSquares.piecesFor(coverable.empties(chosen[i])) < moves
                    && coverable.farthest(chosen[i]) <= most
                    && coverable.windows(chosen[i]) < moves) {
                return true;
            }
        }
        return false;
    }

    private boolean isLast(int most) {
        for (int i = 0; i < size; i++) {
            coverable.open(chosen[i]);
        }
        coverable.measure(most);
        boolean within = coverable.windows(last) <= moves && coverable.farthest(last) <= most;
        for (int i = 0; i < size; i++) {
            within = within && coverable.farthest(chosen[i]) <= most;
        }
        return within;
    }

    private boolean hasOrder() {
        coverable.closeAll();
        coverable.freeNothing();
        int[] waiting = Arrays.copyOf(chosen, size);
        int left = size;
        boolean more = true;
        while (left > 0 && more) {
            coverable.measure(PIECE * moves);
            more = false;
            for (int i = left - 1; i >= 0; i--) {
                if (coverable.canBeFull(waiting[i], moves - 1)) {
                    coverable.open(waiting[i]);
                    waiting[i] = waiting[--left];
                    more = true;
                }
            }
        }
        return left == 0;
    }
}
