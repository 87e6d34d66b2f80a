package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the server as a process: how it ends, and what it prints. */
@Timeout(60)
class ServerProcessIT {
    private static final String LONG = "{\"board\":\"22x22\",\"pieces\":{\"S\":\"any\"},\"goal\":\"cover\"}";

    @TempDir
    private Path folder;

    @Test
    void ctrl_c_ends_it_within_a_second_while_it_searches() throws Exception {
        try (ServerProcess server = new ServerProcess(folder, 128);
                RawClient first = new RawClient(server.address()).ask("a", "solve", "text/event-stream", LONG);
                RawClient second = new RawClient(server.address()).ask("b", "solve", "application/json", LONG)) {
            first.readUntil("event: progress");
            long begin = System.nanoTime();
            assertThat(server.interrupt()).isZero();
            // The limit is a second plus the delays of a busy machine.
            assertThat(System.nanoTime() - begin).isLessThan(3_000_000_000L);
            assertThat(second.readAll(1_000)).doesNotContain("defect");
            assertThat(server.complaints()).isEmpty();
            assertThat(server.said()).isEqualTo("status: serving\nurl: " + server.address() + "\n");
        }
    }

    static Stream<String> addresses() {
        return Rounds.oneOf(2, List.of("::1", "[::1]", "localhost", "127.0.0.2"));
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void it_answers_at_the_address_that_it_says(String bind) throws Exception {
        try (ServerProcess server = new ServerProcess(folder, 128, "--bind", bind)) {
            assertThat(server.status()).contains("serving");
        }
    }

    @Test
    void two_of_them_stand_side_by_side() throws Exception {
        try (ServerProcess first = new ServerProcess(Files.createDirectory(folder.resolve("1")), 128);
                ServerProcess second = new ServerProcess(Files.createDirectory(folder.resolve("2")), 128)) {
            assertThat(first.address()).isNotEqualTo(second.address());
            assertThat(List.of(first.status(), second.status())).allMatch(status -> status.contains("serving"));
        }
    }

    @Test
    void a_token_is_told_to_nobody_and_one_that_others_can_read_is_warned_of() throws Exception {
        Path token = Files.writeString(folder.resolve("token"), "a-secret\n");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-r--r--"));
        try (ServerProcess server = new ServerProcess(folder, 128, "--token-file", token.toString())) {
            assertThat(server.ask("link", "4x5").statusCode()).isEqualTo(401);
            assertThat(server.complaints())
                    .startsWith("warning: ")
                    .contains("Run chmod 600")
                    .hasLineCount(1);
            assertThat(server.said() + server.complaints()).doesNotContain("a-secret");
        }
    }

    @Test
    void a_token_of_ones_own_is_not_warned_of() throws Exception {
        Path token = Files.writeString(folder.resolve("token"), "a-secret\n");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));
        try (ServerProcess server = new ServerProcess(folder, 128, "--token-file", token.toString())) {
            assertThat(server.complaints()).isEmpty();
        }
    }
}
