package io.github.quadrille.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Polyomino;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacementTableTest {
    @Test
    void the_standard_bag_on_4x10_has_401_placements() {
        assertThat(new PlacementTable(Puzzle.standard(4, 10)).size()).isEqualTo(401);
    }

    @Test
    void the_listing_may_be_given_up_at_any_row() {
        int[] rows = new int[1];
        assertThatIllegalStateException()
                .isThrownBy(() -> new PlacementTable(Puzzle.standard(40, 40), () -> {
                    if (++rows[0] == 100) {
                        throw new IllegalStateException("enough");
                    }
                }));
        assertThat(rows[0]).isEqualTo(100);
    }

    @Test
    void holes_are_respected() {
        assertThat(size(Polyomino.drawn("XX"), Wrap.NONE, "...", ".#.")).isEqualTo(4);
    }

    @Test
    void a_ring_has_as_many_bars_as_cells() {
        assertThat(size(Polyomino.drawn("XXX"), Wrap.HORIZONTAL, ".....")).isEqualTo(5);
    }

    @Test
    void a_bar_around_the_whole_ring_counts_once() {
        assertThat(size(Polyomino.drawn("XXXX"), Wrap.HORIZONTAL, "....")).isEqualTo(1);
    }

    @Test
    void a_bar_longer_than_the_ring_overlaps_itself() {
        assertThat(size(Polyomino.drawn("XXXX"), Wrap.HORIZONTAL, "...")).isZero();
    }

    @Test
    void different_lifts_of_the_same_cells_count_once() {
        // On a ring of four, XX.X and X.XX are the same three cells in a row.
        assertThat(size(Polyomino.drawn("XX.X"), Wrap.HORIZONTAL, "....")).isEqualTo(4);
    }

    @Test
    void kinds_that_may_not_be_used_have_no_placements() {
        Bag bag = new Bag(List.of(new Supply(new Kind("X", Polyomino.drawn("X")), CountRange.exactly(0))));
        Puzzle puzzle = new Puzzle("none", Region.rectangle(2, 2), PieceSymmetry.FREE, bag);
        assertThat(new PlacementTable(puzzle).size()).isZero();
    }

    @Test
    void the_bound_is_not_too_low() {
        RandomPuzzles puzzles = new RandomPuzzles(7);
        for (Puzzle puzzle : Collections.nCopies(100, puzzles).stream()
                .map(RandomPuzzles::next)
                .toList()) {
            assertThat((long) new PlacementTable(puzzle).size()).isLessThanOrEqualTo(PlacementTable.bound(puzzle));
        }
    }

    @Test
    void every_placement_is_legal() {
        RandomPuzzles puzzles = new RandomPuzzles(8);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = new PlacementTable(puzzle);
            PackingChecker checker = new PackingChecker(puzzle);
            for (int placement = 0; placement < table.size(); placement++) {
                assertThat(checker.faultsOfPart(new Packing(List.of(table.placement(placement)))))
                        .as("%s", puzzle)
                        .isEmpty();
            }
        }
    }

    private static int size(Polyomino shape, Wrap wrap, String... board) {
        Bag bag = new Bag(List.of(new Supply(new Kind("X", shape), CountRange.ANY)));
        return new PlacementTable(new Puzzle("test", new Region(List.of(board), wrap), PieceSymmetry.FREE, bag)).size();
    }
}
