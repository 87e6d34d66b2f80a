package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.count.PackingCounter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts the packings of instances that take a moment, and compares the counts with the tables of the instances. */
final class CountInstancesIT {
    private static final Limits LIMITS = Limits.NONE.withThreads(2);

    static Stream<Instance> counted() {
        return Rounds.oneOf(
                3,
                Instance.of(Instance.Effort.MOMENT)
                        .filter(instance -> instance.packings().isPresent())
                        .filter(instance -> !instance.isCovering())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("counted")
    void the_count_is_that_of_the_table(Instance instance) throws UnusableInput {
        PackingCount count = PackingCounter.count(instance.puzzle().rest(), CountMethod.AUTO, LIMITS, Listener.SILENT);
        assertThat(count.stoppedBy()).isEmpty();
        assertThat(count.total())
                .isEqualTo(BigInteger.valueOf(instance.packings().orElseThrow()));
    }

    @Test
    void a_search_counts_the_pentominoes_on_6x10() throws UnusableInput {
        Puzzle puzzle = Counting.puzzle("6x10", "pentominoes: 1");
        assertThat(PackingCounter.count(puzzle, CountMethod.SEARCH, LIMITS, Listener.SILENT)
                        .total())
                .isEqualTo(9356);
    }
}
