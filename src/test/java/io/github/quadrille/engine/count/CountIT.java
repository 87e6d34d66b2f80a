package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.instances.KnownCount;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts puzzles that take seconds each. */
class CountIT {
    static Stream<KnownCount> counts() {
        return Rounds.oneOf(2, KnownCount.byFrontier(KnownCount.Effort.SECONDS).toList());
    }

    @ParameterizedTest
    @MethodSource("counts")
    void the_frontier_counts_what_is_known(KnownCount known) throws UnusableInput {
        for (CountMethod method :
                Rounds.areAll() ? List.of(CountMethod.FRONTIER, CountMethod.AUTO) : List.of(CountMethod.FRONTIER)) {
            for (int threads = 1; threads <= (Rounds.areAll() ? 2 : 1); threads++) {
                assertThat(PackingCounter.count(
                                        known.puzzle(), method, Limits.NONE.withThreads(threads), Listener.SILENT)
                                .total())
                        .as("%s on %d", method, threads)
                        .isEqualTo(known.packings());
            }
        }
    }
}
