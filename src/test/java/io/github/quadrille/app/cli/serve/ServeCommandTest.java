package io.github.quadrille.app.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.serve.ServeCommand.Browser;
import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port 70000 | There is no port 70000. Use 7007",
                "--jobs 0 | The server cannot give 0 answers at once. Use",
                "--time-limit 0s | A time limit of 0 leaves no time. Use 60s.",
                "--bind 0.0.0.0 | Every machine that reaches 0.0.0.0 could use this server. Add --token-file",
                "--bind 300.1.1.1 | The address 300.1.1.1 is not known. Use 127.0.0.1.",
                "--token-file nothing | nothing: There is no such file.",
            })
    void what_makes_no_sense_is_refused(String options, String message) {
        CommandRun run = CommandRun.of(("serve --no-open " + options).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void a_token_has_to_be_one(@TempDir Path folder) throws IOException {
        Path empty = Files.writeString(folder.resolve("token"), "\n");
        CommandRun run = CommandRun.of("serve", "--no-open", "--bind", "0.0.0.0", "--token-file", empty.toString());
        assertThat(run.err()).contains("This file has no token. Make one with");
    }

    @Test
    void where_somebody_listens_already_nobody_else_can() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CommandRun run = CommandRun.of("serve", "--no-open", "--port", "" + taken.getLocalPort());
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err())
                    .contains("The server cannot listen at 127.0.0.1", "Use --port ")
                    .hasLineCount(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"linux, xdg-open", "mac os x, open", "windows 11, rundll32"})
    void each_system_has_its_way_to_open_a_browser(String system, String program) {
        URI page = URI.create("http://127.0.0.1:7007/");
        assertThat(Browser.command(system, page)).startsWith(program).endsWith(page.toString());
    }
}
