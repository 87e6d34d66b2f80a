package io.github.quadrille.clear;

import java.util.Arrays;

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
 * <p>The published per-segment sum is not used: it adds up approaches that one piece may share, and a crossing line that is
 * emptied may join two segments. Linear time for each round of opening lines.
 */
final class Horizon implements Bound {
    private static final int PIECE = 4;

    private final Rules rules;
    private final int[][] lines;
    private final Windows[] windows;
    private final int[] targetLines;
    private final SquaresToCover distances;
    private final boolean[] empty;
    private final boolean[] enterable;
    private final boolean[] free;
    private final boolean[] open;
    private final int[] empties;
    private final int[] nearest;
    private int moves;

    Horizon(Rules rules) {
        this.rules = rules;
        Grid grid = rules.grid();
        lines = new int[grid.lines()][];
        Arrays.setAll(lines, grid::line);
        windows = new Windows[lines.length];
        Arrays.setAll(windows, line -> new Windows(grid, line));
        targetLines = rules.targetLines();
        distances = new SquaresToCover(grid);
        empty = new boolean[grid.size()];
        enterable = new boolean[grid.size()];
        free = new boolean[grid.size()];
        open = new boolean[lines.length];
        empties = new int[lines.length];
        nearest = new int[lines.length];
    }

    @Override
    public boolean isWithin(Position position, int limit) {
        moves = limit;
        if (piecesFor(Math.min(emptySquares(position, 0), emptySquares(position, 1))) > moves) {
            return false;
        }
        observe(position);
        if (isTargetWithin(position, 0) || isTargetWithin(position, 1)) {
            return true;
        }
        if (!isAnyLineShort()) {
            return false;
        }
        measure(position);
        boolean[] promising = openFirst();
        if (!promising[0] && !promising[1]) {
            return false;
        }
        do {
            enterOpenLines();
            measure(position);
        } while (openMore());
        return (promising[0] && isTargetWithin(position, 0)) || (promising[1] && isTargetWithin(position, 1));
    }

    private int emptySquares(Position position, int axis) {
        return rules.emptySquares(position, targetLines[axis]);
    }

    private static int piecesFor(int squares) {
        return Math.max(1, (squares + PIECE - 1) / PIECE);
    }

    private void observe(Position position) {
        for (int square = 0; square < empty.length; square++) {
            empty[square] = !position.isTaken(square);
            enterable[square] = empty[square];
        }
        for (int line = 0; line < lines.length; line++) {
            int count = 0;
            for (int square : lines[line]) {
                count += empty[square] ? 1 : 0;
            }
            empties[line] = count;
            open[line] = false;
        }
    }

    private void measure(Position position) {
        distances.measure(position, enterable, free, PIECE * moves);
    }

    private boolean isTargetWithin(Position position, int axis) {
        int line = targetLines[axis];
        if (piecesFor(empties[line]) > moves || windows[line].fewest(empty, enterable) > moves) {
            return false;
        }
        int most = PIECE * moves - empties[line];
        mark(line, true);
        distances.measure(position, enterable, free, most);
        mark(line, false);
        return farthest(line) <= most;
    }

    private void mark(int line, boolean isFree) {
        for (int square : lines[line]) {
            free[square] = isFree && empty[square];
        }
    }

    private int farthest(int line) {
        int most = 0;
        for (int square : lines[line]) {
            most = empty[square] ? Math.max(most, distances.to(square)) : most;
        }
        return most;
    }

    /** Whether the empty squares alone allow that a line is emptied before the end; asked before distances are measured. */
    private boolean isAnyLineShort() {
        for (int line = 0; line < lines.length; line++) {
            if (piecesFor(empties[line]) < moves && Math.min(both(line, 0), both(line, 1)) <= PIECE * moves) {
                return true;
            }
        }
        return false;
    }

    /** Opens the lines that may be the first to be emptied, and says for which of the target's lines they leave room. */
    private boolean[] openFirst() {
        boolean[] promising = new boolean[2];
        for (int line = 0; line < lines.length; line++) {
            nearest[line] = nearestEmpty(line);
        }
        for (int line = 0; line < lines.length; line++) {
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
        for (int line = 0; line < lines.length; line++) {
            if (!open[line] && mayBeEmptied(line) && Math.min(both(line, 0), both(line, 1)) <= PIECE * moves) {
                open[line] = true;
                more = true;
            }
        }
        return more;
    }

    private void enterOpenLines() {
        for (int line = 0; line < lines.length; line++) {
            for (int square : open[line] ? lines[line] : new int[0]) {
                enterable[square] = true;
            }
        }
    }

    private int nearestEmpty(int line) {
        int least = SquaresToCover.FAR;
        for (int square : lines[line]) {
            least = empty[square] ? Math.min(least, distances.to(square)) : least;
        }
        return least;
    }

    /** Whether a line other than the target's can be full one move before the end. */
    private boolean mayBeEmptied(int line) {
        if (line == targetLines[0] || line == targetLines[1]) {
            return false;
        }
        int before = empties[line] == 0 ? 0 : nearestEmpty(line) - 1;
        return piecesFor(empties[line] + before) < moves
                && farthest(line) < SquaresToCover.FAR
                && windows[line].fewest(empty, enterable) < moves;
    }

    /** How many times squares of a line and of the target's line must be covered when both are emptied. */
    private int both(int line, int axis) {
        int target = targetLines[axis];
        int rows = rules.grid().rows();
        boolean crossing = (line < rows) != (target < rows);
        int cross = Math.min(line, target) * rules.grid().columns() + Math.max(line, target) - rows;
        return empties[line] + empties[target] + (crossing && !empty[cross] ? 1 : 0);
    }
}
