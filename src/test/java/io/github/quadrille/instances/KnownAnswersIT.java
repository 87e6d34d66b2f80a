package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Published answers that take seconds to confirm, beside those with a file, which are in {@link InstancesIT}. */
final class KnownAnswersIT {
    @Test
    void classes_of_two_one_sided_sets_in_4x14() throws UnusableInput {
        assertThat(Counting.classes(Counting.puzzle("4x14", "one-sided-tetrominoes: 2", "symmetry: one-sided")))
                .isEqualTo(20632);
    }

    static Stream<Arguments> anyTetrominoes() {
        return Stream.of(arguments("6x6", 178939), arguments("5x8", 800290)).limit(Rounds.of(1, 2));
    }

    /** <a href="https://oeis.org/A230031">A230031</a>. */
    @ParameterizedTest
    @MethodSource("anyTetrominoes")
    void any_tetrominoes(String board, long packings) throws UnusableInput {
        assertThat(Counting.packings(Counting.puzzle(board, "tetrominoes: any")))
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"4x15, 368", "5x12, 1010", "6x10, 2339"})
    void classes_of_twelve_pentominoes(String board, long classes) throws UnusableInput {
        assertThat(Counting.classes(Counting.puzzle(board, "pentominoes: 1"))).isEqualTo(classes);
    }

    @Test
    void classes_of_twelve_pentominoes_on_a_chessboard_without_corners() throws UnusableInput {
        String board = "['#......#', ........, ........, ........, ........, ........, ........, '#......#']";
        assertThat(Counting.classes(Counting.puzzle(board, "pentominoes: 1"))).isEqualTo(2170);
    }
}
