package io.github.quadrille.instances;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Makes square boards with single holes at random places, and as many sets of tetrominoes as fit. No two holes share an
 * edge, the cells are connected, and a chessboard colouring is no obstacle. A T covers three cells of one colour and
 * one of the other, and every other piece covers two of each. So if the number of T is odd, the numbers of cells of the
 * two colours must differ by 2 modulo 4. If it is even, they must differ by a multiple of 4. A board that is not like
 * this is drawn again.
 */
final class RandomHoles {
    private final Random random;
    private final char[][] board;

    private RandomHoles(int side, long seed) {
        this.random = new Random(seed);
        this.board = new char[side][side];
    }

    /** Returns the texts of the files, keyed by their paths under {@code instances}. */
    static SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        files.put("rectangles/20x20-with-holes.yaml", yaml(20, 40, 1));
        files.put("rectangles/20x20-with-holes-2.yaml", yaml(20, 40, 2));
        files.put("rectangles/20x20-with-holes-3.yaml", yaml(20, 40, 3));
        files.put("rectangles/100x100-with-holes.yaml", yaml(100, 400, 1));
        return files;
    }

    /** Returns the text of a puzzle file with a random board and sets of tetrominoes with the same area. */
    static String yaml(int side, int holes, int seed) {
        int sets = (side * side - holes) / 20;
        return """
                name: %dx%d with %d holes, number %d
                board: |
                  %s
                pieces:
                  tetrominoes: %d
                """.formatted(
                        side,
                        side,
                        holes,
                        seed,
                        String.join("\n  ", draw(side, holes, sets, seed).picture()),
                        sets);
    }

    /** Returns a random board that this many sets of tetrominoes can fill, as far as a chessboard colouring shows. */
    static Region draw(int side, int holes, int sets, long seed) {
        return new RandomHoles(side, seed).draw(holes, sets);
    }

    private Region draw(int holes, int sets) {
        while (true) {
            for (char[] row : board) {
                Arrays.fill(row, Region.MANDATORY);
            }
            int open = holes;
            while (open > 0) {
                open -= drill(random.nextInt(board.length), random.nextInt(board.length)) ? 1 : 0;
            }
            Region region = new Region(Arrays.stream(board).map(String::new).toList(), Wrap.NONE);
            if (isOnePart(region) && Math.floorMod(colourDifference(region) - 2 * sets, 4) == 0) {
                return region;
            }
        }
    }

    private boolean drill(int row, int column) {
        if (isHole(row, column)
                || isHole(row - 1, column)
                || isHole(row + 1, column)
                || isHole(row, column - 1)
                || isHole(row, column + 1)) {
            return false;
        }
        board[row][column] = Region.HOLE;
        return true;
    }

    private boolean isHole(int row, int column) {
        return row >= 0
                && row < board.length
                && column >= 0
                && column < board.length
                && board[row][column] == Region.HOLE;
    }

    static boolean isOnePart(Region region) {
        boolean[] seen = new boolean[region.size()];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        seen[0] = true;
        int reached = 0;
        while (!open.isEmpty()) {
            reached++;
            for (int next : region.neighbours(open.pop())) {
                if (!seen[next]) {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
        return reached == region.size();
    }

    /** Returns the number of cells whose row and column have an even sum, minus the number of all other cells. */
    private static int colourDifference(Region region) {
        int difference = 0;
        for (int cell = 0; cell < region.size(); cell++) {
            difference += (region.row(cell) + region.column(cell)) % 2 == 0 ? 1 : -1;
        }
        return difference;
    }
}
