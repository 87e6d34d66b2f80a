package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.KindsReader;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Slow
class GeneticPuzzlesTest {
    private static GeneticPuzzles of(int rows, int columns, Wrap wrap, PieceChoice pieces, int holes, boolean unique) {
        Region board = new Region(Region.rectangle(rows, columns).picture(), wrap);
        return new GeneticPuzzles(board, pieces, holes, unique, 12, 8);
    }

    @ParameterizedTest
    @EnumSource(to = "BOTH")
    void the_checker_accepts_the_packing_on_boards_with_holes(Wrap wrap) {
        GeneratedPuzzle made =
                Making.of(of(6, 7, wrap, Making.ONE_SIDED, 2, false), 1).orElseThrow();
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        assertThat(made.puzzle().region().size()).isEqualTo(40);
        assertThat(made.known()).isEqualTo(Known.PLANTED);
    }

    @ParameterizedTest
    @CsvSource({"cubic,tetracubes,2x4x4", "hexagonal,tetrahexes,hexagon 4", "triangular,hexiamonds,3x8"})
    void boards_of_every_lattice_are_bred(String lattice, String kinds, String size) throws UnusableInput {
        Lattice cells = Lattices.ALL.stream()
                .filter(one -> one.word().equals(lattice))
                .findFirst()
                .orElseThrow();
        PieceChoice pieces = PieceChoice.of(KindsReader.read("kinds", kinds, Optional.empty(), cells));
        Region board = BoardSize.board(size, cells, Wrap.NONE);
        int holes = board.size() % pieces.commonDivisor();
        GeneratedPuzzle made = Making.of(new GeneticPuzzles(board, pieces, holes, false, 8, 3), 1)
                .orElseThrow();
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        assertThat(made.puzzle().region().size()).isEqualTo(board.size() - holes);
        assertThat(made.diversity().orElseThrow().value()).isGreaterThan(0.8);
    }

    @Test
    void it_is_more_diverse_than_what_was_planted() {
        for (long seed = 1; seed <= 3; seed++) {
            double bred = value(Making.of(of(8, 8, Wrap.NONE, Making.TETROMINOES, 0, false), seed));
            double planted = value(Making.of(Making.planted(8, 8, Wrap.NONE, 1, Making.TETROMINOES), seed));
            assertThat(bred).isGreaterThan(0.85).isGreaterThan(planted);
        }
    }

    private static double value(Optional<GeneratedPuzzle> made) {
        return made.flatMap(GeneratedPuzzle::diversity).orElseThrow().value();
    }

    @Test
    void the_same_seed_makes_the_same_puzzle() {
        GeneticPuzzles source = of(6, 6, Wrap.NONE, Making.PENTOMINOES, 1, false);
        assertThat(Making.of(source, 1)).isEqualTo(Making.of(source, 1)).isNotEqualTo(Making.of(source, 2));
    }

    @Test
    void choices_are_different_bags_and_the_most_diverse_comes_first() {
        List<GeneratedPuzzle> choices = of(5, 8, Wrap.NONE, Making.TETROMINOES, 0, false)
                .choices("test", new SplittableRandom(1), new GenerationClock(Duration.ofSeconds(20), () -> false));
        assertThat(choices).extracting(made -> made.puzzle().bag()).doesNotHaveDuplicates();
        assertThat(choices)
                .extracting(made -> -made.diversity().orElseThrow().value())
                .isSorted();
    }

    @Test
    void unique_is_what_another_search_says_too() {
        GeneratedPuzzle made =
                Making.of(of(4, 6, Wrap.NONE, Making.TETROMINOES, 0, true), 1).orElseThrow();
        assertThat(made.known()).isEqualTo(Known.UNIQUE_UP_TO_SYMMETRY);
        assertThat(Solver.of(made.puzzle()).upTo(SymmetryGroup.FULL).unique().howMany())
                .isEqualTo(Uniqueness.HowMany.ONE);
        assertThat(Solver.of(made.puzzle())
                        .upTo(SymmetryGroup.FULL)
                        .count()
                        .classes()
                        .orElseThrow()
                        .classes())
                .hasToString("1");
    }

    @Test
    void boards_of_one_kind_only_do_not_come_out() {
        PieceChoice bars = new PieceChoice(
                Making.TETROMINOES.symmetry(),
                List.of(
                        BuiltInKinds.find("I").orElseThrow(),
                        BuiltInKinds.find("O").orElseThrow()));
        GenerationClock generationClock = new GenerationClock(Duration.ofHours(1), () -> false);
        assertThat(of(2, 4, Wrap.NONE, bars, 0, false).generate("test", new SplittableRandom(1), generationClock))
                .isEmpty();
        assertThat(generationClock.remark().orElseThrow())
                .startsWith("different bags seen: 2, generations: ")
                .endsWith(", each of one kind only");
    }

    @Test
    void what_is_not_reached_is_said() {
        GenerationClock generationClock = new GenerationClock(Duration.ofMillis(300), () -> false);
        assertThat(of(10, 10, Wrap.NONE, Making.TETROMINOES, 0, true)
                        .generate("test", new SplittableRandom(1), generationClock))
                .isEmpty();
        assertThat(generationClock.remark().orElseThrow()).contains("different bags");
    }

    @Test
    void when_the_time_is_up_the_best_so_far_comes_out() {
        GenerationClock generationClock = new GenerationClock(Duration.ofMillis(300), () -> false);
        Region board = Region.rectangle(10, 10);
        assertThat(new GeneticPuzzles(board, Making.TETROMINOES, 0, false, 12, 10_000)
                        .generate("test", new SplittableRandom(1), generationClock))
                .isPresent();
        assertThat(generationClock.remark().orElseThrow()).contains("different bags");
    }

    @Test
    void a_board_that_nobody_waits_for_is_refused_at_once() {
        assertThatThrownBy(() -> Making.of(of(1000, 1000, Wrap.NONE, Making.TETROMINOES, 0, false), 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageStartingWith("1000x1000 takes too long to breed. Use 2,500 cells at most,");
    }

    @Test
    void holes_that_leave_no_area_for_pieces_are_refused_with_a_number_that_does() {
        assertThatThrownBy(() -> Making.of(of(5, 5, Wrap.NONE, Making.TETROMINOES, 2, false), 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageEndingWith(
                        "cannot fill 5x5 with holes: 2, because its 23 cells are not a multiple of 4. Use --holes 5.");
    }
}
