package io.github.quadrille.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.PuzzleReader;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Transform;
import io.github.quadrille.geometry.Wrap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
            boolean flips = symmetry.automorphism().transform().flips();
            assertThat(symmetry.kind(0)).isEqualTo(flips ? 1 : 0);
            assertThat(symmetry.keeps(2)).isTrue();
        }
    }

    @Test
    void where_there_are_more_of_one_only_turns_are_symmetries() {
        assertThat(list(puzzle(2, PieceSymmetry.ONE_SIDED, "J", 1, "T", 2)))
                .extracting(one -> one.automorphism().transform())
                .containsExactly(Transform.IDENTITY, Transform.TURN_180);
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
    void an_orbits_leader_reaches_every_placement_of_its_orbit_once() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read("instances/mixed/mirror-pairs-5x8.yaml");
        PlacementTable table = new PlacementTable(puzzle);
        PlacementOrbits orbits =
                PlacementOrbits.ofSingleKind(table, placement -> placement).orElseThrow();
        Set<List<Integer>> reached = new HashSet<>();
        for (int placement = 0; placement < table.size(); placement++) {
            for (PuzzleSymmetry symmetry : orbits.images(placement)) {
                int[] image = symmetry.cells(table.cells(placement));
                assertThat(reached.add(PuzzleSymmetry.key(table.kind(placement), image)))
                        .isTrue();
            }
        }
        Set<List<Integer>> all = PuzzleSymmetry.numbers(table).entrySet().stream()
                .filter(entry -> table.kind(entry.getValue()) == orbits.kind())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        assertThat(reached).isEqualTo(all);
    }

    @Test
    void the_kind_that_most_symmetries_keep_leads() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read("instances/mixed/mirror-pairs-5x8.yaml");
        Optional<PlacementOrbits> orbits = PlacementOrbits.ofSingleKind(new PlacementTable(puzzle), each -> each);
        assertThat(orbits.map(found -> puzzle.bag().kind(found.kind()).name())).contains("O");
    }

    private static List<PuzzleSymmetry> list(Puzzle puzzle) {
        return PuzzleSymmetries.of(puzzle).list();
    }

    /** On 5x8: so many L and of two other kinds. */
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
