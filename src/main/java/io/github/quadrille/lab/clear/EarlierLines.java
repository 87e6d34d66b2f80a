package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Answers whether a number of moves can empty a line L, when at least one other line is emptied before. "No" is always
 * true, "yes" may be wrong. Not thread-safe.
 *
 * <p>Let S be all lines that are emptied before the last of m moves; the target's lines are not among them. The moves
 * cover 4m squares, if a square counts each time it is covered. Among these are, all different,
 *
 * <ul>
 * <li>the first cover of each square that is empty now and on a line of S, because that line was full at some time;
 * <li>the last cover of each square of L that is empty now. Where L crosses a line of S this is another cover, because
 * that line was emptied in between;
 * <li>the last cover of each square of L that is taken now and on a line of S, for the same reason.
 * </ul>
 *
 * <p>Let n be the number of these covers: the empty squares on lines of S together, those of L, and the crossings of L
 * with S that are taken. A piece that covers a square touches a present red token or an earlier piece, and so on back
 * to a present red token. This chain runs over squares that are empty now or on lines of S. The squares of the chain
 * that are not among the n are covered in addition. Let d be the cost of the cheapest way when all squares counted cost
 * nothing. Then 4m &gt;= n + d for each of the squares counted.
 *
 * <p>The first line of S that is emptied is filled while no line is open. So for one line of S the same holds, with d
 * measured over squares that are empty now. Last, some order of S must exist in which each line can be full in time
 * after those before it were opened. A line that can be full stays so when more lines are open. So any order will do
 * that goes on as long as it can.
 *
 * <p>All sets S are tried whose n is not above 4m already; n only grows with S. When there are more than {@value
 * #MOST_SETS} sets, the answer is "yes".
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
     * Tries the sets of lines that may be emptied before a line. Returns whether one of them is possible.
     *
     * @param line the line L
     * @param lines all lines that can be emptied before, perhaps more
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
     * Adds lines from a candidate on, and returns whether a set is possible. {@code uncounted} has the empty squares
     * that are on no chosen line.
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

    /** Returns whether the chosen lines leave enough squares for the ways to them. */
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
