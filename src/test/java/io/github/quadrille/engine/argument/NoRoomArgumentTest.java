package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NoRoomArgumentTest {
    @Test
    void a_cell_that_no_piece_covers_is_named() {
        assertThat(sentence(puzzle("XX", CountRange.ANY, "..#.", "..##")))
                .contains("No piece can cover the cell (0, 3).");
    }

    @Test
    void an_optional_cell_need_not_be_covered() {
        assertThat(sentence(puzzle("XX", CountRange.ANY, "..#?", "..##"))).isEmpty();
    }

    @Test
    void a_kind_without_a_place_is_named() {
        assertThat(sentence(puzzle("XXX", CountRange.exactly(2), "??", "??")))
                .contains("2 pieces bar are needed, but there is no place for any on the board.");
        assertThat(sentence(puzzle("XXX", CountRange.exactly(2), "???")))
                .contains("2 pieces bar are needed, but there is only 1 place for it on the board.");
    }

    @Test
    void a_part_of_the_wrong_size_is_told() {
        Puzzle puzzle = puzzle("XX", CountRange.ANY, "...#.", "###..");
        assertThat(sentence(puzzle))
                .contains(
                        "No piece crosses the border of the part of the board around the cell (0, 0), which has 3 cells; "
                                + "the pieces there cover a multiple of 2.");
        assertThat(find(puzzle).orElseThrow().certificate()).isInstanceOf(Certificate.Modular.class);
    }

    @Test
    void a_part_may_need_more_pieces_than_there_are() {
        Puzzle puzzle = puzzle("XX", new CountRange(0, 1), "..#", "..#");
        assertThat(sentence(puzzle).orElseThrow())
                .endsWith("which has 4 cells, and no choice of pieces covers the same number.");
        assertThat(find(puzzle).orElseThrow().certificate()).isInstanceOf(Certificate.Fractional.class);
    }

    @Test
    void pieces_in_two_parts_join_parts_of_the_board() {
        assertThat(sentence(puzzle("X.X", CountRange.ANY, ".#.", "###"))).isEmpty();
        assertThat(sentence(puzzle("X.X", CountRange.ANY, ".##.#."))).contains("No piece can cover the cell (0, 0).");
    }

    private static Optional<NoRoomArgument> find(Puzzle puzzle) {
        Optional<NoRoomArgument> argument = NoRoomArgument.find(new PlacementTable(puzzle));
        argument.ifPresent(one -> CertificateCheck.check(puzzle, one.certificate()));
        return argument;
    }

    private static Optional<String> sentence(Puzzle puzzle) {
        return find(puzzle).map(NoRoomArgument::sentence);
    }

    private static Puzzle puzzle(String shape, CountRange count, String... board) {
        Kind kind = new Kind("bar", Polyform.drawn(shape));
        Region region = new Region(List.of(board), Wrap.NONE);
        return new Puzzle("bars", region, PieceSymmetry.FREE, new Bag(List.of(new Supply(kind, count))));
    }
}
