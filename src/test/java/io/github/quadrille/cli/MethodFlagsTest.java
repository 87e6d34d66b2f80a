package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodFlagsTest {
    @Test
    void an_unknown_method_is_told_with_those_there_are() {
        CommandRun run = CommandRun.of("local", "4x10", "--method", "gen");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("There is no method 'gen'. Maybe one of beam, hill-climbing, constructive-beam, genetic,");
    }

    @Test
    void every_method_is_named_in_the_help() {
        String help = CommandRun.of("local", "--help").out().replaceAll("\\s+", " ");
        for (MethodChoice choice : MethodChoice.values()) {
            assertThat(help).contains(choice.word());
        }
    }
}
