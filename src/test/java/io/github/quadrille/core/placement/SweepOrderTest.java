package io.github.quadrille.core.placement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.SweepOrder;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweepOrderTest {
    /** A box is swept best along its longest side. The widest frontier is then the product of the two shorter sides. */
    @ParameterizedTest
    @CsvSource({
        "3x4x5, solid-pentominoes, 12",
        "5x4x3, solid-pentominoes, 12",
        "2x5x6, solid-pentominoes, 10",
        "2x3x10, solid-pentominoes, 6",
        "2x4x4, tetracubes, 8",
        "2x2x8, tetracubes, 4"
    })
    void a_box_is_swept_along_its_longest_side(String board, String pieces, int section) throws UnusableInput {
        String text = "lattice: cubic\nboard: %s\npieces: {%s: 1}\n".formatted(board, pieces);
        ExactCover problem = new PlacementTable(PuzzleReader.parse("test", text)).cover();
        assertThat(widest(problem, SweepOrder.best(problem))).isEqualTo(section);
    }

    /** Returns the size of the widest frontier, by checking all cells after each step. */
    private static int widest(ExactCover problem, CellOrder order) {
        int widest = 0;
        for (int passed = 1; passed < problem.cells(); passed++) {
            int beside = 0;
            for (int position = passed; position < problem.cells(); position++) {
                beside += isBesidePassed(problem, order, position, passed) ? 1 : 0;
            }
            widest = Math.max(widest, beside);
        }
        return widest;
    }

    private static boolean isBesidePassed(ExactCover problem, CellOrder order, int position, int passed) {
        int cell = order.cellAt(position);
        for (int i = problem.graph().begin(cell); i < problem.graph().begin(cell + 1); i++) {
            if (order.positionOf(problem.graph().neighbour(i)) < passed) {
                return true;
            }
        }
        return false;
    }
}
