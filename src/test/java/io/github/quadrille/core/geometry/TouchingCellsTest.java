package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class TouchingCellsTest {
    @Test
    void squares_are_one_polyomino_when_they_are_one_part() {
        Random random = new Random(1);
        for (int sample = 0; sample < 300; sample++) {
            List<Cell> cells = squares(8, 0.5 + random.nextDouble() / 2, random);
            int parts = TouchingCells.parts(Lattices.SQUARE, cells, UnaryOperator.identity())
                    .size();
            assertThat(TouchingCells.areOnePolyomino(cells)).isEqualTo(parts == 1);
        }
    }

    @Test
    void more_than_64_squares_are_not_looked_at() {
        assertThat(TouchingCells.areOnePolyomino(squares(9, 1, new Random(1)))).isFalse();
    }

    /** Takes each cell of a square of this many rows with a probability, and always the first one. */
    private static List<Cell> squares(int rows, double probability, Random random) {
        List<Cell> cells = new ArrayList<>(List.of(new Cell(0, 0)));
        for (int square = 1; square < rows * rows; square++) {
            if (random.nextDouble() < probability) {
                cells.add(new Cell(square / rows, square % rows));
            }
        }
        return cells;
    }
}
