package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Takes single cells off a board: corners first, so that what is left is connected and looks cut rather than bitten. */
final class Trimming {
    private Trimming() {}

    /**
     * The board without some cells, each drawn among those with the fewest neighbours left. It stays connected where any
     * choice among them lets it.
     */
    static Region of(Region board, int cells, RandomGenerator random) {
        boolean[] gone = new boolean[board.size()];
        for (int taken = 0; taken < cells; taken++) {
            List<Integer> loosest = new ArrayList<>();
            int fewest = Integer.MAX_VALUE;
            for (int cell = 0; cell < gone.length; cell++) {
                if (gone[cell]) {
                    continue;
                }
                int neighbours = (int) Arrays.stream(board.neighbours(cell))
                        .filter(other -> !gone[other])
                        .count();
                if (neighbours < fewest) {
                    loosest.clear();
                    fewest = neighbours;
                }
                if (neighbours == fewest) {
                    loosest.add(cell);
                }
            }
            gone[loosest.get(random.nextInt(loosest.size()))] = true;
        }
        return without(board, gone);
    }

    private static Region without(Region board, boolean... gone) {
        char[][] rows = board.picture().stream().map(String::toCharArray).toArray(char[][]::new);
        for (int cell = 0; cell < gone.length; cell++) {
            if (gone[cell]) {
                rows[board.row(cell)][board.column(cell)] = Region.HOLE;
            }
        }
        return new Region(Arrays.stream(rows).map(String::new).toList(), board.wrap());
    }
}
