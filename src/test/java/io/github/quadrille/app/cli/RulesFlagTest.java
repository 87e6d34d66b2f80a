package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesFlagTest {
    @TempDir
    private Path folder;

    private static CommandRun tatami(String command, String... more) {
        String[] words = (command + " --pieces I2:any --rules no-four-meet").split(" ");
        String[] all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return CommandRun.of(all);
    }

    @Test
    void rules_are_said_beside_a_size() {
        assertThat(tatami("count 5x6").out()).contains("packings: 2\n");
    }

    @Test
    void their_mistakes_are_said_with_their_places() {
        CommandRun run = CommandRun.of("count", "5x6", "--pieces", "I2: any", "--rules", "[no-for-meet, {apart: x}]");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("error: --rules:1:2: Unknown rule 'no-for-meet'. Did you mean 'no-four-meet'?")
                .contains(
                        "error: --rules:1:23: The rule 'apart' cannot keep pieces apart by 'x'. Use 'edges' or 'corners'.");
    }

    @Test
    void info_says_each_in_a_sentence() {
        assertThat(tatami("info 5x6").out()).contains("rule: No four pieces meet at a point.");
        assertThat(tatami("info 5x6", "--format", "json").out())
                .contains(
                        "\"rules\":[{\"rule\":{\"no-four-meet\":true},\"sentence\":\"No four pieces meet at a point.\"}]");
    }

    @Test
    void verify_says_which_is_broken_and_where() throws IOException {
        String floor =
                Files.writeString(folder.resolve("floor.txt"), "AABB\nCCDD\n").toString();
        assertThat(tatami("verify 2x4 " + floor).out())
                .contains("4 pieces meet at the point between (0, 1), (0, 2), (1, 1), (1, 2)");
        assertThat(tatami("verify 2x4 " + floor, "--format", "json").out()).contains("\"fault\":\"rule\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local 4x5 --method greedy",
                "compare 4x5",
                "tune beam 4x5",
                "split 4x5 --parts 2 -o",
                "count 4x5 --journal",
                "solve 4x5 --journal",
                "solve 4x5 --blocks",
                "verify 4x5 --sequence I20"
            })
    void commands_that_know_nothing_of_rules_refuse_them(String command) {
        String file = folder.resolve("out").toString();
        CommandRun run = tatami(command.endsWith("-o") || command.endsWith("l") ? command + " " + file : command);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("The puzzle has rules, but ", "cannot follow rules.");
    }

    @Test
    void a_code_carries_rules_and_colours() throws IOException {
        Path file = Files.writeString(
                folder.resolve("p.yaml"),
                "board: 2x3\npieces: {a: 2}\nshapes: {a: {colours: xo/o.}}\ncolours: [xo., o.x]\nrules: [apart: [[0, 0], [0, 2]]]\n");
        String code = CommandRun.of("link", file.toString()).out().strip();
        assertThat(CommandRun.of("info", code).out())
                .contains("rule: No piece covers more than one of (0, 0) and (0, 2).")
                .contains("rule: Coloured cells of pieces cover cells of their colour.");
        assertThat(CommandRun.of("count", code).out()).contains("packings: 1\n");
    }
}
