package io.github.quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Proves again that no covering is better, for the records whose proof took at most 2 seconds. An option such as {@code
 * -Dquadrille.records.seconds=60} sets another number of seconds. Without the exhaustive profile, the test uses only
 * squares up to 6x6.
 */
final class RecordBoundsIT {
    private static final double SECONDS = Double.parseDouble(System.getProperty("quadrille.records.seconds", "2"));

    static Stream<Standing> proven() throws IOException {
        int largest = Rounds.of(6, Integer.MAX_VALUE);
        return RecordTable.read(RecordTable.FILE).all().stream()
                .filter(Standing::isProven)
                .filter(standing -> standing.side() <= largest && standing.seconds() <= SECONDS);
    }

    @ParameterizedTest
    @MethodSource("proven")
    void no_covering_has_more_pieces(Standing standing) {
        Series series = standing.series();
        Verdict verdict = Solver.of(series.puzzle(standing.side())).solve();
        assertThat(verdict).isInstanceOf(Verdict.Optimal.class);
        assertThat(((Verdict.Optimal) verdict).worth()).isEqualTo((long) standing.bound() * series.pieceSize());
    }
}
