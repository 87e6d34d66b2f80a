package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.repair.Repair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;

class RepairFlagsTest {
    @Test
    void without_options_it_is_the_default() {
        assertThat(method()).isEqualTo(Repair.DEFAULT);
    }

    @Test
    void every_option_is_a_parameter() {
        assertThat(method("--repair-window", "40", "--repair-nodes", "300", "--repair-patience", "7"))
                .isEqualTo(new Repair(40, 300, 7));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--repair-window", "--repair-nodes", "--repair-patience"})
    void zero_is_refused_with_advice(String option) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> method(option, "0"))
                .withMessageStartingWith(option + " 0 ")
                .withMessageContaining("Maybe");
    }

    @Test
    void a_window_as_large_as_a_board_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> method("--repair-window", "1001"));
    }

    private static Method method(String... options) {
        Host host = new Host();
        new CommandLine(host).parseArgs(options);
        return host.flags.method();
    }

    @Command
    private static final class Host {
        @ArgGroup(exclusive = false, validate = false)
        private final RepairFlags flags = new RepairFlags();
    }
}
