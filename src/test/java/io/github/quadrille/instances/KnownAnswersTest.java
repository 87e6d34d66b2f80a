package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Slow;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks published answers that take a moment to confirm. Symmetric packings count separately, except in counts of
 * classes.
 */
@Slow
final class KnownAnswersTest {
    static Stream<KnownCount> counts() {
        return KnownCount.bySearch(KnownCount.Effort.MOMENT);
    }

    @ParameterizedTest
    @MethodSource("counts")
    void all_packings_are_found(KnownCount known) throws UnusableInput {
        assertThat(Counting.packings(known.puzzle())).isEqualTo(known.packings().longValueExact());
    }

    @Test
    void twelve_pentominoes_on_a_chessboard_without_the_middle() throws UnusableInput {
        String board = "[........, ........, ........, '...##...', '...##...', ........, ........, ........]";
        assertThat(Counting.packings(Counting.puzzle(board, "pentominoes: 1"))).isEqualTo(520);
        assertThat(Counting.classes(Counting.puzzle(board, "pentominoes: 1"))).isEqualTo(65);
    }

    @ParameterizedTest
    @CsvSource({"4x10, tetrominoes: 2, 449", "5x8, tetrominoes: 2, 783", "3x20, pentominoes: 1, 2"})
    void classes_of_symmetric_packings(String board, String pieces, long classes) throws UnusableInput {
        assertThat(Counting.classes(Counting.puzzle(board, pieces))).isEqualTo(classes);
    }

    /** The source is R. L. Graham, "Fault-free tilings of rectangles", The Mathematical Gardner (1981). */
    @Test
    void dominoes_fill_a_rectangle_without_a_fault_line_when_both_sides_are_five_or_more_but_not_6x6()
            throws UnusableInput {
        for (int rows = 2; rows <= 8; rows++) {
            for (int columns = Math.max(3, rows); columns <= 8; columns++) {
                boolean isKnown = rows * columns % 2 == 0 && rows >= 5 && !(rows == 6 && columns == 6);
                Puzzle puzzle = PuzzleReader.parse(
                        "test", "{board: %dx%d, pieces: {I2: any}, rules: no-fault-line}".formatted(rows, columns));
                assertThat(Solver.of(puzzle).solve().status() == Verdict.Status.PACKED)
                        .as(puzzle.name() + " " + rows + "x" + columns)
                        .isEqualTo(isKnown);
            }
        }
    }

    @Test
    void t_tetrominoes_fill_a_rectangle_when_4_divides_both_sides_and_only_then() throws UnusableInput {
        for (int rows = 1; rows <= 12; rows++) {
            for (int columns = rows; columns <= 12; columns++) {
                assertThat(fills("T", rows, columns))
                        .as("T in %dx%d", rows, columns)
                        .isEqualTo(rows % 4 == 0 && columns % 4 == 0);
            }
        }
    }

    @Test
    void i_tetrominoes_fill_a_rectangle_when_4_divides_a_side_and_only_then() throws UnusableInput {
        for (int rows = 1; rows <= 10; rows++) {
            for (int columns = rows; columns <= 10; columns++) {
                assertThat(fills("I", rows, columns))
                        .as("I in %dx%d", rows, columns)
                        .isEqualTo(rows % 4 == 0 || columns % 4 == 0);
            }
        }
    }

    @Test
    void s_tetrominoes_fill_no_rectangle() throws UnusableInput {
        for (int rows = 1; rows <= 12; rows++) {
            for (int columns = rows; columns <= 12; columns++) {
                assertThat(fills("S", rows, columns))
                        .as("S in %dx%d", rows, columns)
                        .isFalse();
            }
        }
    }

    @Test
    void l_tetrominoes_fill_no_rectangle_whose_area_8_does_not_divide() throws UnusableInput {
        for (int rows = 1; rows <= 7; rows++) {
            for (int columns = rows; columns <= 11; columns++) {
                if (rows * columns % 8 != 0) {
                    assertThat(fills("L", rows, columns))
                            .as("L in %dx%d", rows, columns)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void classes_on_a_tube() throws UnusableInput {
        assertThat(Counting.classes(Counting.puzzle("5x4", "tetrominoes: 1", "wrap: vertical")))
                .isEqualTo(7);
    }

    /** The counts are published for T (<a href="https://oeis.org/A256535">A256535</a>), S (A355477) and I (A233036). */
    @ParameterizedTest
    @CsvSource({
        "T, 3, 1",
        "T, 4, 4",
        "T, 5, 5",
        "T, 6, 8",
        "S, 3, 1",
        "S, 4, 3",
        "S, 5, 4",
        "S, 6, 8",
        "I, 4, 4",
        "I, 5, 6",
        "I, 6, 8",
        "I, 7, 12"
    })
    void the_most_pieces_in_a_square(String letter, int side, int most) throws UnusableInput {
        String board = Collections.nCopies(side, "'" + "?".repeat(side) + "'").toString();
        assertThat(Counting.isPacked(Counting.puzzle(board, letter + ": " + most)))
                .isTrue();
        assertThat(Counting.isPacked(Counting.puzzle(board, letter + ": " + (most + 1))))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "5x4, free, tetrominoes",
        "2x10, free, tetrominoes",
        "7x4, one-sided, one-sided-tetrominoes",
        "2x14, one-sided, one-sided-tetrominoes"
    })
    void all_but_one_piece_of_a_set_fit(String board, String symmetry, String set) throws UnusableInput {
        String line = "symmetry: " + symmetry;
        assertThat(Counting.isPacked(Counting.puzzle(board, set + ": 0..1, monomino: 4", line)))
                .isTrue();
        assertThat(Counting.isPacked(Counting.puzzle(board, set + ": 1", line))).isFalse();
    }

    private static boolean fills(String letter, int rows, int columns) throws UnusableInput {
        return Counting.isPacked(Counting.puzzle(rows + "x" + columns, letter + ": any"));
    }
}
