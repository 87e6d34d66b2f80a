package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the commands that divide a question into parts and answer each part. */
@Slow
class PartsCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "worker --join 127.0.0.1",
                "worker",
                "count 4x10 --cluster head-node",
                "solve 4x10 --cluster=head-node",
                "table 4x10 --pieces L --cluster head-node",
                "compare 4x10 --cluster head-node",
                "tune repair 4x10 --cluster head-node",
                "generate unique 4x5 --cluster head-node"
            })
    void what_earlier_releases_had_for_many_machines_leads_to_the_page(String command) {
        CommandRun run = CommandRun.of(command.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .startsWith("error: Quadrille has no '")
                .contains("Use ", "many-machines.html")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({
        "solve 4x10 --all, --journal is only for the question whether",
        "solve 4x10 4x20, --journal is only for the question whether",
        "solve 4x10 --goal cover, not for coverings",
        "count 4x10 --sample 1, --sample does not go with --journal"
    })
    void a_journal_that_would_be_of_no_use_is_refused(String command, String words) {
        CommandRun run = CommandRun.of((command + " --journal " + folder.resolve("j")).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .startsWith("error: ")
                .contains(words)
                .matches(Advice.IN)
                .hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource({"., folder", "no/such/folder/journal, There is no folder"})
    void a_journal_that_cannot_be_one_is_refused(String journal, String words) {
        CommandRun run = CommandRun.of("count", "4x10", "--journal", journal);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(words).matches(Advice.IN);
    }

    @Test
    void a_count_with_a_journal_goes_on_from_there() throws IOException {
        Path journal = folder.resolve("journal");
        CommandRun first = CommandRun.of("count", "4x10", "--journal", journal.toString());
        String written = Files.readString(journal);
        CommandRun again = CommandRun.of("count", "4x10", "--journal", journal.toString());
        assertThat(written).hasLineCount(124);
        assertThat(journal).content().isEqualTo(written);
        assertThat(List.of(first.out(), again.out()))
                .allMatch(out -> out.startsWith("status: counted\npackings: 1,796\nmeaning: the sum of 122 parts\n"));
    }

    @Test
    void parts_that_were_counted_one_by_one_add_up() throws IOException {
        Path parts = folder.resolve("parts");
        CommandRun.of("split", "4x10", "--parts", "4", "-o", parts.toString());
        List<String> files;
        try (Stream<Path> made = Files.list(parts)) {
            files = made.map(Path::toString).sorted().toList();
        }
        StringBuilder all = new StringBuilder();
        for (int part = 1; part < files.size(); part++) {
            Path own = folder.resolve(part + ".journal");
            CommandRun.of("count", files.get(part), "--journal", own.toString());
            all.append(Files.readString(own));
        }
        Path journal = Files.writeString(folder.resolve("journal"), all);
        List<String> words = new ArrayList<>(List.of("count", "--journal", journal.toString()));
        words.addAll(files);
        CommandRun sum = CommandRun.of(words.toArray(String[]::new));
        assertThat(sum.out()).startsWith("status: counted\npackings: 1,796\n");
        assertThat(sum.err()).contains("The journal has %d of %d parts.".formatted(files.size() - 1, files.size()));
        assertThat(CommandRun.of(words.subList(0, words.size() - 1).toArray(String[]::new))
                        .err())
                .contains("note: These are only %d of %d parts, so their sum is not that of the whole puzzle."
                        .formatted(files.size() - 1, files.size()));
    }
}
