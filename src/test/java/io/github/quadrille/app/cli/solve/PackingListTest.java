package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.PackingTable;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests lists of packings: numbered, in several formats, in files, and with one packing of each class. */
class PackingListTest {
    @TempDir
    private Path folder;

    @Test
    void packings_of_a_list_are_numbered_in_every_format() {
        assertThat(solve("4x10 --limit 3").lines()).contains("packing: 1", "packing: 2", "packing: 3");
        assertThat(solve("4x10").out()).doesNotContain("packing: ");
        assertThat(solve("4x10 --limit 3 -q").out()).doesNotContain("packing: ");
        assertThat(solve("4x10 --limit 3 --format ndjson").lines())
                .extracting(line -> line.substring(0, 12))
                .startsWith("{\"packing\":1", "{\"packing\":2", "{\"packing\":3");
        List<String> rows = solve("4x10 --limit 3 --format csv").lines();
        assertThat(rows).hasSize(4).startsWith("packing,images,picture,pieces");
        assertThat(rows.get(3)).matches("3,(,[TIOLS]{10}(/[TIOLS]{10}){3}),([TIOLS]( [0-9]){8};?){10}");
    }

    @ParameterizedTest
    @CsvSource({
        "4x10, ''",
        "4x6, --pieces L:any",
        "2x3x4 --lattice cubic, --pieces I2:any",
        "4x4 --wrap both, --pieces I2:any"
    })
    void one_of_each_class_is_listed_with_the_number_of_its_images(String size, String pieces) {
        String puzzle = size + " " + pieces;
        List<String> rows =
                solve(puzzle.strip() + " --all --up-to-symmetry --format csv").lines();
        long images = rows.stream()
                .skip(1)
                .mapToLong(row -> Long.parseLong(row.split(",")[1]))
                .sum();
        assertThat(CommandRun.of(("count " + puzzle.strip() + " --up-to-symmetry").split(" "))
                        .out())
                .contains("classes: %,d%n".formatted(rows.size() - 1))
                .contains("packings: %,d%n".formatted(images));
    }

    @Test
    void classes_have_the_order_and_the_numbers_of_the_page() throws Exception {
        Puzzle puzzle = PuzzleReader.read("4x10");
        List<Packing> page = Solver.of(puzzle)
                .upTo(SymmetryGroup.FULL)
                .pages()
                .page(BigInteger.TEN, 5, Limits.NONE, SolveListener.SILENT)
                .packings();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PackingTable table = new PackingTable(out, puzzle);
        for (Packing packing : page) {
            table.packing(packing, OptionalLong.of(4));
        }
        List<String> expected = out.toString(StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(PackingListTest::withoutNumber)
                .toList();
        assertThat(solve("4x10 --limit 15 --up-to-symmetry --format csv").lines().stream()
                        .skip(11)
                        .map(PackingListTest::withoutNumber))
                .isEqualTo(expected);
    }

    private static String withoutNumber(String row) {
        return row.substring(row.indexOf(','));
    }

    @Test
    void given_pieces_leave_fewer_symmetries() throws IOException {
        Path file = Files.writeString(
                folder.resolve("g.yaml"), "board: 4x4\npieces: {I2: any}\ngiven: [[I2, [[0, 0], [0, 1]]]]\n");
        List<String> rows = solve(file + " --all --up-to-symmetry --format csv").lines();
        assertThat(rows.stream().skip(1)).isNotEmpty().allMatch(row -> row.split(",")[1].equals("1"));
        assertThat(solve(file + " --all -q").out()).contains("packings: %,d (".formatted(rows.size() - 1));
    }

    @ParameterizedTest
    @CsvSource({
        "csv, 'packing,images,picture,pieces'",
        "ndjson, '{\"packing\":1'",
        "json, '{\"puzzle\":'",
        "txt, 'status: packed'"
    })
    void a_file_gets_the_list_and_its_ending_says_the_format(String ending, String beginning) {
        Path file = folder.resolve("list." + ending);
        CommandRun run = solve("4x10 --limit 2 -o " + file);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: packed", "packings: 2 (there may be more)")
                .endsWith("file: " + file);
        assertThat(file).content().startsWith(beginning);
        if (!ending.equals("csv")) {
            assertThat(CommandRun.of("verify", "4x10", file.toString()).lines())
                    .contains("packings: 2 valid, 0 invalid");
        }
    }

    @Test
    void a_list_that_is_empty_has_a_head() {
        CommandRun run = solve("4x5 --all --format csv");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).containsExactly("packing,images,picture,pieces");
        assertThat(solve("4x5 --all --up-to-symmetry").lines()).startsWith("status: infeasible");
    }

    @Test
    void a_table_that_is_cut_short_says_so_beside_it() {
        CommandRun run = solve("4x10 --limit 1 --format csv");
        assertThat(run.err()).contains("The list may not be complete: as many packings as asked for were found.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4x10 --up-to-symmetry                | --up-to-symmetry is for --unique, --all or --limit. Add one",
                "4x10 --limit 5 --up-to-symmetry --proof p | A proof covers all packings, not only --limit. Use --all.",
                "4x10 4x5 --format csv                | Use --format ndjson.",
                "4x10 4x5 -o out.txt                  | Use --format ndjson.",
                "4x10 --all -o no/such.csv            | The file 'no/such.csv' cannot be written: its folder does not",
                "4x10 --all -o=                       | -o should name a file. Use out.",
                "4x10 --all --format table            | Use one of text, json, ndjson, csv."
            })
    void what_makes_no_sense_is_refused(String words, String message) {
        CommandRun run = solve(words.strip());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message.strip()).hasLineCount(1);
    }

    private static CommandRun solve(String words) {
        return CommandRun.of(("solve " + words).split(" +"));
    }
}
