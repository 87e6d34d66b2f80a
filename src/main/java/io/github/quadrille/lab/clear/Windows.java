package io.github.quadrille.lab.clear;

/**
 * Finds the smallest number of pieces that can cover the empty squares of one line. A tetromino covers at most four
 * squares of a line, and they are next to each other. This is also true of pieces that continue at the opposite edge.
 * So a piece acts like a window of four squares on the line. Squares of the line that cannot be covered are blocked,
 * and a window ends at a blocked square. Windows are laid greedily: each begins on the first empty square that is not
 * covered yet. The first window comes after a blocked square or an edge. No other choice needs fewer windows. If the
 * ends of the line are joined and no square is blocked, some window covers the first empty square, and all four such
 * windows are tried.
 */
final class Windows {
    private static final int WIDTH = 4;

    private final int[] line;
    private final boolean ring;
    private long[] needed = {};
    private long[] enterable = {};

    Windows(Grid grid, int number) {
        this.line = grid.line(number);
        this.ring = grid.isRing(number);
    }

    /**
     * Returns the smallest number of windows that cover the given squares.
     *
     * @param mustCover the squares to cover
     * @param mayCover the squares that pieces can be on: {@code mustCover} and perhaps more squares
     */
    int fewest(long[] mustCover, long[] mayCover) {
        needed = mustCover;
        enterable = mayCover;
        int first = -1;
        int blocked = -1;
        for (int i = line.length - 1; i >= 0; i--) {
            first = Grid.has(needed, line[i]) ? i : first;
            blocked = Grid.has(enterable, line[i]) ? blocked : i;
        }
        if (first < 0) {
            return 0;
        }
        if (!ring || blocked >= 0) {
            return greedy(ring ? blocked : 0, line.length);
        }
        int best = line.length;
        for (int shift = 0; shift < Math.min(WIDTH, line.length); shift++) {
            best = Math.min(best, 1 + greedy(first - shift + line.length + WIDTH, line.length - WIDTH));
        }
        return best;
    }

    private int greedy(int start, int length) {
        int windows = 0;
        int covered = 0;
        for (int i = 0; i < length; i++) {
            int square = line[(start + i) % line.length];
            covered = Grid.has(enterable, square) ? covered - 1 : 0;
            if (Grid.has(needed, square) && covered <= 0) {
                windows++;
                covered = WIDTH;
            }
        }
        return windows;
    }
}
