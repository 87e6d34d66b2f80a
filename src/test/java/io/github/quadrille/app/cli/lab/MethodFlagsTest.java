package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.Methods;
import org.junit.jupiter.api.Test;

class MethodFlagsTest {
    @Test
    void an_unknown_method_is_told_with_those_there_are() {
        CommandRun run = CommandRun.of("local", "4x10", "--method", "gen");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("There is no method 'gen'. Use one of beam, hill-climbing, constructive-beam, genetic,");
    }

    @Test
    void second_choices_are_told_from_the_published_one() {
        String[] words = {"local", "4x10", "--method", "hill-climbing", "--max-iterations", "3", "--quiet"};
        assertThat(CommandRun.of(words).status()).isEqualTo(ExitStatus.UNDECIDED);
        CommandRun wrong = CommandRun.of("local", "4x10", "--method", "hill-climbing", "--hill-climbing-border", "far");
        assertThat(wrong.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(wrong.err()).contains("--hill-climbing-border").contains("nearest");
    }

    @Test
    void every_method_is_named_in_the_help() {
        String help = CommandRun.of("local", "--help-all").out().replaceAll("\\s+", " ");
        for (MethodFamily family : Methods.ALL) {
            assertThat(help).contains(family.word());
        }
    }
}
