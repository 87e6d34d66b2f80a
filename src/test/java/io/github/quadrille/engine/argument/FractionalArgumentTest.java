package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FractionalArgumentTest {
    @Test
    void s_alone_do_not_fill_a_board_whatever_its_size() throws Exception {
        for (String side : new String[] {"8x8", "100x100"}) {
            Puzzle puzzle = PuzzleReader.read("instances/infeasible/s-" + side + ".yaml");
            Argument argument = find(puzzle).orElseThrow();
            assertThat(argument.sentence())
                    .contains("A placement weighs at most: of S 0. All pieces together weigh at most 0, but the board");
            CertificateCheck.check(puzzle, argument.certificate());
        }
    }

    @Test
    void where_cells_may_stay_empty_weights_are_told_without_signs() throws Exception {
        Argument argument =
                find(PuzzleReader.read("instances/infeasible/nine-i-6x6.yaml")).orElseThrow();
        assertThat(argument.sentence()).contains("A placement weighs at least: of I ", "but the whole board weighs");
        CellWeights picture = argument.picture().orElseThrow();
        assertThat(picture.modulus()).isZero();
        assertThat(picture.weights()).allMatch(weight -> weight >= 0);
    }

    @Test
    void fractions_of_pieces_fill_boards_that_pieces_do_not() {
        assertThat(find(Puzzle.standard(2, 20))).isEmpty();
        assertThat(find(Puzzle.standard(4, 5))).isEmpty();
    }

    @Test
    void weights_are_counted_anew() {
        PlacementTable table = new PlacementTable(Puzzle.standard(2, 10));
        assertThat(FractionalArgument.checked(table, new int[20])).isEmpty();
    }

    private static Optional<FractionalArgument> find(Puzzle puzzle) {
        return FractionalArgument.find(new PlacementTable(puzzle), 250, () -> {});
    }
}
