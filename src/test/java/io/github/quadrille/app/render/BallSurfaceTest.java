package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class BallSurfaceTest {
    private static final double GAP = 0.02;
    private static final double NECK = 0.25;

    private static List<Cell> randomPiece(Random random, int size) {
        List<Cell> cells = new ArrayList<>(List.of(new Cell(0, 0, 0)));
        while (cells.size() < size) {
            List<Cell> steps = Lattices.FCC.steps(cells.get(0));
            Cell next = cells.get(random.nextInt(cells.size())).shifted(steps.get(random.nextInt(steps.size())));
            if (!cells.contains(next)) {
                cells.add(next);
            }
        }
        return cells;
    }

    /**
     * Returns the volume of balls and necks. A neck counts as a cylinder between the middles of two balls, minus the
     * parts of the balls inside the cylinder.
     */
    private static double volume(List<Cell> cells) {
        double radius = (1 - GAP) / 2;
        long necks = cells.stream()
                        .flatMap(cell -> Lattices.FCC.steps(cell).stream().map(cell::shifted))
                        .filter(cells::contains)
                        .count()
                / 2;
        double around = Math.pow(radius * radius - NECK * NECK, 1.5);
        double ball = 4 * Math.PI / 3 * Math.pow(radius, 3);
        return cells.size() * ball + necks * (Math.PI * NECK * NECK - ball + 4 * Math.PI / 3 * around);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void a_random_piece_is_closed_and_has_the_volume_of_its_balls_and_necks(int size) {
        List<Cell> cells = randomPiece(new Random(size), size);
        Surface surface = BallSurface.of(cells, GAP);
        SurfaceTest.assertClosed(surface);
        assertThat(SurfaceTest.volume(surface)).isCloseTo(volume(cells), withinPercentage(1));
    }

    @Test
    void three_balls_that_touch_each_other_lie_in_a_plane() {
        List<Vertex> balls = BallSurface.lying(List.of(new Cell(0, 0, 0), new Cell(0, 0, 1), new Cell(1, 0, 0)));
        assertThat(balls)
                .allSatisfy(ball -> assertThat(ball.z() - balls.get(0).z()).isBetween(-1e-9, 1e-9));
    }
}
