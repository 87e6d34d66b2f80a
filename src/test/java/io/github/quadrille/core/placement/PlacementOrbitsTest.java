package io.github.quadrille.core.placement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlacementOrbitsTest {
    @Test
    void leaders_reach_every_placement_of_a_kind_that_is_used_once_and_each_once() {
        RandomPuzzles puzzles = new RandomPuzzles(21);
        int symmetric = 0;
        for (int i = 0; i < 500; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            Optional<PlacementOrbits> orbits = PlacementOrbits.ofSingleKind(table, placement -> placement);
            orbits.ifPresent(found -> reachesAllOnce(table, found));
            symmetric += orbits.isPresent() ? 1 : 0;
        }
        assertThat(symmetric).isGreaterThan(10);
    }

    @Test
    void the_kind_that_most_symmetries_keep_leads() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read("instances/mixed/mirror-pairs-5x8.yaml");
        PlacementTable table = new PlacementTable(puzzle);
        PlacementOrbits orbits = orbits(puzzle).orElseThrow();
        assertThat(puzzle.bag().kind(orbits.kind()).name()).isEqualTo("O");
        reachesAllOnce(table, orbits);
    }

    @Test
    void a_flip_that_makes_another_kind_of_the_single_one_is_not_used() {
        Puzzle mirrored = puzzle(PieceSymmetry.ONE_SIDED, 1, "L", "J");
        PlacementTable table = new PlacementTable(mirrored);
        PlacementOrbits orbits = orbits(mirrored).orElseThrow();
        reachesAllOnce(table, orbits);
        assertThat(IntStream.range(0, table.size())
                        .map(orbits::sizeOfOrbitLedBy)
                        .max())
                .hasValue(2);
    }

    @Test
    void a_symmetry_that_does_not_keep_the_rows_is_not_used() {
        Puzzle puzzle = puzzle(PieceSymmetry.FREE, 1, "L", "T");
        PlacementTable table = new PlacementTable(puzzle);
        int[] images = table.images(PuzzleSymmetries.of(puzzle).list().get(1));
        int moved = IntStream.range(0, table.size())
                .filter(placement -> images[placement] != placement)
                .findFirst()
                .orElseThrow();
        assertThat(orbits(puzzle)).isPresent();
        assertThat(orbits(RowTables.of(puzzle, RowTables.row(0, 0, moved)))).isEmpty();
        assertThat(orbits(RowTables.of(
                        puzzle,
                        RowTables.row(0, 0, IntStream.range(0, table.size()).toArray()))))
                .isPresent();
    }

    @Test
    void a_kind_that_is_used_twice_does_not_lead() {
        assertThat(orbits(puzzle(PieceSymmetry.FREE, 2, "L", "T"))).isEmpty();
        assertThat(orbits(puzzle(PieceSymmetry.FREE, 1, "L", "T"))).isPresent();
    }

    @Test
    void a_kind_that_more_symmetries_keep_leads_though_it_has_more_placements() {
        Puzzle puzzle = puzzle(PieceSymmetry.ONE_SIDED, 1, "L5", "L5'", "T");
        assertThat(orbits(puzzle).map(PlacementOrbits::kind)).contains(2);
    }

    @Test
    void orbits_of_one_placement_each_are_of_no_use() {
        Bag square = puzzle(PieceSymmetry.FREE, 1, "O").bag();
        assertThat(orbits(new Puzzle("2x2", Region.rectangle(2, 2), PieceSymmetry.FREE, square)))
                .isEmpty();
    }

    private static void reachesAllOnce(PlacementTable table, PlacementOrbits orbits) {
        assertThat(table.puzzle().bag().count(orbits.kind()).isExactly(1)).isTrue();
        Set<List<Integer>> reached = new HashSet<>();
        int own = 0;
        for (int placement = 0; placement < table.size(); placement++) {
            own += table.kind(placement) == orbits.kind() ? 1 : 0;
            assertThat(orbits.sizeOfOrbitLedBy(placement))
                    .isEqualTo(orbits.images(placement).size());
            for (PuzzleSymmetry symmetry : orbits.images(placement)) {
                assertThat(symmetry.keeps(orbits.kind())).isTrue();
                int[] image = symmetry.cells(table.cells(placement));
                assertThat(reached.add(IntStream.concat(IntStream.of(table.kind(placement)), IntStream.of(image))
                                .boxed()
                                .toList()))
                        .isTrue();
            }
        }
        assertThat(reached).hasSize(own);
    }

    private static Optional<PlacementOrbits> orbits(Puzzle puzzle) {
        return orbits(new PlacementTable(puzzle));
    }

    private static Optional<PlacementOrbits> orbits(PlacementTable table) {
        return PlacementOrbits.ofSingleKind(table, placement -> placement);
    }

    private static Puzzle puzzle(PieceSymmetry symmetry, int each, String... kinds) {
        List<Supply> supplies = List.of(kinds).stream()
                .map(kind -> new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(each)))
                .toList();
        return new Puzzle("4x5", Region.rectangle(4, 5), symmetry, new Bag(supplies));
    }
}
