package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

/** Makes boards of the line-clearing game for tests. */
public final class Boards {
    private Boards() {}

    /**
     * Returns a board from rows of characters: '.' is an empty square, 'r' a red token, 'b' a blue token, and 'B' the
     * blue token that is the target.
     */
    public static Board of(Wrap wrap, String... rows) {
        Set<Cell> red = new HashSet<>();
        Set<Cell> blue = new HashSet<>();
        Cell target = new Cell(0, 0);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                Cell cell = new Cell(row, column);
                switch (rows[row].charAt(column)) {
                    case 'r' -> red.add(cell);
                    case 'b' -> blue.add(cell);
                    case 'B' -> {
                        blue.add(cell);
                        target = cell;
                    }
                    default -> {
                        // The square stays empty.
                    }
                }
            }
        }
        return new Board(new Grid(rows.length, rows[0].length(), wrap), red, blue, target);
    }

    /**
     * Returns a board for which the published heuristic gives 4, although fewer moves are enough. The heuristic counts
     * the approach to each of two gaps separately, but one piece can serve both.
     */
    public static Board counterexample() {
        return of(
                Wrap.BOTH,
                "...r.......",
                "....b......",
                "...........",
                "....b......",
                "...........",
                "bbb.B.bbbbb",
                "...........",
                "....b......",
                "...........",
                "....b......",
                "...........");
    }

    /**
     * Returns random boards with sides from {@code least} to {@code most}. On each board, a square has a token with a
     * fixed probability, which is from 25 to 85 percent.
     */
    public static List<Board> random(long seed, int count, int least, int most) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        return Stream.generate(() -> random(random, least, most)).limit(count).toList();
    }

    private static Board random(RandomGenerator random, int least, int most) {
        Wrap wrap = random.nextInt(3) > 0 ? Wrap.BOTH : Wrap.FLAT.get(random.nextInt(4));
        Grid grid = new Grid(random.nextInt(least, most + 1), random.nextInt(least, most + 1), wrap);
        double density = 0.25 + 0.6 * random.nextDouble();
        Set<Cell> red = new HashSet<>();
        Set<Cell> blue = new HashSet<>();
        Cell target = grid.cell(random.nextInt(grid.size()));
        blue.add(target);
        for (int square = 0; square < grid.size(); square++) {
            if (random.nextDouble() < density && !grid.cell(square).equals(target)) {
                (random.nextInt(8) == 0 ? red : blue).add(grid.cell(square));
            }
        }
        if (red.isEmpty()) {
            Cell cell = grid.cell(random.nextInt(grid.size()));
            if (!cell.equals(target)) {
                blue.remove(cell);
                red.add(cell);
            }
        }
        return new Board(grid, red, blue, target);
    }
}
