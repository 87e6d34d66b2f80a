package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.count.PackingCounter;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountMethod;
import io.github.quadrille.question.PackingCount;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts what the tables of the instances say, and large boards that nobody can enumerate. */
final class CountInstancesIT {
    private static final Limits LIMITS = Limits.NONE.withThreads(2);

    static Stream<Instance> counted() {
        return Instance.of(Instance.Effort.MOMENT)
                .filter(instance -> instance.packings().isPresent())
                .filter(instance -> !instance.isCovering());
    }

    @ParameterizedTest
    @MethodSource("counted")
    void the_count_is_that_of_the_table(Instance instance) throws UnusableInput {
        PackingCount count =
                PackingCounter.count(instance.puzzle().rest(), CountMethod.AUTO, LIMITS, CountListener.SILENT);
        assertThat(count.stoppedBy()).isEmpty();
        assertThat(count.total())
                .isEqualTo(BigInteger.valueOf(instance.packings().orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource({"8x10, 6818063454", "6x20, 4397671842816160"})
    void large_boards_are_counted_in_a_moment(String size, BigInteger packings) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(size);
        PackingCount count = PackingCounter.count(puzzle, CountMethod.FRONTIER, LIMITS, CountListener.SILENT);
        assertThat(count.total()).isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"FRONTIER", "SEARCH"})
    void both_methods_count_the_pentominoes_on_6x10(CountMethod method) throws UnusableInput {
        Puzzle puzzle = Counting.puzzle("6x10", "pentominoes: 1");
        assertThat(PackingCounter.count(puzzle, method, LIMITS, CountListener.SILENT)
                        .total())
                .isEqualTo(9356);
    }
}
