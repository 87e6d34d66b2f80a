package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks published answers that take seconds or longer to confirm. Answers about puzzles that have a file are checked
 * in {@link InstancesIT}.
 */
final class KnownAnswersIT {
    @Test
    void classes_of_two_one_sided_sets_in_4x14() throws UnusableInput {
        assertThat(Counting.classes(Counting.puzzle("4x14", "one-sided-tetrominoes: 2", "symmetry: one-sided")))
                .isEqualTo(20632);
    }

    static Stream<KnownCount> counts() {
        return Stream.of(KnownCount.Effort.SECONDS, KnownCount.Effort.LONGER)
                .limit(Rounds.of(1, 2))
                .flatMap(KnownCount::bySearch);
    }

    @ParameterizedTest
    @MethodSource("counts")
    void all_packings_are_found(KnownCount known) throws UnusableInput {
        assertThat(Counting.packings(known.puzzle())).isEqualTo(known.packings().longValueExact());
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
