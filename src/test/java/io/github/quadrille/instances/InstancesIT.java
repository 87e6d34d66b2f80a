package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.UnusableInput;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rows of the READMEs under {@code instances} that take seconds. */
final class InstancesIT {
    static Stream<Instance> slow() {
        return Instance.of(Instance.Effort.SECONDS);
    }

    @ParameterizedTest
    @MethodSource("slow")
    void a_table_says_how_many_packings_there_are(Instance instance) throws UnusableInput {
        assertThat(Counting.answer(instance.puzzle()))
                .isEqualTo(instance.packings().orElseThrow());
    }
}
