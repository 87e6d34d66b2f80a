package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Says how the weights of the mandatory cells are arranged. If several descriptions are true, the first of these
 * constants counts, which is the simplest.
 */
enum WeightRegularity {
    /**
     * All cells of one colour of a chessboard weigh the same. In the plane of triangles, the colour says whether a
     * triangle points up.
     */
    CHESSBOARD(1, 1, 1, 2),
    /** If three colours tell neighbouring hexagons apart, all hexagons of one colour weigh the same. */
    THREE_COLOURS(0, 1, -1, 3),
    LAYERS(1, 0, 0, Integer.MAX_VALUE),
    ROWS(0, 1, 0, Integer.MAX_VALUE),
    COLUMNS(0, 0, 1, Integer.MAX_VALUE),
    RISING(1, 1, 1, Integer.MAX_VALUE),
    FALLING(0, 1, -1, Integer.MAX_VALUE),
    NONE(0, 0, 0, 1);

    private final int through;
    private final int down;
    private final int right;
    private final int period;

    /**
     * Describes an arrangement: two cells weigh the same if {@code through * layer + down * row + right * column} is
     * the same for both, modulo the period.
     */
    WeightRegularity(int through, int down, int right, int period) {
        this.through = through;
        this.down = down;
        this.right = right;
        this.period = period;
    }

    static WeightRegularity of(Region region, List<Integer> weights) {
        return Arrays.stream(values())
                .filter(one -> one.isSeenOn(region.lattice()))
                .filter(one -> one == NONE || one.fits(region, weights))
                .findFirst()
                .orElseThrow();
    }

    /** Tells whether cells of the lattice with this arrangement look as the name of the arrangement says. */
    private boolean isSeenOn(Lattice lattice) {
        boolean hexagons = lattice == Lattices.HEXAGONAL;
        return switch (this) {
            case CHESSBOARD -> !hexagons;
            case THREE_COLOURS -> hexagons;
            case LAYERS -> lattice.isSolid();
            case ROWS, NONE -> true;
            case COLUMNS -> lattice != Lattices.TRIANGULAR;
            case RISING -> lattice != Lattices.TRIANGULAR && lattice.dimensions() <= 3;
            case FALLING -> lattice == Lattices.SQUARE;
        };
    }

    private boolean fits(Region region, List<Integer> weights) {
        Map<Integer, Integer> weightOf = new HashMap<>();
        for (int cell = 0; cell < region.size(); cell++) {
            int weight = weights.get(cell);
            Integer other = region.isMandatory(cell)
                    ? weightOf.putIfAbsent(
                            Math.floorMod(
                                    through * region.layer(cell)
                                            + down * region.row(cell)
                                            + right * region.column(cell),
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
