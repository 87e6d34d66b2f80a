package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam.SuccessorTies;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class ConstructiveBeamFlagsTest {
    @Test
    void without_options_it_is_as_published() {
        assertThat(flags().method()).isEqualTo(ConstructiveBeam.PUBLISHED);
    }

    @Test
    void every_parameter_is_an_option() {
        assertThat(flags(
                                "--constructive-beam-width",
                                "40",
                                "--constructive-beam-distinct",
                                "--constructive-beam-ties",
                                "RANDOM")
                        .method())
                .isEqualTo(new ConstructiveBeam(40, true, SuccessorTies.RANDOM));
    }

    @Test
    void a_width_of_0_is_refused_by_the_name_of_the_option() {
        assertThatThrownBy(() -> flags("--constructive-beam-width", "0").method())
                .hasMessage("--constructive-beam-width 0 leaves nothing to keep. Maybe use 1 or more.");
    }

    private static ConstructiveBeamFlags flags(String... arguments) {
        return CommandLine.populateCommand(new ConstructiveBeamFlags(), arguments);
    }
}
