package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.UnusableInput;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published answers that take a moment to confirm. Symmetric packings count apart, except as classes. */
final class KnownAnswersTest {
    private static final List<String> LETTERS = List.of("T", "I", "L", "S");

    @ParameterizedTest
    @CsvSource({"4x5, 1, 0", "4x10, 2, 1796", "5x8, 2, 3106", "2x20, 2, 0"})
    void the_standard_bag(String board, int sets, long packings) throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle(board, "tetrominoes: " + sets)))
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"4x7, 1", "2x14, 1", "2x28, 2"})
    void one_sided_sets_that_fill_no_rectangle(String board, int sets) throws UnusableInput {
        String pieces = "one-sided-tetrominoes: " + sets;
        assertThat(Counting.packings(Counting.puzzle(board, pieces, "symmetry: one-sided")))
                .isZero();
    }

    /** <a href="https://oeis.org/A230031">A230031</a>. */
    @ParameterizedTest
    @CsvSource({
        "2x4, 4",
        "2x6, 9",
        "2x8, 25",
        "3x4, 23",
        "3x8, 997",
        "4x4, 117",
        "4x5, 454",
        "4x6, 2003",
        "4x7, 9157",
        "4x8, 40899"
    })
    void any_tetrominoes(String board, long packings) throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle(board, "tetrominoes: any")))
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"3x20, 8", "4x15, 1472", "5x12, 4040", "6x10, 9356"})
    void twelve_pentominoes(String board, long packings) throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle(board, "pentominoes: 1"))).isEqualTo(packings);
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

    @Test
    void y_pentominoes() throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle("5x10", "Y5: any"))).isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource({"8x8, 84", "8x12, 1182", "6x6, 0"})
    void t_tetrominoes(String board, long packings) throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle(board, "T: any"))).isEqualTo(packings);
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
    void one_o_and_fifteen_of_another_kind_fill_no_chessboard() throws UnusableInput {
        for (String letter : LETTERS) {
            assertThat(Counting.packings(Counting.puzzle("8x8", "O: 1, " + letter + ": 15")))
                    .as(letter)
                    .isZero();
        }
    }

    @Test
    void the_five_tetrominoes_on_a_tube() throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle("5x4", "tetrominoes: 1", "wrap: vertical")))
                .isEqualTo(140);
        assertThat(Counting.classes(Counting.puzzle("5x4", "tetrominoes: 1", "wrap: vertical")))
                .isEqualTo(7);
        assertThat(Counting.packings(Counting.puzzle("5x4", "tetrominoes: 1", "wrap: horizontal")))
                .isZero();
    }

    /** T: <a href="https://oeis.org/A256535">A256535</a>, S: A355477, I: A233036. */
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
