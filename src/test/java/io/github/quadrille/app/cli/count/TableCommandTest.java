package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableCommandTest {
    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void the_prime_rectangles_of_the_l_tetromino_are_those_of_klarner() {
        CommandRun run = CommandRun.of("table", "2..4x3..8", "--pieces", "L");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: decided", "pieces: L: any, free", "      3 4 5 6 7 8", "    2 . P . . . +")
                .contains("    3 . . . . . P", "    4 . + . + . +", "prime: 2x4, 3x8");
    }

    @Test
    void as_many_pieces_as_are_said_are_used_and_nothing_is_put_together() {
        assertThat(CommandRun.of("table", "4x2..4", "--pieces", "L: 2..4").lines())
                .contains("pieces: L: 2..4, free", "    4 * . *")
                .noneMatch(line -> line.startsWith("prime"));
    }

    @Test
    void fixed_pieces_tell_a_rectangle_from_the_same_on_its_side() {
        assertThat(CommandRun.of("table", "1..2x1..2", "--pieces", "I2", "--symmetry", "fixed")
                        .lines())
                .contains("    1 . P", "    2 . +", "prime: 1x2");
    }

    @Test
    void what_takes_too_long_is_open() {
        CommandRun run = CommandRun.of("table", "23x24", "--pieces", "Y6", "--each", "0.1s", "--time-limit", "2s");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).contains("status: undecided", "   23  ?", "open: 23x24");
    }

    @Test
    void a_journal_goes_on() throws IOException {
        String journal = file("l.journal");
        CommandRun.of("table", "2x4", "--pieces", "L", "--journal", journal);
        List<String> before = Files.readAllLines(Path.of(journal));
        Files.writeString(Path.of(journal), "2x5,NO", StandardOpenOption.APPEND);
        CommandRun run = CommandRun.of("table", "2x4..8", "--pieces", "L", "--journal", journal);
        assertThat(run.lines()).contains("    2 P . . . +");
        List<String> after = Files.readAllLines(Path.of(journal));
        assertThat(after).startsWith(before.toArray(String[]::new)).anyMatch(line -> line.startsWith("2x5,NONE,"));
        assertThat(after).hasSizeGreaterThan(before.size()).doesNotHaveDuplicates();
        assertThat(CommandRun.of("table", "2x4", "--pieces", "T", "--journal", journal)
                        .err())
                .contains("This is the journal of another question. Maybe choose another file.");
    }

    @Test
    void a_line_that_is_no_size_is_refused() throws IOException {
        String journal = file("l.journal");
        CommandRun.of("table", "2x4", "--pieces", "L", "--journal", journal);
        List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(journal)));
        lines.add(1, "nonsense");
        Files.write(Path.of(journal), lines);
        assertThat(CommandRun.of("table", "2x4", "--pieces", "L", "--journal", journal)
                        .err())
                .contains("Line 2 is no decided size: 'nonsense'. Maybe delete it.");
    }

    @Test
    void it_is_written_for_programs_and_pages() throws IOException {
        CommandRun run = CommandRun.of(
                "table",
                "2x4..5",
                "--pieces",
                "L",
                "--csv",
                file("l.csv"),
                "--markdown",
                file("l.md"),
                "--format",
                "json");
        assertThat(run.out())
                .startsWith(
                        "{\"status\":\"decided\",\"pieces\":\"L: any\",\"symmetry\":\"free\",\"sizes\":[{\"rows\":2")
                .contains("\"answer\":\"prime\"")
                .contains("\"prime\":[\"2x4\"],\"open\":[]");
        assertThat(Files.readString(folder.resolve("l.csv")))
                .startsWith("rows,columns,answer,how,seconds\r\n2,4,prime,search,")
                .contains("\r\n2,5,none,area,");
        assertThat(Files.readString(folder.resolve("l.md"))).contains("| **2** | P | . |\n", "Prime: 2x4.");
    }

    @ParameterizedTest
    @CsvSource({
        "3..x4, '3..x4' are no sizes. Maybe 3..12x3..20",
        "0x4, '0x4' are no sizes. Maybe 3..12x3..20",
        "5..3x4, A range goes from less to more. Maybe the two numbers are exchanged.",
        "1..101x1..100, '101x100 has more than 10,000 cells. Maybe smaller sizes.'"
    })
    void wrong_sizes_are_refused(String sizes, String message) {
        CommandRun run = CommandRun.of("table", sizes, "--pieces", "L");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
    }
}
