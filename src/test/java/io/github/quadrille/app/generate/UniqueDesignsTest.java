package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class UniqueDesignsTest {
    @ParameterizedTest
    @CsvSource({
        "4x5, pentominoes: 0..1, 0",
        "5x5, pentominoes: 0..1, 0",
        "4x5, T: any; I: any; O: any; L: any; S: any, 0",
        "3x5, I2: 1; V3: 2; L: 1, 3",
        "4x5, pentominoes: 0..1, 5",
    })
    void all_packings_are_images_of_one(String board, String pieces, int holes) throws UnusableInput {
        Puzzle choice = SimpleSearchTest.puzzle(board, pieces);
        for (GeneratedPuzzle made : several(choice, holes, 3, 1)) {
            Puzzle puzzle = made.puzzle();
            long packings = BruteForce.count(puzzle, 100);
            assertThat(packings)
                    .isBetween(1L, (long) PuzzleSymmetries.of(puzzle).order());
            assertThat(Solver.of(puzzle)
                            .upTo(SymmetryGroup.FULL)
                            .count(CountMethod.SEARCH)
                            .classes()
                            .orElseThrow()
                            .classes())
                    .isEqualTo(BigInteger.ONE);
            assertThat(new PackingChecker(puzzle).faults(made.packing().orElseThrow()))
                    .isEmpty();
            assertThat(made.known()).isEqualTo(Known.UNIQUE_UP_TO_SYMMETRY_TWICE);
            assertThat(made.difficulty()).isPresent();
        }
    }

    @Test
    void several_differ() throws UnusableInput {
        List<GeneratedPuzzle> made = several(SimpleSearchTest.puzzle("5x5", "pentominoes: 0..1"), 0, 6, 1);
        assertThat(made).hasSize(6);
        assertThat(made.stream().map(each -> each.puzzle().bag())).doesNotHaveDuplicates();
    }

    @Test
    void the_same_seed_makes_the_same_puzzles_and_another_seed_others() throws UnusableInput {
        Puzzle choice = SimpleSearchTest.puzzle("6x6", "pentominoes: 0..1");
        assertThat(several(choice, 1, 2, 1)).isEqualTo(several(choice, 1, 2, 1)).isNotEqualTo(several(choice, 1, 2, 2));
    }

    @Test
    void with_a_scout_it_is_the_same() throws UnusableInput {
        Puzzle choice = SimpleSearchTest.puzzle("6x6", "pentominoes: 0..1");
        assertThat(several(choice, 1, 2, 1, Making.scout())).isEqualTo(several(choice, 1, 2, 1));
    }

    @Test
    void what_cannot_be_is_told_with_a_scout_too() throws UnusableInput {
        Puzzle choice = SimpleSearchTest.puzzle("|\n  .....\n  .....\n  ....#\n  ..###", "pentominoes: 0..1");
        UniqueDesigns designs = new UniqueDesigns(
                choice, OptionalInt.empty(), new CarvingRules(OptionalInt.empty(), true, true, true), Making.scout());
        assertThatThrownBy(() -> Making.of(designs, 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageStartingWith("No turn or flip maps the board to itself");
    }

    @Test
    void a_set_with_too_many_choices_is_made_smaller_at_random() throws UnusableInput {
        List<GeneratedPuzzle> made = several(SimpleSearchTest.puzzle("5x8", "pentominoes: any"), 0, 1, 1);
        assertThat(made).hasSize(1);
    }

    @Test
    void pieces_of_one_kind_are_no_puzzle_where_there_are_others() throws UnusableInput {
        assertThat(several(SimpleSearchTest.puzzle("3x4", "O: any, I: 0..3, L: 0..3"), 0, 1, 1))
                .isNotEmpty()
                .allMatch(made -> made.puzzle().bag().size() > 1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5x6|pentominoes: 0..1|2|0|No choice of 2 of these pieces has 30 cells. Use --holes 20, or another board.",
                "6x6|pentominoes: 0..1||0|the nearest choices have 35 and 40. Use --holes 1, or another board.",
                "3x5|I5: 0..1, X5: 0..1, W5: 0..1||0|fills the board. Use a larger --each-at-most, or more kinds, or --holes 5.",
                "2x2|pentominoes: 0..1||0|Use fewer pieces, other kinds, or a larger board.",
                "4x4|I: 2, L: 2||0|have 2, up to symmetry. Use a larger --each-at-most, or more kinds.",
            })
    void what_cannot_be_is_told_with_advice(String board, String pieces, Integer number, int holes, String advice)
            throws UnusableInput {
        UniqueDesigns designs = new UniqueDesigns(
                SimpleSearchTest.puzzle(board, pieces),
                number == null ? OptionalInt.empty() : OptionalInt.of(number),
                new CarvingRules(OptionalInt.of(holes), true, false, true));
        assertThatThrownBy(() -> Making.of(designs, 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageEndingWith(advice);
    }

    private static List<GeneratedPuzzle> several(Puzzle choice, int holes, int wanted, long seed) {
        return several(choice, holes, wanted, seed, Optional.empty());
    }

    private static List<GeneratedPuzzle> several(
            Puzzle choice, int holes, int wanted, long seed, Optional<TaskRunner> scout) {
        CarvingRules rules = new CarvingRules(OptionalInt.of(holes), true, false, true);
        return new UniqueDesigns(choice, OptionalInt.empty(), rules, scout)
                .several(
                        wanted,
                        "test",
                        new SplittableRandom(seed),
                        new GenerationClock(Duration.ofSeconds(20), () -> false));
    }
}
