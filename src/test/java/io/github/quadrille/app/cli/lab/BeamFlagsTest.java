package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import io.github.quadrille.lab.local.beam.StochasticBeam.RandomShare;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class BeamFlagsTest {
    @Test
    void without_options_it_is_the_published_method() {
        assertThat(method()).isEqualTo(StochasticBeam.PUBLISHED);
    }

    @Test
    void every_parameter_has_an_option() {
        Method method = method(("--beam-width 7 --beam-random-start 0.8 --beam-random-step 0.02"
                        + " --beam-random-floor 0.2 --beam-patience 20 --beam-overlap 3 --beam-gap 4 --beam-gutter 5"
                        + " --beam-row-reward 6 --beam-step 8 --beam-corner both --beam-draws distinct")
                .split(" ", -1));
        assertThat(method)
                .isEqualTo(new StochasticBeam(
                        7,
                        new RandomShare(0.8, 0.02, 0.2),
                        20,
                        new CostWeights(3, 4, 5, 6),
                        OptionalInt.of(8),
                        Corner.BOTH,
                        Draws.DISTINCT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--beam-width 0",
                "--beam-random-start 1.5",
                "--beam-random-step -0.1",
                "--beam-random-floor -1",
                "--beam-patience 0",
                "--beam-overlap -1",
                "--beam-gap NaN",
                "--beam-gutter Infinity",
                "--beam-row-reward -2",
                "--beam-step 0"
            })
    void a_value_without_sense_is_named_with_advice(String option) {
        String[] words = option.split(" ", -1);
        assertThatThrownBy(() -> method(words))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(words[0] + " ")
                .hasMessageContaining("Maybe");
    }

    private static Method method(String... arguments) {
        Alone command = new Alone();
        new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(arguments);
        return command.flags.method();
    }

    @Command
    private static final class Alone {
        @CommandLine.Mixin
        private final BeamFlags flags = new BeamFlags();
    }
}
