package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SamplingTest {
    @Test
    void where_the_frontier_cannot_count_a_rule_each_packing_is_drawn_from_all_as_often() throws UnusableInput {
        PackingSample sample = Sampling.draw(
                4_000,
                Puzzles.parse(
                        "two", "{board: 3x4, pieces: {I2: any, I3: any}, rules: [{total: {kinds: [I3], count: 2}}]}"),
                new Random(1),
                Limits.NONE.withThreads(1),
                Listener.SILENT);
        assertThat(sample.population().method()).isEqualTo(CountMethod.SEARCH);
        int packings = sample.population().total().intValueExact();
        assertThat(packings).isGreaterThan(3);
        assertThat(sample.packings().stream()
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                        .values())
                .hasSize(packings)
                .allSatisfy(
                        often -> assertThat((double) often / 4_000 * packings).isBetween(0.7, 1.3));
    }
}
