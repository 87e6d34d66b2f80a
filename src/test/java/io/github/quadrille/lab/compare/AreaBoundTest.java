package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class AreaBoundTest {
    private static final Kind SQUARE = BuiltInKinds.set("tetrominoes").kinds().stream()
            .filter(kind -> kind.name().equals("O"))
            .findFirst()
            .orElseThrow();

    @Test
    void no_more_than_there_are_cells() {
        assertThat(ExactAnswer.areaBound(squares(CountRange.ANY, "....", "....")))
                .isEqualTo(8);
    }

    @Test
    void no_more_than_the_area_of_the_pieces() {
        assertThat(ExactAnswer.areaBound(squares(new CountRange(0, 1), "....", "....")))
                .isEqualTo(4);
    }

    @Test
    void without_optional_cells_whole_pieces_only() {
        assertThat(ExactAnswer.areaBound(squares(CountRange.ANY, "...", "...", "...")))
                .isEqualTo(8);
        assertThat(ExactAnswer.areaBound(squares(CountRange.ANY, "...", "...", "..?")))
                .isEqualTo(8);
        assertThat(ExactAnswer.areaBound(squares(CountRange.ANY, "...", "..."))).isEqualTo(4);
        assertThat(ExactAnswer.areaBound(squares(CountRange.ANY, "...", "..?"))).isEqualTo(5);
    }

    @Test
    void where_there_is_no_packing_a_piece_less_than_all() {
        Proven proven = ExactAnswer.of(Puzzle.standard(10, 14), Duration.ofMillis(100), () -> false);
        assertThat(proven.status()).isEqualTo(Verdict.Status.INFEASIBLE);
        assertThat(proven.atMost()).isEqualTo(136);
    }

    private static Puzzle squares(CountRange count, String... board) {
        return new Puzzle(
                "squares",
                new Region(List.of(board), Wrap.NONE),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(SQUARE, count))));
    }
}
