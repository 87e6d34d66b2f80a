package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that balls are stacked naturally: each in the hollow between four balls of the layer below. */
class FccLatticeTest {
    private static final double HALF = 0.5;

    /** Returns the distance between the middles of two balls of diameter 1. */
    private static double distance(Cell one, Cell other) {
        Cell step = one.minus(other);
        double x = step.column() + HALF * step.layer();
        double y = step.row() + HALF * step.layer();
        return Math.sqrt(x * x + y * y + HALF * step.layer() * step.layer());
    }

    private static List<Cell> near(Cell middle) {
        List<Cell> near = new ArrayList<>();
        for (int layer = -2; layer <= 2; layer++) {
            for (int row = -3; row <= 3; row++) {
                for (int column = -3; column <= 3; column++) {
                    near.add(middle.shifted(new Cell(layer, row, column)));
                }
            }
        }
        return near;
    }

    @Test
    void the_twelve_neighbours_are_the_balls_that_touch_and_none_is_nearer() {
        Cell middle = new Cell(2, 5, 3);
        for (Cell other : near(middle)) {
            boolean isNext = Lattices.FCC.steps(middle).contains(other.minus(middle));
            double distance = distance(middle, other);
            assertThat(isNext).as("%s", other).isEqualTo(Math.abs(distance - 1) < 1e-9);
            assertThat(distance)
                    .satisfiesAnyOf(
                            d -> assertThat(d).isZero(), d -> assertThat(d).isGreaterThan(1 - 1e-9));
        }
    }

    @Test
    void turns_and_flips_keep_all_distances() {
        List<Cell> cells = near(new Cell(0, 0, 0));
        for (Isometry isometry : Lattices.FCC.isometries()) {
            Cell origin = Lattices.FCC.image(isometry, new Cell(0, 0, 0));
            for (Cell cell : cells) {
                assertThat(distance(Lattices.FCC.image(isometry, cell), origin))
                        .isCloseTo(distance(cell, new Cell(0, 0, 0)), within(1e-9));
            }
        }
    }
}
