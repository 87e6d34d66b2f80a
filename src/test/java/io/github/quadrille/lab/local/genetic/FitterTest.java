package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FitterTest {
    @Test
    void pieces_are_laid_in_order_at_the_first_place() {
        Puzzle puzzle = puzzle(Region.rectangle(2, 5), PieceSymmetry.FIXED, "O", "I", "Z");
        assertThat(picture(puzzle, Sequences.of(0, 1, 2, 3))).containsExactly("OOZZ.", "OO.ZZ");
        assertThat(picture(puzzle, Sequences.of(0, 2, 1, 3))).containsExactly("IIII.", ".....");
        assertThat(picture(puzzle, Sequences.of(0, 3, 1, 2))).containsExactly("ZZ.OO", ".ZZOO");
    }

    @Test
    void the_corner_of_a_bounding_box_may_be_filled() {
        Puzzle puzzle = puzzle(new Region(List.of("#..", "..."), Wrap.NONE), PieceSymmetry.FIXED, "S");
        assertThat(picture(puzzle, Sequences.sorted(1))).containsExactly("#SS", "SS.");
    }

    @Test
    void the_first_place_is_that_of_the_bounding_box_not_of_its_first_cell() {
        Puzzle puzzle = puzzle(new Region(List.of("##....", "......"), Wrap.NONE), PieceSymmetry.FIXED, "L");
        assertThat(picture(puzzle, Sequences.sorted(1))).containsExactly("##L...", "LLL...");
    }

    @Test
    void a_piece_is_laid_as_it_is_turned() {
        Puzzle puzzle = puzzle(Region.rectangle(4, 4), PieceSymmetry.ONE_SIDED, "I");
        assertThat(picture(puzzle, Sequences.of(1, 1))).containsExactly("I...", "I...", "I...", "I...");
    }

    @Test
    void pieces_go_around_edges_that_meet() {
        Puzzle puzzle = puzzle(new Region(List.of(".##.."), Wrap.HORIZONTAL), PieceSymmetry.FIXED, "I3");
        assertThat(picture(puzzle, Sequences.sorted(1))).containsExactly("I##II");
    }

    @Test
    void a_piece_that_would_bite_its_own_tail_is_left_out() {
        Puzzle puzzle = puzzle(new Region(List.of("..."), Wrap.BOTH), PieceSymmetry.FREE, "I", "O");
        assertThat(picture(puzzle, Sequences.sorted(2))).containsExactly("...");
    }

    @Test
    void fitness_is_a_hundred_for_each_cell_less_the_distances_of_empty_ones() {
        Puzzle puzzle = puzzle(Region.rectangle(2, 3), PieceSymmetry.FIXED, "O");
        assertThat(fitter(puzzle).fitness(Sequences.sorted(1))).isEqualTo(new Fitness(399, 4, 0));
    }

    @Test
    void of_ordered_pairs_each_distance_counts_twice_of_none_not_at_all() {
        Puzzle puzzle = puzzle(Region.rectangle(2, 4), PieceSymmetry.FIXED, "O");
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        // A square of 2x2 remains open. The distances of its four pairs of neighbours and of its two diagonal pairs sum
        // to 4 * 1 + 2 * 2 = 8.
        assertThat(new Fitter(puzzle, pieces, GeneticRules.Pairs.UNORDERED)
                        .fitness(Sequences.sorted(1))
                        .value())
                .isEqualTo(400 - 8);
        assertThat(new Fitter(puzzle, pieces, GeneticRules.Pairs.ORDERED)
                        .fitness(Sequences.sorted(1))
                        .value())
                .isEqualTo(400 - 16);
        assertThat(new Fitter(puzzle, pieces, GeneticRules.Pairs.NONE)
                        .fitness(Sequences.sorted(1))
                        .value())
                .isEqualTo(400);
    }

    @Test
    void the_published_9166_of_9600_is_four_gaps_with_a_compactness_of_34() {
        // The gaps are (0, 0), (0, 1), (1, 0) and (2, 3). Their distances 1 + 1 + 5, 2 + 4 and 4 sum to 17, and to 34
        // when counted twice.
        List<String> rows = new ArrayList<>(List.of("..XXXXXXXXXX", ".XXXXXXXXXXX", "XXX.XXXXXXXX"));
        rows.addAll(Collections.nCopies(5, "XXXXXXXXXXXX"));
        Kind others = new Kind("others", Polyform.drawn(rows.toArray(String[]::new)));
        Bag bag = new Bag(List.of(new Supply(others, CountRange.exactly(1))));
        Puzzle puzzle = new Puzzle("92 of 96", Region.rectangle(8, 12), PieceSymmetry.FIXED, bag);
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        Fitness published = new Fitter(puzzle, pieces, GeneticRules.PUBLISHED.pairs()).fitness(Sequences.sorted(1));
        assertThat(published).isEqualTo(new Fitness(9166, 92, 0));
        assertThat(new Fitter(puzzle, pieces, GeneticRules.Pairs.UNORDERED)
                        .fitness(Sequences.sorted(1))
                        .value())
                .isEqualTo(9183);
    }

    @Test
    void a_turn_that_looks_like_another_lays_the_same() {
        Puzzle puzzle = puzzle(Region.rectangle(4, 4), PieceSymmetry.ONE_SIDED, "I");
        Fitter fitter =
                new Fitter(puzzle, new GenePieces(puzzle, GeneticRules.Rotations.ALL), GeneticRules.Pairs.UNORDERED);
        assertThat(fitter.packing(Sequences.of(3, 1))).isEqualTo(fitter.packing(Sequences.of(1, 1)));
        assertThat(fitter.packing(Sequences.of(2, 1))).isEqualTo(fitter.packing(Sequences.of(0, 1)));
    }

    @Test
    void optional_cells_count_neither_covered_nor_empty() {
        Puzzle puzzle = puzzle(new Region(List.of("?..", "..?"), Wrap.NONE), PieceSymmetry.FIXED, "O");
        assertThat(fitter(puzzle).fitness(Sequences.sorted(1))).isEqualTo(new Fitness(300, 3, 0));
    }

    @Test
    void pieces_missing_from_the_minima_are_counted() {
        Puzzle puzzle = new Puzzle(
                "short",
                Region.rectangle(1, 5),
                PieceSymmetry.FREE,
                new Bag(List.of(
                        new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.exactly(1)),
                        new Supply(BuiltInKinds.find("I4").orElseThrow(), CountRange.exactly(1)))));
        assertThat(fitter(puzzle).fitness(Sequences.sorted(2)).missing()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void the_slow_fitter_says_the_same_on_random_puzzles(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            agrees(puzzles.next(), random);
        }
    }

    @Test
    void every_packing_of_a_block_is_reached_by_laying_its_pieces_by_first_cell() {
        Puzzle block = PlantedBlocks.block();
        Fitter fitter = fitter(block);
        assertThat(PlantedBlocks.packingsOfBlock())
                .hasSize(117)
                .allSatisfy(packing ->
                        assertThat(fitter.packing(sequence(block, packing))).isEqualTo(packing));
    }

    @Test
    void the_slow_fitter_says_the_same_on_planted_boards() {
        for (int seed = 1; seed <= 20; seed++) {
            agrees(PlantedBlocks.puzzle(2, 3, seed), new SplittableRandom(seed));
        }
    }

    private static void agrees(Puzzle puzzle, SplittableRandom random) {
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.DIFFERENT);
        Fitter fitter = new Fitter(puzzle, pieces, GeneticRules.Pairs.UNORDERED);
        SlowFitter slow = new SlowFitter(puzzle, pieces);
        for (int i = 0; i < 3; i++) {
            Chromosome chromosome = Chromosome.random(pieces, random);
            Packing packing = slow.packing(chromosome);
            Fitness fitness = fitter.fitness(chromosome);
            assertThat(fitter.packing(chromosome)).isEqualTo(packing);
            assertThat(fitness.value()).isEqualTo(slow.value(packing));
            assertThat(fitness.covered()).isEqualTo(mandatoryCovered(puzzle, packing));
            assertThat(new PackingChecker(puzzle).faultsOfPart(packing)).isEmpty();
        }
    }

    /**
     * Returns the pieces of a packing in the packing's order, followed by all other pieces. There are four pieces of
     * each kind.
     */
    private static Chromosome sequence(Puzzle block, Packing packing) {
        int[] used = new int[block.bag().size()];
        List<Integer> order = new ArrayList<>();
        int[] turns = new int[4 * used.length];
        for (Placement placement : packing.pieces()) {
            int kind = block.bag().indexOf(placement.kind());
            int piece = 4 * kind + used[kind]++;
            Polyform lying = new Polyform(placement.cells());
            turns[piece] = block.bag()
                    .kind(kind)
                    .shape()
                    .orientations(block.symmetry())
                    .indexOf(lying);
            order.add(piece);
        }
        for (int piece = 0; piece < turns.length; piece++) {
            if (!order.contains(piece)) {
                order.add(piece);
            }
        }
        return new Chromosome(order.stream().mapToInt(Integer::intValue).toArray(), turns);
    }

    private static int mandatoryCovered(Puzzle puzzle, Packing packing) {
        return (int) packing.pieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .filter(cell -> puzzle.region().markAt(cell.row(), cell.column()) == Region.MANDATORY)
                .count();
    }

    private static List<String> picture(Puzzle puzzle, Chromosome chromosome) {
        return fitter(puzzle).packing(chromosome).picture(puzzle);
    }

    private static Fitter fitter(Puzzle puzzle) {
        return new Fitter(
                puzzle, new GenePieces(puzzle, GeneticRules.Rotations.DIFFERENT), GeneticRules.Pairs.UNORDERED);
    }

    /** Returns a puzzle with one piece of each kind. */
    private static Puzzle puzzle(Region region, PieceSymmetry symmetry, String... kinds) {
        List<Supply> supplies = Arrays.stream(kinds)
                .map(kind -> new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(1)))
                .toList();
        return new Puzzle("drawn", region, symmetry, new Bag(supplies));
    }
}
