package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PuzzleCutTest {
    @ParameterizedTest
    @CsvSource({"4x10, 2, false", "4x10, 40, false", "5x8, 300, true", "4x20, 50, false"})
    void the_parts_have_as_many_packings_as_the_whole(String size, int number, boolean symmetric) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(size);
        List<Part> parts = PuzzleCut.into(number, puzzle, symmetric, () -> {});
        assertThat(parts).hasSizeGreaterThanOrEqualTo(symmetric ? 2 : number);
        assertThat(sum(parts)).isEqualTo(FrontierCounts.count(puzzle));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void random_puzzles_are_cut_into_parts_that_add_up(boolean symmetric) {
        RandomPuzzles puzzles = new RandomPuzzles(42);
        for (int i = 0; i < 150; i++) {
            Puzzle puzzle = puzzles.next();
            assertThat(sum(PuzzleCut.into(1 + i % 20, puzzle, symmetric, () -> {})))
                    .as("%s", puzzle)
                    .isEqualTo(FrontierCounts.count(puzzle));
        }
    }

    @Test
    void symmetric_parts_stand_for_others() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("3x20", "pentominoes: 1");
        List<Part> parts = PuzzleCut.into(2, puzzle, true, () -> {});
        assertThat(parts).allMatch(part -> part.multiplicity() == 2);
        assertThat(sum(parts)).isEqualTo(8);
    }

    @Test
    void a_part_can_be_written_as_a_file_and_keeps_its_id() throws UnusableInput {
        for (Part part : PuzzleCut.into(30, Puzzle.standard(4, 10), false, () -> {})) {
            Puzzle again = PuzzleReader.parse("again", PuzzleWriter.toYaml(part.puzzle()));
            assertThat(new Part(again, 1).id()).isEqualTo(part.id());
        }
    }

    @Test
    void parts_that_may_stand_for_others_are_all_different() {
        List<Part> parts = PuzzleCut.into(200, Puzzle.standard(4, 10), true, () -> {});
        assertThat(parts.stream().map(Part::id)).doesNotHaveDuplicates();
    }

    private static BigInteger sum(List<Part> parts) {
        return parts.stream()
                .map(part -> FrontierCounts.count(part.puzzle()).multiply(BigInteger.valueOf(part.multiplicity())))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }
}
