package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DescentSampleTest {
    private static final double PER_NODE = 250e-9;
    private static final double PER_START = 70e-6;

    @Test
    void what_a_search_takes_to_start_hardly_slows_the_pace() {
        Random random = new Random(1);
        List<DescentSample> samples = IntStream.range(0, 200)
                .mapToObj(i -> {
                    int nodes = 1 + random.nextInt(10_000);
                    double weight = 1e9 / nodes;
                    return new DescentSample(nodes, 0, nodes, PER_START + nodes * PER_NODE).below(0, weight);
                })
                .toList();
        assertThat(DescentSample.secondsPerNode(samples)).isCloseTo(PER_NODE, within(0.05 * PER_NODE));
    }

    @Test
    void without_searches_there_is_no_pace() {
        assertThat(DescentSample.secondsPerNode(List.of(DescentSample.withoutSearch(3, 1))))
                .isZero();
    }
}
