package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WrittenSequenceTest {
    private static Puzzle puzzle(int rows, int columns, CountRange count, String... kinds) {
        Bag bag = new Bag(Stream.of(kinds)
                .map(name -> new Supply(BuiltInKinds.find(name).orElseThrow(), count))
                .toList());
        return new Puzzle("p", Region.rectangle(rows, columns), PieceSymmetry.ONE_SIDED, bag);
    }

    private static final Puzzle TWO_EACH = puzzle(4, 4, CountRange.exactly(2), "I", "O");

    private static WrittenSequence.Fitted fitted(String text) {
        return WrittenSequence.parse(text, TWO_EACH, new ArrayList<>())
                .orElseThrow()
                .fitted();
    }

    @Test
    void pieces_are_laid_in_their_order() {
        WrittenSequence.Fitted fitted = fitted("I0 I0 O3, O1");
        assertThat(fitted.leftOut()).isEmpty();
        assertThat(fitted.packing().coveredCells()).isEqualTo(16);
        assertThat(fitted.fitness()).isEqualTo(1600).isEqualTo(fitted.fitnessOfPacking());
    }

    /**
     * Two O pieces are above and an I piece is below them, and the last row has four empty cells. The distances between
     * these cells are 1, 1, 1, 2, 2 and 3, which sum to 10.
     */
    @Test
    void distances_of_empty_cells_count_twice_and_once() {
        WrittenSequence.Fitted fitted = fitted("O0 I0 O0 I1");
        assertThat(fitted.leftOut()).containsExactly("I1");
        assertThat(fitted.length()).isEqualTo(4);
        assertThat(fitted.fitness()).isEqualTo(1200 - 20);
        assertThat(fitted.fitnessOnce()).isEqualTo(1200 - 10);
    }

    @Test
    void the_published_record_9166_of_9600_is_reached_with_23_of_24_pieces_when_distances_count_twice() {
        Bag bag = new Bag(List.of(
                supply("I", 3), supply("O", 3), supply("T", 4), supply("L", 3), supply("J", 9), supply("Z", 2)));
        Puzzle puzzle = new Puzzle("24 pieces", Region.rectangle(8, 12), PieceSymmetry.ONE_SIDED, bag);
        String sequence = "O1 J3 L2 T1 Z2 J0 L3 T2 J0 L3 T0 I3 J2 J2 J2 O1 J3 J0 I1 J3 Z1 O0 T2 I0";
        WrittenSequence.Fitted fitted = WrittenSequence.parse(sequence, puzzle, new ArrayList<>())
                .orElseThrow()
                .fitted();
        assertThat(fitted.fitness()).isEqualTo(9166);
        assertThat(fitted.fitnessOfPacking()).isEqualTo(9600);
        assertThat(fitted.packing().pieces()).hasSize(23);
        assertThat(fitted.leftOut()).hasSize(1).first().asString().startsWith("T");
    }

    private static Supply supply(String kind, int count) {
        return new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(count));
    }

    @ParameterizedTest
    @CsvSource({"ALL, ONE_SIDED", "DIFFERENT, ONE_SIDED", "ALL, FREE", "DIFFERENT, FREE"})
    void what_the_search_tells_is_read_again(GeneticRules.Rotations rotations, PieceSymmetry symmetry) {
        Puzzle sided = puzzle(6, 8, CountRange.exactly(2), "I", "S", "Z", "T", "L", "J");
        Puzzle puzzle = new Puzzle(sided.name(), sided.region(), symmetry, sided.bag());
        GenePieces pieces = new GenePieces(puzzle, rotations);
        Fitter fitter = new Fitter(puzzle, pieces, GeneticRules.Pairs.ORDERED);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 50; i++) {
            Chromosome chromosome = Chromosome.random(pieces, random);
            String words =
                    GeneticSearch.notation(chromosome, pieces, puzzle.bag()).orElseThrow();
            WrittenSequence.Fitted fitted = WrittenSequence.parse(words, puzzle, new ArrayList<>())
                    .orElseThrow()
                    .fitted();
            assertThat(fitted.fitness()).isEqualTo(fitter.fitness(chromosome).value());
            assertThat(fitted.packing()).isEqualTo(fitter.packing(chromosome));
            assertThat(fitted.packing().pieces().size() + fitted.leftOut().size())
                    .isEqualTo(12);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I0 Q1 I0 O0 O0|3|The bag has no kind 'Q'. Use one of I0, O0.",
                "I0 I4 O0 O0|3|I4 is turned too far: one-sided pieces are turned 0 to 3. Write I3.",
                "I0 I O0 O0|3|I has no digit for its turn. Write I0 for an unturned I.",
                "I0 O0 O0|8|The sequence has 1 of I, but the bag has 2. Use 1 is missing.",
                "I0 I0 I0 I0 O0 O0|17|The sequence has 4 of I, but the bag has 2. Use 2 are too many.",
            })
    void each_mistake_has_a_message_with_its_place(String text, int index, String message) {
        List<WrittenSequence.Mistake> mistakes = new ArrayList<>();
        assertThat(WrittenSequence.parse(text, TWO_EACH, mistakes)).isEmpty();
        assertThat(mistakes).containsExactly(new WrittenSequence.Mistake(index, message));
    }

    @Test
    void all_mistakes_are_told_at_once_but_not_thousands() {
        List<WrittenSequence.Mistake> mistakes = new ArrayList<>();
        WrittenSequence.parse("x ".repeat(5000), TWO_EACH, mistakes);
        assertThat(mistakes)
                .hasSize(21)
                .last()
                .extracting("message")
                .asString()
                .startsWith("4982 more mistakes are not shown. Correct");
    }

    @Test
    void an_empty_sequence_is_one_mistake_unless_the_bag_may_stay_full() {
        List<WrittenSequence.Mistake> mistakes = new ArrayList<>();
        assertThat(WrittenSequence.parse(" ", TWO_EACH, mistakes)).isEmpty();
        assertThat(mistakes)
                .containsExactly(new WrittenSequence.Mistake(
                        0, "The sequence is empty, but the bag has 4. Begin with one of I0, O0."));
        assertThat(WrittenSequence.parse("", puzzle(4, 4, CountRange.ANY, "I"), new ArrayList<>()))
                .isPresent();
    }

    @Test
    void an_open_bag_takes_what_the_board_has_room_for() {
        Puzzle open = puzzle(4, 4, CountRange.ANY, "I", "O");
        List<WrittenSequence.Mistake> mistakes = new ArrayList<>();
        assertThat(WrittenSequence.parse("O0", open, mistakes)).isPresent();
        assertThat(WrittenSequence.parse("O0 O0 O0 O0 O0", open, mistakes)).isEmpty();
        assertThat(mistakes)
                .extracting(WrittenSequence.Mistake::message)
                .containsExactly("The sequence has 5 of O, but the board has room for 4. Use 1 is too many.");
    }
}
