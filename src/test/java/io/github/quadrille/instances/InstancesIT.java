package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of the READMEs under {@code instances} that take longer: those with many packings, and of those that take
 * seconds every third, or all of them.
 */
final class InstancesIT {
    static Stream<Instance> slow() {
        List<Instance> all = Instance.of(Instance.Effort.SECONDS).toList();
        Stream<Instance> some = IntStream.range(0, all.size())
                .filter(row -> row % Rounds.of(3, 1) == 0)
                .mapToObj(all::get);
        return Stream.concat(Instance.of(Instance.Effort.MOMENT).filter(Instance::hasMany), some);
    }

    @ParameterizedTest
    @MethodSource("slow")
    void a_table_says_how_many_packings_there_are(Instance instance) throws UnusableInput {
        assertThat(Counting.answer(instance.puzzle()))
                .isEqualTo(instance.packings().orElseThrow());
    }
}
