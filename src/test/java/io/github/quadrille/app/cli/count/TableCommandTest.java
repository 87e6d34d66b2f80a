package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.engine.parts.LineJournal;
import io.github.quadrille.engine.parts.LineJournal.UnusableJournal;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
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
        CommandRun run =
                CommandRun.of("table", "23x24", "--pieces", "Y6", "--cell-time", "0.1s", "--time-limit", "0.5s");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines())
                .contains("status: undecided", "   23  ?", "open: 23x24", "reason: the time limit was reached");
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
        assertThat(after).startsWith(before.toArray(String[]::new)).anyMatch(line -> line.startsWith("0 2x5,NONE,,"));
        assertThat(after).hasSizeGreaterThan(before.size()).doesNotHaveDuplicates();
        assertThat(CommandRun.of("table", "2x4", "--pieces", "T", "--journal", journal)
                        .err())
                .contains("This is the journal of another question. Choose another file.");
    }

    @Test
    void journals_of_several_machines_are_one_behind_the_other() throws IOException {
        CommandRun.of("table", "2x4", "--pieces", "L", "--journal", file("a.journal"));
        CommandRun.of("table", "3x8", "--pieces", "L", "--journal", file("b.journal"));
        Path all = folder.resolve("all.journal");
        Files.writeString(
                all, Files.readString(folder.resolve("a.journal")) + Files.readString(folder.resolve("b.journal")));
        CommandRun.of("table", "3x8", "--pieces", "L", "--journal", all.toString());
        assertThat(Files.readAllLines(all))
                .filteredOn(line -> line.startsWith("quadrille"))
                .hasSize(1);
    }

    @Test
    void a_journal_is_refused_while_another_command_has_it() throws IOException, UnusableJournal {
        Path journal = folder.resolve("l.journal");
        LineJournal other = LineJournal.open(journal, "command", text -> text);
        try (other) {
            assertThat(CommandRun.of("table", "2x4", "--pieces", "L", "--journal", journal.toString())
                            .err())
                    .contains("The journal is in use. Wait until the other command has ended.");
        }
    }

    @Test
    void a_line_that_was_changed_is_refused() throws IOException {
        String journal = file("l.journal");
        CommandRun.of("table", "2x3..4", "--pieces", "L", "--journal", journal);
        String text = Files.readString(Path.of(journal));
        Files.writeString(Path.of(journal), text.replaceFirst("2x3,NONE", "2x3,PRIME"));
        assertThat(CommandRun.of("table", "2x4", "--pieces", "L", "--journal", journal)
                        .err())
                .contains("should name a decided size: '0 2x3,PRIME");
    }

    @Test
    void rows_stand_in_their_order() {
        assertThat(CommandRun.of("table", "15..18x1", "--pieces", "I2").lines())
                .containsSubsequence("   15 .", "   16 +", "   17 .", "   18 +");
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
                .contains("Line 2 of the journal should name a decided size: 'nonsense'. Delete this line.");
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

    @Test
    void each_kind_of_a_set_has_a_row() {
        assertThat(CommandRun.of("table", "2x4..6", "--each", "tetrominoes").lines())
                .contains("pieces: 5 bags, free", "      2x4 2x5 2x6", "O       +   .   +", "S       .   .   .")
                .contains("prime of O: 2x2", "prime of L: 2x4");
    }

    @Test
    void a_shape_of_ones_own_is_a_piece() {
        assertThat(CommandRun.of("table", "2x4", "--shape", "hook=XXX/X..").lines())
                .contains("pieces: hook: any, free", "    2 P");
        assertThat(CommandRun.of("order", "--shape", "hook=XXX/X..", "--copies", "2")
                        .lines())
                .contains("shape: hook");
        assertThat(CommandRun.of("order", "hook", "--shape", "hook=XXX/X..", "--copies", "2")
                        .lines())
                .contains("shape: hook", "order: 2 (2x4)");
    }

    @Test
    void each_line_of_a_file_is_a_bag() throws IOException {
        Files.writeString(folder.resolve("bags.txt"), "# two\nL: 2\n\nT, O: 1\n");
        assertThat(CommandRun.of("table", "2x4", "4x4", "--bags", file("bags.txt"), "--ask", "count")
                        .lines())
                .contains("pieces: 2 bags, free", "        2x4 4x4", "L: 2      2   0", "T, O: 1   0   0");
    }

    @Test
    void packings_classes_and_cells_are_counted() {
        assertThat(CommandRun.of("table", "4x5..6", "--pieces", "L, T", "--ask", "count")
                        .lines())
                .contains("    4 16 76");
        assertThat(CommandRun.of("table", "4x5..6", "--pieces", "L, T", "--ask", "classes")
                        .lines())
                .contains("    4  4 23");
        assertThat(CommandRun.of("table", "3x5..6", "--pieces", "T", "--ask", "most")
                        .lines())
                .contains("    3 12 16");
    }

    @Test
    void each_answer_has_a_proof_that_is_accepted() throws IOException {
        CommandRun.of("table", "2x4..8", "--pieces", "L", "--proof", file("proofs"), "--csv", file("l.csv"));
        assertThat(Files.readAllLines(folder.resolve("l.csv")))
                .hasSize(6)
                .first(InstanceOfAssertFactories.STRING)
                .isEqualTo("rows,columns,answer,how,seconds,proof");
        List<String> pieces = List.of("L: any", "L: any", "L: any", "L: any", "2x4: any");
        for (int columns = 4; columns <= 8; columns++) {
            String stem = file("proofs/2x" + columns);
            assertThat(CommandRun.of(
                                    "check",
                                    "--puzzle",
                                    "2x" + columns,
                                    "--pieces",
                                    pieces.get(columns - 4),
                                    stem + ".opb",
                                    stem + ".pbp")
                            .status())
                    .as("%d", columns)
                    .isEqualTo(ExitStatus.YES);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_proof_that_a_full_disk_refuses_is_not_counted() throws IOException {
        String proofs = Files.createDirectories(folder.resolve("proofs")).toString();
        CommandRun whole = CommandRun.of("table", "2x3..5", "--pieces", "L", "--proof", proofs);
        long files;
        try (Stream<Path> all = Files.list(Path.of(proofs))) {
            files = all.filter(file -> file.toString().endsWith(".pbp")).count();
        }
        assertThat(whole.err()).isEqualTo("%d proofs are written to '%s'.\n".formatted(files, proofs));
        Files.delete(Path.of(proofs, "2x4.pbp"));
        Files.createSymbolicLink(Path.of(proofs, "2x4.pbp"), Path.of("/dev/full"));
        CommandRun run = CommandRun.of("table", "2x3..5", "--pieces", "L", "--proof", proofs);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.firstLine()).isEqualTo("status: decided");
        assertThat(run.err().lines())
                .hasSize(3)
                .contains("%d proofs are written to '%s'.".formatted(files - 1, proofs))
                .contains("Proofs that are not written: 1. The answers are valid without them.")
                .first()
                .asString()
                .startsWith("error: %s/2x4.pbp: This file cannot be written completely".formatted(proofs));
    }

    @Test
    void a_proof_whose_place_is_taken_does_not_take_the_answer() throws IOException {
        String proofs = file("proofs");
        Files.createDirectories(Path.of(proofs, "2x4.count"));
        CommandRun run = CommandRun.of(
                "table", "2x4..5", "--pieces", "L", "--proof", proofs, "--ask", "count", "--csv", file("l.csv"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.lines()).contains("    2 2 0");
        assertThat(run.err()).startsWith("error: " + proofs + "/2x4.count: This is a folder.");
        assertThat(Files.readString(Path.of(file("l.csv")))).contains("no proof: ");
    }

    @Test
    void why_there_is_no_proof_is_said() throws IOException {
        CommandRun.of("table", "2x4", "--pieces", "L", "--journal", file("l.journal"));
        CommandRun.of(
                "table",
                "2x4",
                "--pieces",
                "L",
                "--journal",
                file("l.journal"),
                "--proof",
                file("proofs"),
                "--csv",
                file("l.csv"));
        assertThat(Files.readString(folder.resolve("l.csv")))
                .contains(",no proof: the size was decided without a proof");
    }

    @Test
    void a_page_has_its_answers_in_colours() throws IOException {
        CommandRun.of("table", "2x4..5", "--pieces", "L", "--html", file("l.html"));
        assertThat(Files.readString(folder.resolve("l.html")))
                .contains("<td class=\"prime\" title=\"2x4: prime, search\">P</td>", "<title>L: any, free</title>");
    }

    @Test
    void a_question_file_says_sizes_and_options_and_what_is_typed_comes_first() throws IOException {
        Files.writeString(folder.resolve("q.yaml"), "sizes: [2x4, 4x4..5]\npieces: L\nask: count\n");
        assertThat(CommandRun.of("table", file("q.yaml")).lines()).contains("    2 2", "    4 10  0");
        assertThat(CommandRun.of("table", file("q.yaml"), "--ask", "packs").lines())
                .contains("    2 P");
        Files.writeString(folder.resolve("two.yaml"), "sizes: 2x4\npieces: [L, 'I: 0..1']\n");
        assertThat(CommandRun.of("table", file("two.yaml")).lines()).contains("pieces: L: any, I: 0..1, free");
        Files.writeString(folder.resolve("own.yaml"), "sizes: 2x4\nshapes:\n  A: XX/X.\n");
        assertThat(CommandRun.of("table", file("own.yaml")).err())
                .contains("own.yaml:3:3: This is a mapping. Write a word or a number, such as shape: hook=XXX/X...");
        assertThat(CommandRun.of("table", file("none.yaml")).err()).contains("none.yaml: There is no such file.");
        Files.writeString(folder.resolve("bad.yaml"), "sizes: 2x4\npices: L\n");
        assertThat(CommandRun.of("table", file("bad.yaml")).err())
                .contains("bad.yaml:2:1: The key 'pices' is not an option of 'table'. Did you mean 'pieces'?");
    }

    @Test
    void numbers_of_classes_have_certificates() throws IOException {
        String csv = file("classes.csv");
        CommandRun.of("table", "4x4..5", "--pieces", "L", "--ask", "classes", "--proof", file("proofs"), "--csv", csv);
        assertThat(Files.readString(Path.of(csv))).contains("4,4,counted,3,", "4x4.count");
        assertThat(CommandRun.of(
                                "check",
                                "--puzzle",
                                "4x4",
                                "--pieces",
                                "L: any",
                                file("proofs/4x4.opb"),
                                file("proofs/4x4.count"))
                        .lines())
                .contains("classes: 3");
    }

    @ParameterizedTest
    @CsvSource({
        "--ask packs, 'A table needs pieces. Add --pieces Y5, --each pentominoes, or --bags FILE.'",
        "--pieces L --each pentominoes, Use only one of them.",
        "--bags nowhere.txt, nowhere.txt",
        "--pieces L --ask foo, 'There is no ask ''foo''. Use one of packs, count, classes, most.'"
    })
    void what_cannot_be_asked_is_refused(String options, String message) {
        CommandRun run = CommandRun.of(("table 2x4 " + options).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
    }

    @ParameterizedTest
    @CsvSource({
        "3..x4, '3..x4' is not a range of sizes. Write 3..12x3..20",
        "0x4, '0x4' is not a range of sizes. Write 3..12x3..20",
        "5..3x4, The range ends below its start. Write the smaller number first.",
        "1..101x1..100, '101x100 has more than 10,000 cells. Use smaller sizes.'"
    })
    void wrong_sizes_are_refused(String sizes, String message) {
        CommandRun run = CommandRun.of("table", sizes, "--pieces", "L");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
    }
}
