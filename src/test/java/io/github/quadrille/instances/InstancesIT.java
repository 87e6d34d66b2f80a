package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks rows of the READMEs under {@code instances} that {@link InstancesTest} leaves out, because they take longer.
 * It counts the packings of puzzles with more than 4000 packings, and answers puzzles that take seconds: every sixth of
 * them, or all with {@code mvn -Pexhaustive}. For some puzzles whose first packing takes seconds, it decides only
 * whether there is a packing.
 */
final class InstancesIT {
    static Stream<Instance> slow() {
        return Stream.concat(
                Instance.of(Instance.Effort.MOMENT).filter(Instance::hasMany),
                Rounds.oneOf(6, Instance.of(Instance.Effort.SECONDS).toList()));
    }

    static Stream<Instance> hard() {
        List<Instance> all = Instance.of(Instance.Effort.HARD).toList();
        int step = Rounds.of(all.size(), 7);
        return IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get);
    }

    @ParameterizedTest
    @MethodSource("hard")
    void whether_there_is_one_is_known_where_packings_are_rare(Instance instance) throws UnusableInput {
        assertThat(Counting.isPacked(instance.puzzle()))
                .isEqualTo(instance.packings().orElse(1L) > 0);
    }

    @ParameterizedTest
    @MethodSource("slow")
    void a_table_says_how_many_packings_there_are(Instance instance) throws UnusableInput {
        assertThat(Counting.answer(instance.puzzle()))
                .isEqualTo(instance.packings().orElseThrow());
    }
}
