package io.github.quadrille.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.tune.Tuned.Gain;
import io.github.quadrille.lab.tune.Tuned.PuzzleTest;
import io.github.quadrille.lab.tune.Tuned.TestRun;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GainTest {
    private static PuzzleTest test(double... differences) {
        return new PuzzleTest(
                Puzzle.standard(4, 10),
                Arrays.stream(differences).mapToObj(any -> run(10)).toList(),
                Arrays.stream(differences).mapToObj(each -> run(10 + each)).toList());
    }

    private static TestRun run(double loss) {
        return new TestRun(false, 4, loss, 4, 100, 10, 0.1);
    }

    @Test
    void the_same_gain_on_every_seed_leaves_no_doubt() {
        Gain gain = Gain.of(List.of(test(-1, -1, -1, -1)));
        assertThat(gain).isEqualTo(new Gain(-1, Optional.of(-1.0), Optional.of(-1.0)));
        assertThat(gain.isShown()).isTrue();
    }

    @Test
    void gains_and_losses_alike_show_nothing() {
        Gain gain = Gain.of(List.of(test(-1, 1, -1, 1, -1, 1)));
        assertThat(gain.mean()).isZero();
        assertThat(gain.isShown()).isFalse();
        assertThat(gain.isLoss()).isFalse();
    }

    /** The interval of a mean of 100 fair draws of -1 and 1 is about 0 plus or minus 1.96 / 10. */
    @Test
    void the_interval_is_as_wide_as_the_normal_one_where_that_holds() {
        double[] draws =
                IntStream.range(0, 100).mapToDouble(i -> i % 2 == 0 ? 1 : -1).toArray();
        Gain gain = Gain.of(List.of(test(draws)));
        assertThat(gain.low().orElseThrow()).isCloseTo(-0.196, within(0.03));
        assertThat(gain.high().orElseThrow()).isCloseTo(0.196, within(0.03));
    }

    @Test
    void one_seed_has_no_interval_and_shows_nothing() {
        Gain gain = Gain.of(List.of(test(-5)));
        assertThat(gain).isEqualTo(new Gain(-5, Optional.empty(), Optional.empty()));
        assertThat(gain.isShown()).isFalse();
    }
}
