package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleSymmetriesTest {
    @Test
    void a_flip_exchanges_one_sided_kinds_of_which_there_are_as_many() {
        List<PuzzleSymmetry> symmetries = list(puzzle(2, PieceSymmetry.ONE_SIDED, "J", 2, "T", 2));
        assertThat(symmetries).hasSize(4);
        assertThat(symmetries.get(0).isIdentity()).isTrue();
        for (PuzzleSymmetry symmetry : symmetries) {
            boolean flips = symmetry.automorphism().isometry().flips();
            assertThat(symmetry.kind(0)).isEqualTo(flips ? 1 : 0);
            assertThat(symmetry.keeps(2)).isTrue();
        }
    }

    @Test
    void where_there_are_more_of_one_only_turns_are_symmetries() {
        assertThat(list(puzzle(2, PieceSymmetry.ONE_SIDED, "J", 1, "T", 2)))
                .extracting(one -> one.automorphism().isometry())
                .containsExactly(Isometry.IDENTITY, Isometry.TURN_180);
    }

    @ParameterizedTest
    @ValueSource(strings = {"......", ".#..#."})
    void what_does_the_same_to_every_cell_is_one_symmetry(String row) {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.ANY)));
        Puzzle line = new Puzzle("line", new Region(List.of(row), Wrap.NONE), PieceSymmetry.FREE, bag);
        assertThat(list(line)).hasSize(2);
    }

    @Test
    void worth_that_differs_breaks_symmetry() {
        Puzzle plain = puzzle(2, PieceSymmetry.FREE, "T", 1, "I", 1);
        List<Integer> worth = new ArrayList<>(Collections.nCopies(40, 1));
        worth.set(0, 5);
        Puzzle corner = new Puzzle("corner", plain.region(), plain.symmetry(), plain.bag(), new Goal.Cells(worth));
        assertThat(list(plain)).hasSize(4);
        assertThat(list(corner)).hasSize(1);
    }

    @Test
    void every_symmetry_of_a_random_puzzle_permutes_its_placements() {
        RandomPuzzles puzzles = new RandomPuzzles(12);
        int symmetric = 0;
        for (int i = 0; i < 200; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            PuzzleSymmetries group = PuzzleSymmetries.of(table.puzzle());
            List<PuzzleSymmetry> symmetries = group.list();
            assertThat(symmetries).filteredOn(PuzzleSymmetry::isIdentity).containsExactly(symmetries.get(0));
            assertThat(symmetries).hasSizeLessThanOrEqualTo(group.order());
            for (PuzzleSymmetry symmetry : symmetries) {
                assertThat(table.images(symmetry)).doesNotHaveDuplicates().doesNotContain(-1);
            }
            symmetric += symmetries.size() > 1 ? 1 : 0;
        }
        assertThat(symmetric).isGreaterThan(40);
    }

    private static List<PuzzleSymmetry> list(Puzzle puzzle) {
        return PuzzleSymmetries.of(puzzle).list();
    }

    /**
     * Returns a puzzle on a board of 5x8 cells, with the given numbers of L tetrominoes and of pieces of two other
     * kinds.
     */
    private static Puzzle puzzle(int ls, PieceSymmetry symmetry, String second, int seconds, String third, int thirds) {
        return new Puzzle(
                "small",
                Region.rectangle(5, 8),
                symmetry,
                new Bag(List.of(supply("L", ls), supply(second, seconds), supply(third, thirds))));
    }

    private static Supply supply(String kind, int count) {
        return new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(count));
    }
}
