package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class GreedyFlagsTest {
    @Test
    void without_options_it_is_as_published() {
        assertThat(flags().method()).isEqualTo(Greedy.PUBLISHED);
    }

    @Test
    void every_parameter_is_an_option() {
        assertThat(flags("--greedy-passes", "0", "--greedy-origins", "ALL", "--greedy-ties", "RANDOM")
                        .method())
                .isEqualTo(new Greedy(0, Origins.ALL, ShapeTies.RANDOM));
    }

    @Test
    void fewer_than_no_passes_are_refused_by_the_name_of_the_option() {
        assertThatThrownBy(() -> flags("--greedy-passes", "-1").method())
                .hasMessage("--greedy-passes -1 is less than no pass at all. Maybe use 0 or more.");
    }

    private static GreedyFlags flags(String... arguments) {
        return CommandLine.populateCommand(new GreedyFlags(), arguments);
    }
}
