package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Can so many moves empty a line L, when some other lines, one at least, are emptied before? "No" is always true, "yes" may be
 * wrong. Not thread-safe.
 *
 * <p>Let S be all lines that are emptied before the last of m moves, none of them the target's. What the moves cover, each
 * time counted for itself, is 4m. Among that are, all different,
 *
 * <ul>
 *   <li>the first time that a square is covered which is empty now and lies on a line of S: that line was full some time;
 *   <li>the last time for each square of L that is empty now. Where L crosses a line of S this is another time, since that line
 *       was emptied in between;
 *   <li>the last time for each square of L that is taken now and lies on a line of S, for the same reason.
 * </ul>
 *
 * <p>Let n be how many these are: the empty squares on lines of S together, and those of L, and crossings of L with S that are
 * taken. What covers a square touches an earlier piece or a red token of now, and so on back to a red token of now. This chain
 * runs over squares that are empty now or on lines of S; those that are not among the squares counted above are covered besides.
 * So with d, the cheapest way when all squares counted cost nothing, 4m &gt;= n + d for each of the squares counted. The first
 * line of S that is emptied is filled while none is open: for one of them the same holds with d measured over squares
 * that are empty now. Last, some order of S has to exist in which each line can be full in time after those before it were opened;
 * a line that can be full stays so when more are open, so any order does that goes on as long as it can.
 *
 * <p>All sets S are tried whose n is not beyond 4m already; n only grows with S. When there are more than
 * {@value #MOST_SETS} the answer is "yes".
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
     * Tries the sets.
     *
     * @param line L
     * @param lines all that can be emptied before, perhaps more
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

    /** Adds lines from one on; {@code uncounted} are the empty squares that are on no line chosen yet. */
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

    /** Whether the lines chosen leave room for the ways to them. */
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
