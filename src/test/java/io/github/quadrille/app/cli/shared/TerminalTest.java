package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.Commands;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {
    private static final String ESCAPE = "\u001b";

    @Test
    void neither_a_dumb_terminal_nor_one_without_colours_gets_them() {
        assertThat(Terminal.isColourWanted(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Terminal.isColourWanted(Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isFalse();
        assertThat(Terminal.isColourWanted(Map.of("TERM", "xterm", "NO_COLOR", "")))
                .isTrue();
        assertThat(Terminal.isColourWanted(Map.of())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve 4x10", "solve 10x14 --explain", "help", "solve --help", "slove", "solve 4x10 -x"})
    void without_colours_there_is_no_escape_code(String command) {
        CommandRun run = CommandRun.inTerminal(80, false, command.split(" "));
        assertThat(run.out() + run.err()).isNotBlank().doesNotContain(ESCAPE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --proof",
                "slove",
                "solve no/such/file.yaml",
                "solve 4x10 4x5",
                "help solve",
                "count --help"
            })
    void narrow_terminals_break_lines_between_words(String command) {
        CommandRun run = CommandRun.inTerminal(60, false, command.split(" "));
        assertThat((run.out() + run.err()).lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(60));
    }

    @ParameterizedTest
    @FieldSource("io.github.quadrille.app.cli.Commands#NAMES")
    void the_common_options_of_a_command_fit_a_screen(String name) {
        assertThat(CommandRun.inTerminal(80, false, name, "--help").lines()).hasSizeLessThanOrEqualTo(40);
    }

    @Test
    void every_option_is_in_the_help_of_all_options() {
        String help = CommandRun.of("solve", "--help-all").out();
        // The terminal gets a separate interruption, because the process's own interruption would end the process.
        Terminal terminal = new Terminal(System.out, System.err, false, false, false, () -> 80, new Interruption());
        assertThat(new Commands(terminal)
                        .line("solve")
                        .getSubcommands()
                        .get("solve")
                        .getCommandSpec()
                        .options())
                .allSatisfy(option -> assertThat(help).contains(option.longestName()));
        assertThat(help).contains("\nLimits:\n").doesNotContain("WARN");
    }

    /** The examples of a help text are in columns, which a wrapped line would spoil. */
    @ParameterizedTest
    @FieldSource("io.github.quadrille.app.cli.Commands#NAMES")
    void examples_fit_into_eighty_columns(String name) {
        String[] footer = new Commands(
                        new Terminal(System.out, System.err, false, false, false, () -> 80, new Interruption()))
                .line(name)
                .getSubcommands()
                .get(name)
                .getCommandSpec()
                .usageMessage()
                .footer();
        assertThat(footer)
                .filteredOn(line -> line.startsWith("  "))
                .allSatisfy(line -> assertThat(line.length()).isLessThan(80));
    }
}
