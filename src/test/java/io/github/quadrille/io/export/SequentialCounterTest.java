package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.CountRange;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SequentialCounterTest {
    private static final int MOST = 8;

    @Test
    void every_right_setting_is_a_model_once_and_no_other_is() throws IOException {
        for (int size = 0; size <= MOST; size++) {
            for (int min = 0; min <= size; min++) {
                for (int max = min; max <= size + 1; max++) {
                    CountRange range = new CountRange(min, max > size ? CountRange.UNBOUNDED : max);
                    assertThat(models(size, range)).as("%s of %d", range, size).isEqualTo(settings(size, range));
                }
            }
        }
    }

    @Test
    void at_most_one_of_many_takes_linear_clauses() throws IOException {
        AtomicInteger clauses = new AtomicInteger();
        counter(1000, CountRange.exactly(1)).write(1001, literals -> clauses.incrementAndGet());
        assertThat(clauses.get()).isLessThan(4 * 1000);
    }

    @Test
    void more_than_there_are_is_impossible() {
        assertThat(counter(3, new CountRange(4, 5)).isImpossible()).isTrue();
        assertThat(counter(3, new CountRange(3, 5)).isImpossible()).isFalse();
    }

    private static long models(int size, CountRange range) throws IOException {
        SequentialCounter counter = counter(size, range);
        LinearSystem system = new LinearSystem(size + (int) counter.counters());
        counter.write(
                size + 1,
                literals -> system.addClause(Arrays.stream(literals).boxed().toList()));
        return system.count(Long.MAX_VALUE);
    }

    private static long settings(int size, CountRange range) {
        return IntStream.range(0, 1 << size)
                .filter(bits -> range.contains(Integer.bitCount(bits)))
                .count();
    }

    private static SequentialCounter counter(int size, CountRange range) {
        return new SequentialCounter(IntStream.rangeClosed(1, size).toArray(), range);
    }
}
