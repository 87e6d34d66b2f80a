package io.github.quadrille.clear;

/**
 * Can all targets be gone after so many moves more? "No" is always true, "yes" may be wrong. Not thread-safe.
 *
 * <p>Let C be the lines that are emptied at any time. Each target lies on one of them. When a line is emptied for the
 * first time all its squares are taken, and those that are empty now were covered by pieces until then: emptying other
 * lines only adds empty squares. So every square that is empty now and lies on a line of C is covered at least once,
 * and m moves cover 4m squares: 4m is at least the number of empty squares on the lines of C, hence at least the least such
 * number over all sets of lines that meet every target. That least number is found by branching: a target not met yet
 * is met by its row, or by its column.
 *
 * <p>Besides, removing all removes each: {@link Horizon} is asked about the target whose better line has the most
 * empty squares.
 *
 * <p>The branching doubles with each target that is not met, but a line takes all targets on it along, and sets with more
 * than 4m empty squares are given up at once.
 */
final class LinesToEmpty implements Bound {
    private static final int PIECE = 4;

    private final Rules rules;
    private final Horizon[] horizons;
    private int[] left = {};

    LinesToEmpty(Rules rules) {
        this.rules = rules;
        this.horizons = new Horizon[rules.grid().size()];
    }

    @Override
    public boolean isWithin(Position position, int moves) {
        left = rules.targetsLeft(position);
        if (left.length == 0) {
            return true;
        }
        long[] empty = new long[rules.grid().words()];
        for (int word = 0; word < empty.length; word++) {
            empty[word] = ~position.taken(word);
        }
        return fits(0, empty, new boolean[rules.grid().lines()], PIECE * moves)
                && horizon(hardest(position)).isWithin(position, moves);
    }

    /** Whether lines that meet all targets from the first on have so few squares among those that count. */
    private boolean fits(int first, long[] counted, boolean[] chosen, int squares) {
        int next = first;
        while (next < left.length && (chosen[row(next)] || chosen[column(next)])) {
            next++;
        }
        return next == left.length
                || fitsWith(row(next), next, counted, chosen, squares)
                || fitsWith(column(next), next, counted, chosen, squares);
    }

    private boolean fitsWith(int line, int next, long[] counted, boolean[] chosen, int squares) {
        long[] squaresOfLine = rules.line(line);
        long[] rest = counted.clone();
        int more = 0;
        for (int word = 0; word < rest.length; word++) {
            more += Long.bitCount(rest[word] & squaresOfLine[word]);
            rest[word] &= ~squaresOfLine[word];
        }
        if (more > squares) {
            return false;
        }
        chosen[line] = true;
        boolean fits = fits(next + 1, rest, chosen, squares - more);
        chosen[line] = false;
        return fits;
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

    private Horizon horizon(int target) {
        if (horizons[target] == null) {
            horizons[target] = new Horizon(rules.aimedAt(target));
        }
        return horizons[target];
    }
}
