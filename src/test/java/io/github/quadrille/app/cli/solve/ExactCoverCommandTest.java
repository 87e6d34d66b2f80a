package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExactCoverCommandTest {
    private static final String TOY = "a b c d e f g\nc e f\na d g\nb c f\na d\nb g\nd e g\n";

    @TempDir
    private Path folder;

    @Test
    void options_are_named_by_their_lines_and_items() throws IOException {
        CommandRun run = CommandRun.of("exact-cover", file(TOY), "--all");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith(
                        "status: solved",
                        "solution: 1",
                        "  line 2: c e f",
                        "  line 5: a d",
                        "  line 6: b g",
                        "solutions: 1 (these are all)");
        assertThat(CommandRun.of("exact-cover", file(TOY), "--format", "json").out())
                .startsWith(
                        "{\"status\":\"solved\",\"known\":1,\"complete\":false,\"solutions\":[[{\"line\":2,\"items\":[\"c\",\"e\",\"f\"]},");
    }

    @Test
    void what_is_exported_has_as_many_solutions_as_packings() throws IOException {
        String options = CommandRun.of("export", "4x10", "--format", "dlx").out();
        CommandRun run = CommandRun.of("exact-cover", file(options), "--count");
        assertThat(run.lines()).startsWith("status: counted", "solutions: 1,796");
        for (String command : new String[] {"import", "solve"}) {
            assertThat(CommandRun.of(command, file(options)).err())
                    .contains("This file has items and options of an exact cover, but no board. Use 'quadrille"
                            + " exact-cover'");
        }
    }

    @Test
    void none_is_a_no_and_a_limit_undecided() throws IOException {
        assertThat(CommandRun.of("exact-cover", file("110\n011\n")).status()).isEqualTo(ExitStatus.NO);
        CommandRun none = CommandRun.of("exact-cover", file("110\n011\n"), "--count");
        assertThat(none.status()).isEqualTo(ExitStatus.NO);
        assertThat(none.lines()).startsWith("status: counted", "solutions: 0");
        String large = CommandRun.of("export", "8x10", "--format", "dlx").out();
        CommandRun limited = CommandRun.of("exact-cover", file(large), "--count", "--time-limit", "300ms");
        assertThat(limited.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(limited.firstLine()).isEqualTo("status: undecided");
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("f.txt"), text).toString();
    }
}
