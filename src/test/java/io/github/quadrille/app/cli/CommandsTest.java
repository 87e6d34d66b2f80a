package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import picocli.CommandLine;

class CommandsTest {
    private static final Terminal TERMINAL =
            new Terminal(System.out, System.err, false, false, false, () -> 100, new Interruption());

    @ParameterizedTest
    @FieldSource("io.github.quadrille.app.cli.Commands#NAMES")
    void a_named_command_is_there_under_its_name(String name) {
        CommandLine command = line(name).getSubcommands().get(name);
        assertThat(command.getCommandName()).isEqualTo(name);
        assertThat(command.getCommandSpec().qualifiedName()).isEqualTo("quadrille " + name);
    }

    @Test
    void only_the_named_command_is_built() {
        assertThat(commands("solve", "4x10")).containsExactly("solve");
        assertThat(commands("--version")).isEmpty();
    }

    @Test
    void help_and_mistakes_see_all_commands() {
        for (String word : new String[] {"help", "--help", "slove", "-h", ""}) {
            assertThat(commands(word)).containsExactlyElementsOf(Commands.NAMES);
        }
        assertThat(commands()).containsExactlyElementsOf(Commands.NAMES);
    }

    @Test
    void the_help_has_a_line_for_each_command() {
        List<String> lines = Commands.listed(line("help").getHelp()).lines().toList();
        assertThat(lines).allMatch(text -> text.length() <= 80);
        for (String name : Commands.NAMES) {
            assertThat(lines)
                    .filteredOn(text -> text.startsWith("  " + name + " "))
                    .hasSize(1);
        }
    }

    @Test
    void the_version_with_more_words_is_judged_like_any_mistake() {
        assertThat(commands("--version", "solve")).containsExactlyElementsOf(Commands.NAMES);
    }

    private static Set<String> commands(String... arguments) {
        return line(arguments).getSubcommands().keySet();
    }

    private static CommandLine line(String... arguments) {
        return new Commands(TERMINAL).line(arguments);
    }

    @Test
    void a_shell_completes_words_of_lattices() {
        CommandLine solve = line("solve").getSubcommands().get("solve");
        assertThat(solve.getCommandSpec().findOption("--lattice").completionCandidates())
                .contains("triangular");
    }
}
