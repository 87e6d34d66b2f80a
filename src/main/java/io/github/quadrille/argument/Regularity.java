package io.github.quadrille.argument;

import io.github.quadrille.geometry.Region;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the weights of the mandatory cells look like, the simplest that is true. */
enum Regularity {
    CHESSBOARD(1, 1, 2),
    ROWS(1, 0, Integer.MAX_VALUE),
    COLUMNS(0, 1, Integer.MAX_VALUE),
    RISING(1, 1, Integer.MAX_VALUE),
    FALLING(1, -1, Integer.MAX_VALUE),
    NONE(0, 0, 1);

    private final int down;
    private final int right;
    private final int period;

    /** Cells weigh the same when {@code down * (row + layer) + right * column} is the same modulo the period. */
    Regularity(int down, int right, int period) {
        this.down = down;
        this.right = right;
        this.period = period;
    }

    static Regularity of(Region region, List<Integer> weights) {
        return Arrays.stream(values())
                .filter(one ->
                        one == NONE || one == CHESSBOARD || !region.lattice().isSolid())
                .filter(one -> one == NONE || one.fits(region, weights))
                .findFirst()
                .orElseThrow();
    }

    private boolean fits(Region region, List<Integer> weights) {
        Map<Integer, Integer> weightOf = new HashMap<>();
        for (int cell = 0; cell < region.size(); cell++) {
            int weight = weights.get(cell);
            Integer other = region.isMandatory(cell)
                    ? weightOf.putIfAbsent(
                            Math.floorMod(
                                    down * (region.row(cell) + region.layer(cell)) + right * region.column(cell),
                                    period),
                            weight)
                    : null;
            if (other != null && other != weight) {
                return false;
            }
        }
        return true;
    }
}
