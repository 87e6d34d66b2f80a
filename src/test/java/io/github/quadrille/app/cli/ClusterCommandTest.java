package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused before anybody listens or connects. */
class ClusterCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count 4x10 --bind 127.0.0.1 | are for a cluster",
                "count 4x10 --cluster-name ours | are for a cluster",
                "solve 4x10 --journal j | --journal is for --cluster",
                "solve 4x10 --all --cluster 127.0.0.1 | one packing of one puzzle",
                "solve 4x10 4x20 --cluster 127.0.0.1 | one packing of one puzzle",
                "count 4x10 --sample 1 --cluster 127.0.0.1 | not for a cluster",
                "count 4x10 --estimate --cluster 127.0.0.1 | not for a cluster",
                "count 4x10 --method frontier --cluster 127.0.0.1 | not for a cluster",
                "count 4x10 --cluster 127.0.0.1:99999 | no port 99999",
                "count 4x10 --cluster a/b | is no machine",
                "count 4x10 --cluster no-such-host.invalid | No machine is known",
                "count 4x10 --cluster 192.0.2.1 | is not this machine",
                "count 4x10 --cluster 127.0.0.1 --bind 192.0.2.1 | no address of this machine",
                "compare 4x10 --bind 127.0.0.1 | are for a cluster",
                "compare 4x10 --cluster 192.0.2.1 | is not this machine",
                "tune repair 4x10 --bind 127.0.0.1 | are for a cluster",
                "tune repair 4x10 --cluster 192.0.2.1 | is not this machine",
                "worker --join 127.0.0.1 --threads 0 | cannot work",
                "worker --join 127.0.0.1 --threads 100000 | cannot work",
                "worker --join 192.0.2.1 | a shared token is needed",
                "worker | --join"
            })
    void it_is_refused_in_one_line(String command, String words) {
        CommandRun run = CommandRun.of(command.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).startsWith("error: ").contains(words, "Maybe").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "short"})
    void a_token_that_is_none_is_refused(String token) throws IOException {
        Path file = Files.writeString(folder.resolve("token"), token);
        CommandRun run = CommandRun.of("worker", "--join", "192.0.2.1", "--token-file", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("token", "Maybe").hasLineCount(1);
    }

    @Test
    void a_token_file_that_is_not_there_is_refused() {
        CommandRun run = CommandRun.of("count", "4x10", "--cluster", "127.0.0.1", "--token-file", "no-such-file");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("no-such-file").contains("no such file");
    }

    @ParameterizedTest
    @CsvSource({"., folder", "no/such/folder/journal, There is no folder"})
    void a_journal_that_cannot_be_one_is_refused(String journal, String words) {
        CommandRun run = CommandRun.of("count", "4x10", "--journal", journal);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(words, "Maybe");
    }

    @Test
    void a_worker_leaves_when_its_time_is_up() {
        CommandRun run = CommandRun.of("worker", "--join", "127.0.0.1:1", "--time-limit", "100ms");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).containsExactly("status: left", "answered: 0");
    }
}
