package io.github.quadrille.app.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkCommandTest {
    private static final String CODE = "quad1-NMThY1QyqTBXYgISLEIA";
    private static final String TUBE = "instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml";

    @Test
    void the_code_stands_alone_on_its_line() {
        CommandRun run = CommandRun.of("link", "4x7");
        assertThat(run.out()).isEqualTo(CODE + "\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void a_link_leads_to_a_published_page_and_is_taken_for_the_file() {
        CommandRun run = CommandRun.of("link", "4x7", "--site", "https://example.org/gallery/");
        assertThat(run.out()).isEqualTo("https://example.org/gallery/#" + CODE + "\n");
        assertThat(CommandRun.of("info", run.out().strip()).out()).contains("name: 4x7");
        assertThat(CommandRun.of("link", "4x7", "--site", "http://a.org/", "--format", "json")
                        .out())
                .contains("\"url\":\"http://a.org/#" + CODE + "\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "example.org", "ftp://example.org/", "https://", "https://a.org/#b", "https://a b/"})
    void what_is_no_address_of_a_page_is_refused(String site) {
        CommandRun run = CommandRun.of("link", "4x7", "--site", site);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("'" + site + "' is not an address of a page. Use an");
    }

    @Test
    void decoded_it_is_the_puzzle_file() {
        assertThat(CommandRun.of("link", "--decode", CODE).out())
                .startsWith("name: \"4x7\"\nboard: 4x7\n")
                .contains("  T: 1\n");
    }

    @ParameterizedTest
    @CsvSource({"solve", "info", "count", "explain", "link"})
    void every_command_takes_a_code_for_the_file(String command) {
        String code = CommandRun.of("link", TUBE).out().strip();
        CommandRun run = CommandRun.of(command, code);
        assertThat(run.out().replaceAll("seconds: .*", ""))
                .isEqualTo(CommandRun.of(command, TUBE).out().replaceAll("seconds: .*", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"<%s>", "https://example.org/play#%s", "<https://example.org/?p=%s>", " < %s >\n"})
    void what_is_around_a_code_does_no_harm(String around) {
        assertThat(CommandRun.of("link", around.formatted(CODE)).out()).isEqualTo(CODE + "\n");
        assertThat(CommandRun.of("link", around.formatted(CODE.replace("quad1", "QUAD1")))
                        .out())
                .isEqualTo(CODE + "\n");
    }

    @Test
    void a_file_may_hold_a_code(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("code.txt"), CODE + "\n");
        assertThat(CommandRun.of("info", file.toString()).out()).contains("name: 4x7");
    }

    @Test
    void the_code_of_the_help_is_that_of_its_size() {
        String code = CommandRun.of("link", "4x10").out().strip();
        assertThat(CommandRun.of("link", "--help").out()).contains("quadrille solve " + code);
    }

    @Test
    void given_pieces_are_in_it(@TempDir Path folder) throws IOException {
        Path given = Files.writeString(folder.resolve("given.txt"), "TTT..\n.T...\n.....\n.....\n");
        String code =
                CommandRun.of("link", "4x5", "--given", given.toString()).out().strip();
        assertThat(CommandRun.of("link", "--decode", code).out())
                .endsWith("given:\n  - [T, [[0, 0], [0, 1], [0, 2], [1, 1]]]\n");
    }

    @Test
    void json_has_the_puzzle_too() {
        assertThat(CommandRun.of("link", "4x7", "--format", "json").out())
                .startsWith("{\"status\":\"linked\",\"puzzle\":{\"name\":\"4x7\",")
                .endsWith("\"code\":\"" + CODE + "\",\"release\":\"" + Release.name() + "\"}\n");
    }

    @Test
    void what_is_wrong_with_a_code_is_one_line() {
        CommandRun run = CommandRun.of("solve", CODE.substring(0, 20));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .isEqualTo("error: quad1-NMThY1QyqT...: This code of 14 characters is damaged: some are missing,"
                        + " too many or changed. Copy the whole code again.\n");
    }

    @Test
    void the_text_of_a_file_is_no_json() {
        assertThat(CommandRun.of("link", CODE, "--decode", "--format", "json").err())
                .contains("Leave it out");
    }
}
