package io.github.quadrille.lab.local.constructive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PartialPackingTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void its_legal_placements_are_those_that_the_checker_accepts(int seed) {
        Random random = new Random(seed);
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 5; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            PartialPacking state = PartialPacking.empty(table);
            while (true) {
                assertThat(legal(table, state))
                        .as("%s after %s", table.puzzle(), state.packing())
                        .isEqualTo(Definitions.legal(table.puzzle(), state.packing()));
                if (state.legalSize() == 0) {
                    break;
                }
                state = state.and(state.legal(random.nextInt(state.legalSize())));
            }
        }
    }

    private static Set<Placement> legal(PlacementTable table, PartialPacking state) {
        return IntStream.range(0, state.legalSize())
                .mapToObj(i -> table.placement(state.legal(i)))
                .collect(Collectors.toSet());
    }

    @Test
    void optional_cells_are_filled_but_not_counted() {
        PartialPacking state = onePiece(new CountRange(0, 2), ".?");
        assertThat(state.covered()).isEqualTo(1);
        assertThat(state.uncovered()).isZero();
    }

    @Test
    void pieces_may_be_laid_up_to_the_maximum() {
        assertThat(onePiece(CountRange.exactly(1), "....").legalSize()).isZero();
        assertThat(onePiece(new CountRange(0, 2), "....").legalSize()).isEqualTo(1);
        assertThat(onePiece(CountRange.ANY, "....").legalSize()).isEqualTo(1);
    }

    @Test
    void pieces_below_the_minimum_are_missing() {
        assertThat(onePiece(new CountRange(3, 5), "....").missing()).isEqualTo(2);
        assertThat(onePiece(CountRange.ANY, "....").missing()).isZero();
    }

    @Test
    void with_the_published_mistake_a_piece_wants_the_corner_of_its_box_empty_though_it_leaves_it_free() {
        Bag bag = new Bag(List.of(
                new Supply(new Kind("M", Polyform.drawn("X")), CountRange.exactly(1)),
                new Supply(new Kind("S", Polyform.drawn(".XX", "XX.")), CountRange.exactly(1))));
        PlacementTable table = new PlacementTable(new Puzzle("two", Region.rectangle(2, 3), PieceSymmetry.FIXED, bag));
        int[] all = IntStream.range(0, table.size()).toArray();
        for (boolean emptyCorners : List.of(true, false)) {
            PartialPacking empty = PartialPacking.empty(table, all, emptyCorners);
            assertThat(empty.legalSize()).isEqualTo(7);
            assertThat(empty.and(0).legalSize()).isEqualTo(emptyCorners ? 0 : 1);
        }
    }

    @Test
    void it_does_not_change_when_a_piece_is_added() {
        PartialPacking empty = PartialPacking.empty(new PlacementTable(Puzzle.standard(4, 5)));
        int legal = empty.legalSize();
        assertThat(empty.and(7).packing().pieces()).hasSize(1);
        assertThat(empty.packing().pieces()).isEmpty();
        assertThat(empty.legalSize()).isEqualTo(legal);
    }

    /** Returns a state in which a domino is laid at the beginning of the row. */
    private static PartialPacking onePiece(CountRange count, String row) {
        Bag bag = new Bag(List.of(new Supply(new Kind("D", Polyform.drawn("XX")), count)));
        Region region = new Region(List.of(row), Wrap.NONE);
        return PartialPacking.empty(new PlacementTable(new Puzzle("row", region, PieceSymmetry.FREE, bag)))
                .and(0);
    }
}
