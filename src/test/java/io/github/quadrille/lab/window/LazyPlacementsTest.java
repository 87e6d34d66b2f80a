package io.github.quadrille.lab.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LazyPlacementsTest {
    @Test
    void from_the_first_cell_all_placements_of_the_table_are_found() {
        RandomPuzzles puzzles = new RandomPuzzles(1);
        for (int i = 0; i < 200; i++) {
            Puzzle puzzle = puzzles.next();
            assertThat(found(puzzle, 0)).isEqualTo(listed(puzzle));
        }
    }

    @Test
    void from_any_other_cell_the_same_placements_are_found() {
        Puzzle puzzle = Puzzle.standard(4, 10);
        assertThat(found(puzzle, 3)).isEqualTo(listed(puzzle));
    }

    @Test
    void neighbours_are_those_of_the_board() {
        RandomPuzzles puzzles = new RandomPuzzles(2);
        for (int i = 0; i < 50; i++) {
            Region region = puzzles.next().region();
            LazyPlacements lazyPlacements = new LazyPlacements(dominoes(region));
            for (int cell = 0; cell < region.size(); cell++) {
                int itself = cell;
                assertThat(IntStream.range(0, lazyPlacements.sides())
                                .map(side -> lazyPlacements.beyond(side, itself))
                                .filter(next -> next >= 0 && next != itself)
                                .distinct()
                                .toArray())
                        .containsExactlyInAnyOrder(region.neighbours(cell));
            }
        }
    }

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void on_every_lattice_placements_are_those_of_the_table_and_neighbours_those_of_the_board(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 4);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            assertThat(found(puzzle, 0)).as("%s", puzzle).isEqualTo(listed(puzzle));
            LazyPlacements lazyPlacements = new LazyPlacements(puzzle);
            for (int cell = 0; cell < puzzle.region().size(); cell++) {
                int itself = cell;
                assertThat(IntStream.range(0, lazyPlacements.sides())
                                .map(side -> lazyPlacements.beyond(side, itself))
                                .filter(next -> next >= 0 && next != itself)
                                .distinct()
                                .toArray())
                        .containsExactlyInAnyOrder(puzzle.region().neighbours(cell));
            }
        }
    }

    @Test
    void a_piece_longer_than_its_ring_lies_nowhere() {
        Region ring = new Region(List.of("..."), Wrap.HORIZONTAL);
        Bag bag = new Bag(List.of(new Supply(new Kind("I", Polyform.drawn("XXXX")), CountRange.ANY)));
        assertThat(found(new Puzzle("", ring, PieceSymmetry.FIXED, bag), 0)).isEmpty();
    }

    private static Puzzle dominoes(Region region) {
        Bag bag = new Bag(List.of(new Supply(new Kind("domino", Polyform.drawn("XX")), CountRange.ANY)));
        return new Puzzle("", region, PieceSymmetry.FREE, bag);
    }

    private static Set<List<Integer>> found(Puzzle puzzle, int from) {
        LazyPlacements lazyPlacements = new LazyPlacements(puzzle);
        Set<List<Integer>> found = new HashSet<>();
        for (int o = 0; o < lazyPlacements.orientations(); o++) {
            if (puzzle.bag().count(lazyPlacements.kind(o)).max() > 0) {
                for (int cell = 0; cell < puzzle.region().size(); cell++) {
                    int[] on = new int[lazyPlacements.area(o)];
                    if (lazyPlacements.lay(o, from, cell, on)) {
                        found.add(told(lazyPlacements.kind(o), on));
                    }
                }
            }
        }
        return found;
    }

    private static Set<List<Integer>> listed(Puzzle puzzle) {
        PlacementTable table = new PlacementTable(puzzle);
        Set<List<Integer>> listed = new HashSet<>();
        for (int p = 0; p < table.size(); p++) {
            listed.add(told(table.kind(p), table.cells(p)));
        }
        return listed;
    }

    private static List<Integer> told(int kind, int[] cells) {
        List<Integer> told = new ArrayList<>(List.of(kind));
        Arrays.stream(cells).sorted().forEach(told::add);
        return told;
    }
}
