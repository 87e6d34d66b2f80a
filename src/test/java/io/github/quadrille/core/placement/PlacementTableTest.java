package io.github.quadrille.core.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
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
        assertThat(size(Polyform.drawn("XX"), Wrap.NONE, "...", ".#.")).isEqualTo(4);
    }

    @Test
    void a_ring_has_as_many_bars_as_cells() {
        assertThat(size(Polyform.drawn("XXX"), Wrap.HORIZONTAL, ".....")).isEqualTo(5);
    }

    @Test
    void a_bar_around_the_whole_ring_counts_once() {
        assertThat(size(Polyform.drawn("XXXX"), Wrap.HORIZONTAL, "....")).isEqualTo(1);
    }

    @Test
    void a_bar_longer_than_the_ring_overlaps_itself() {
        assertThat(size(Polyform.drawn("XXXX"), Wrap.HORIZONTAL, "...")).isZero();
    }

    @Test
    void different_lifts_of_the_same_cells_count_once() {
        // On a ring of four, XX.X and X.XX are the same three cells in a row.
        assertThat(size(Polyform.drawn("XX.X"), Wrap.HORIZONTAL, "....")).isEqualTo(4);
    }

    @Test
    void kinds_that_may_not_be_used_have_no_placements() {
        Bag bag = new Bag(List.of(new Supply(new Kind("X", Polyform.drawn("X")), CountRange.exactly(0))));
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

    /** On a board without mandatory cells, a packing of one piece is a placement. */
    @Test
    void every_way_to_lay_one_piece_is_listed_once() {
        RandomPuzzles puzzles = new RandomPuzzles(9);
        for (int i = 0; i < 150; i++) {
            Puzzle puzzle = puzzles.next();
            Supply first = new Supply(puzzle.bag().kind(0), CountRange.exactly(1));
            List<String> optional = puzzle.region().picture().stream()
                    .map(row -> row.replace(Region.MANDATORY, Region.OPTIONAL))
                    .toList();
            Region board = new Region(optional, puzzle.region().wrap());
            Puzzle alone = new Puzzle("alone", board, puzzle.symmetry(), new Bag(List.of(first)));
            PlacementTable table = new PlacementTable(alone);
            assertThat((long) table.size()).as("%s", alone).isEqualTo(BruteForce.count(alone, Long.MAX_VALUE));
            assertThat(IntStream.range(0, table.size())
                            .mapToObj(placement -> List.of(
                                    table.kind(placement),
                                    Arrays.stream(table.cells(placement))
                                            .boxed()
                                            .toList())))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void its_cells_come_one_by_one_or_all_together() {
        PlacementTable table = new PlacementTable(Puzzle.standard(4, 5));
        for (int placement = 0; placement < table.size(); placement++) {
            assertThat(IntStream.range(0, table.area(placement)).map(each(table, placement)))
                    .containsExactly(
                            Arrays.stream(table.cells(placement)).boxed().toArray(Integer[]::new));
        }
    }

    private static IntUnaryOperator each(PlacementTable table, int placement) {
        return i -> table.cell(placement, i);
    }

    @Test
    void a_packing_lists_its_pieces_by_number() {
        PlacementTable table = new PlacementTable(Puzzle.standard(4, 5));
        assertThat(table.packing(new int[] {9, 2}).pieces()).containsExactly(table.placement(2), table.placement(9));
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

    private static int size(Polyform shape, Wrap wrap, String... board) {
        Bag bag = new Bag(List.of(new Supply(new Kind("X", shape), CountRange.ANY)));
        return new PlacementTable(new Puzzle("test", new Region(List.of(board), wrap), PieceSymmetry.FREE, bag)).size();
    }
}
