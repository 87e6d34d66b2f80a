package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a matrix of 0 and 1 is read where a puzzle is expected. */
final class MatrixPuzzleTest {
    private static final String MATRIX = "0 1 1\n1 1 0\n";

    private static GivenKeys given(String pieces, PieceSymmetry symmetry) {
        return new GivenKeys(
                Optional.ofNullable(pieces), Optional.ofNullable(symmetry), Optional.empty(), Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                MATRIX,
                "011\n110",
                "# made by hand\n\n0,1,1\r\n1,1,0\r\n",
                "[[0, 1, 1], [1, 1, 0]]",
                "\"0\",\"1\",\"1\"\n\"1\",\"1\",\"0\"",
                "[[False, True, True],[True, True, False]]"
            })
    void is_to_be_covered_by_as_many_tetrominoes_as_one_likes(String text) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("targets/m.txt", text);
        assertThat(puzzle.name()).isEqualTo("m");
        assertThat(puzzle.region().picture()).containsExactly("#..", "..#");
        assertThat(puzzle.goal()).isInstanceOf(Goal.Cover.class);
        assertThat(puzzle.bag().supplies())
                .hasSize(5)
                .allMatch(supply -> supply.count().equals(CountRange.ANY));
    }

    @Test
    void may_be_a_bitmap(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("m.pbm"), new byte[] {'P', '4', '\n', '2', ' ', '1', '\n', (byte) 0x40});
        assertThat(PuzzleReader.read(file.toString()).region().picture()).containsExactly("#.");
    }

    @Test
    void is_to_be_packed_where_packings_are_asked_for() throws UnusableInput {
        assertThat(PuzzleReader.parse("m", MATRIX, GivenKeys.NONE.forPackings()).goal())
                .isInstanceOf(Goal.Pack.class);
    }

    @Test
    void is_the_board_of_the_pieces_that_are_given() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("m", MATRIX, given("I2: 2", null));
        assertThat(puzzle.bag().size()).isEqualTo(1);
        assertThat(puzzle.goal()).isInstanceOf(Goal.Pack.class);
    }

    @Test
    void pieces_that_may_not_be_turned_over_are_seven_kinds_and_those_that_lie_as_drawn_nineteen()
            throws UnusableInput {
        assertThat(List.of(PieceSymmetry.ONE_SIDED, PieceSymmetry.FIXED))
                .extracting(symmetry -> PuzzleReader.parse("m", MATRIX, given(null, symmetry))
                        .bag()
                        .size())
                .containsExactly(7, 19);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8x10",
                "10x10",
                "10 x 10",
                "[{\"puzzle\": 1}]",
                "1: 2",
                "no matrix",
                ",,,,\nr,b,,,\n",
                "[[[[",
                "[[],[]]"
            })
    void is_not_seen_where_there_is_none(String text) {
        assertThat(MatrixReader.isMatrix(text)).isFalse();
    }

    @Test
    void says_where_it_is_wrong() {
        assertThatThrownBy(() -> PuzzleReader.parse("m", "1 1 2\n1 1\n"))
                .hasMessageStartingWith("m:1:5: '2' is neither 0 nor 1. Use 1 for a cell to cover, 0 for no cell.");
        assertThatThrownBy(() -> PuzzleReader.parse("m", "0 0\n0 0\n"))
                .hasMessageContaining("no cell is to be covered");
    }
}
