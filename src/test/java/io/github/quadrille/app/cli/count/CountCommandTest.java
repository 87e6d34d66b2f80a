package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CountCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"auto", "search", "frontier"})
    void it_says_how_many_and_what_that_means(String method) {
        CommandRun run = CommandRun.of("count", "4x10", "--method", method);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith(
                        "status: counted",
                        "packings: 1,796",
                        "meaning: all; images of a packing count separately, equal pieces are interchangeable");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void several_puzzles_are_listed_as_they_were_given() {
        assertThat(CommandRun.of("count", "4x10", "4x5", "2x10", "4x10").lines())
                .contains("packings: 3,592")
                .endsWith("4x10: 1,796", "4x5: 0", "2x10: 0", "4x10: 1,796");
    }

    @Test
    void puzzles_that_differ_only_in_rules_are_counted_each() throws IOException {
        String pieces = "{board: 4x5, pieces: {I: any, O: any, T: any}%s}";
        Path free = Files.writeString(folder.resolve("free.yaml"), pieces.formatted(""));
        Path apart = Files.writeString(
                folder.resolve("apart.yaml"), pieces.formatted(", rules: [{apart: {kinds: [I], by: edges}}]"));
        assertThat(CommandRun.of("count", free.toString(), apart.toString()).lines())
                .contains("packings: 27")
                .endsWith("free: 20", "apart: 7");
    }

    @Test
    void a_range_of_sizes_has_a_row_for_each() {
        String[] words = {"count", "4x5..7", "2x4", "--pieces", "L: any"};
        assertThat(CommandRun.of(words).lines())
                .contains("packings: 44", "meaning: the sum of 4 parts")
                .endsWith("4x5: 0", "4x6: 42", "4x7: 0", "2x4: 2");
        List<String> csv = new ArrayList<>(List.of(words));
        csv.addAll(List.of("--format", "csv"));
        assertThat(CommandRun.of(csv.toArray(String[]::new)).lines())
                .startsWith("puzzle,status,packings,classes")
                .contains("\"4x6\",counted,42,", "\"2x4\",counted,2,")
                .hasSize(5);
    }

    @Test
    void classes_of_several_puzzles_are_counted_one_by_one() {
        CommandRun run = CommandRun.of("count", "4x6", "2x4", "2x4", "--pieces", "L: any", "--up-to-symmetry");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .contains("packings: 46", "classes: 14")
                .endsWith("4x6: 42, 12 up to symmetry", "2x4: 2, 1 up to symmetry", "2x4: 2, 1 up to symmetry");
        CommandRun json =
                CommandRun.of("count", "4x6", "2x4", "--pieces", "L: any", "--up-to-symmetry", "--format", "json");
        assertThat(json.lines()).hasSize(3);
        assertThat(json.lines().get(1)).contains("\"puzzle\":\"2x4\",\"packings\":2", "\"classes\":1,");
        assertThat(json.lines().get(2)).contains("\"packings\":44", "\"classes\":13,");
    }

    @Test
    @ResourceLock("System.in")
    void a_stream_has_a_line_for_each_puzzle_in_its_order() {
        String puzzles = "4x10\n{board: 2x4, pieces: {L: 2}}\nbad\n{board: 3x3, pieces: {I: any}, goal: cover}\n";
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(puzzles.getBytes(StandardCharsets.UTF_8)));
        try {
            CommandRun run = CommandRun.of("count", "--stream", "--up-to-symmetry");
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err()).startsWith("4 puzzles: 2 packed, 0 infeasible, 0 undecided, 2 unusable; ");
            assertThat(run.lines()).hasSize(4);
            assertThat(run.lines().get(0))
                    .startsWith("{\"line\":1,\"status\":\"counted\",\"puzzle\":\"4x10\",\"packings\":1796,")
                    .contains("\"classes\":449,");
            assertThat(run.lines().get(1)).contains("\"line\":2,", "\"packings\":2,", "\"classes\":1,");
            assertThat(run.lines().get(2)).contains("\"line\":3,", "\"status\":\"unusable\"");
            assertThat(run.lines().get(3))
                    .contains("\"line\":4,", "Only ways to lay all pieces can be counted or listed.");
        } finally {
            System.setIn(before);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count                     | Give a size such as 8x10, a file, or --stream.",
                "count --stream 4x5        | but '4x5' is named. Leave one of them out.",
                "count --stream --sample 2 | --sample is for puzzles that are named, but --stream reads them from"
                        + " standard input. Leave",
                "count 5..4x3              | The range ends below its start. Write",
                "count 4x5..6 --sample 1   | --sample, --estimate and --proof are for one puzzle. Name one size at a time.",
                "count 4x5 -o x.csv        | -o is for the packings of --sample. Use '>'"
            })
    void lists_of_puzzles_that_make_no_sense_are_refused(String command, String message) {
        CommandRun run = CommandRun.of(command.strip().split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message.strip()).hasLineCount(1);
    }

    @Test
    void a_number_of_nodes_ends_a_search_everywhere_alike() {
        String[] words = {"count", "4x10", "--method", "search", "--threads", "1", "--node-limit", "10000"};
        CommandRun run = CommandRun.of(words);
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).contains("packings: 242", "reason: the node limit was reached");
    }

    @Test
    void quiet_is_the_status_and_the_numbers() {
        assertThat(CommandRun.of("count", "4x10", "-q").lines()).containsExactly("status: counted", "packings: 1,796");
        assertThat(CommandRun.of("count", "4x10", "--up-to-symmetry", "--quiet").lines())
                .containsExactly("status: counted", "packings: 1,796", "classes: 449", "symmetries: 4");
        assertThat(CommandRun.of("count", "4x5", "4x10", "-q").lines())
                .containsExactly("status: counted", "packings: 1,796", "4x5: 0", "4x10: 1,796");
    }

    @Test
    void of_a_covering_the_ways_to_lay_all_pieces_are_counted_and_listed() {
        assertThat(run("count 2x3 --goal cover --pieces I2:1 -q").lines())
                .containsExactly("status: counted", "packings: 7");
        assertThat(run("solve 3x3 --goal cover --pieces X5:1 --unique -q").status())
                .isEqualTo(ExitStatus.YES);
        assertThat(run("count 3x3 --goal cover --pieces X5:1 --proof p").err())
                .contains("so several packings cannot be proven for this puzzle. Leave out");
    }

    private static CommandRun run(String command) {
        return CommandRun.of(command.split(" "));
    }

    @Test
    void no_packings_are_a_no() {
        CommandRun run = CommandRun.of("count", "4x5");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).startsWith("status: counted", "packings: 0");
    }

    @Test
    void at_a_limit_it_is_undecided() {
        CommandRun run = CommandRun.of("count", "8x10", "--method", "frontier", "--memory", "1M");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).startsWith("status: undecided").contains("reason: the memory limit was reached");
    }

    @Test
    void it_counts_classes() {
        assertThat(CommandRun.of("count", "4x10", "--up-to-symmetry").lines())
                .contains("classes: 449", "symmetries: 4", "  no packing is symmetric")
                .noneMatch(line -> line.contains("the same after"));
    }

    @Test
    void what_does_the_same_to_the_cells_is_one_symmetry() {
        assertThat(CommandRun.of("count", "1x6", "--pieces", "I2: any, I3: any", "--up-to-symmetry")
                        .lines())
                .contains("symmetries: 2")
                .filteredOn(line -> line.contains("the same after"))
                .containsExactly("  2 packings look the same after: turn 180");
        assertThat(CommandRun.of("count", "2x4", "--wrap", "both", "--pieces", "I2: any", "--up-to-symmetry")
                        .lines())
                .contains("symmetries: 16", "  1 packing looks the same after: shift by (0, 1)");
        assertThat(CommandRun.of("info", "1x6", "--pieces", "I2: any").lines())
                .contains("symmetry of the board: order 2 (identity, turn 180)");
    }

    @Test
    void json_is_one_line() {
        CommandRun run = CommandRun.of("count", "3x40", "--format", "json", "--up-to-symmetry");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .startsWith("{\"status\":\"counted\",\"puzzle\":\"3x40\",\"packings\":998384569070,")
                .contains("\"symmetries\":4,\"fixed\":{\"turn 180\":");
    }

    @Test
    void it_draws_packings_that_verify_accepts() throws IOException {
        CommandRun run = CommandRun.of("count", "4x10", "--sample", "7", "--seed", "3", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        Path packings = folder.resolve("packings.json");
        Files.writeString(packings, run.out());
        CommandRun check = CommandRun.of("verify", "4x10", packings.toString());
        assertThat(check.lines()).contains("packings: 7 valid, 0 invalid");
    }

    @Test
    void it_draws_nothing_where_there_is_nothing() {
        CommandRun run = CommandRun.of("count", "4x5", "--sample", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: infeasible");
    }

    @Test
    void it_estimates_before_a_long_run() {
        CommandRun run = CommandRun.of(
                "count",
                "instances/pentominoes/one-sided-pentominoes-9x10.yaml",
                "--estimate",
                "--threads",
                "4",
                "--probes",
                "5");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).hasSizeGreaterThanOrEqualTo(6).startsWith("status: estimated");
        assertThat(run.out())
                .containsPattern("\nnodes: [0-9.]+e[0-9]+ \\(90 %: [0-9.]+e[0-9]+ to [0-9.]+e[0-9]+\\)")
                .containsPattern("\npackings: [0-9.]+e[0-9]+ ")
                .containsPattern("\ntime on one core: .* (min|h)")
                .containsPattern("\ntime on 4 cores: .* \\(90 %: .* to .*\\)")
                .containsPattern("\nprobes: 5, in [0-9.]+ s");
    }

    @Test
    void what_is_short_is_known_exactly() {
        CommandRun run = CommandRun.of(
                "count", "instances/pentominoes/pentominoes-8x8-without-middle.yaml", "--estimate", "--probes", "9");
        assertThat(run.lines()).startsWith("status: estimated").contains("packings: 520, exactly");
        assertThat(run.out())
                .contains("\nprobes: none, because the search is short; it took ")
                .doesNotContain("note");
    }

    @Test
    void the_frontier_is_named_where_it_would_be_taken() {
        String note = "note: the frontier counts the packings at once; the estimate is for finding every packing";
        assertThat(CommandRun.of("count", "4x5", "--estimate").lines()).contains("packings: 0, exactly", note);
        assertThat(CommandRun.of("count", "4x5", "--estimate", "--method", "search")
                        .lines())
                .contains("packings: 0, exactly")
                .doesNotContain(note);
    }

    @Test
    void an_estimate_for_programs_is_one_line() {
        CommandRun run = CommandRun.of("count", "4x5", "--estimate", "--format", "json");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .startsWith("{\"status\":\"estimated\",\"puzzle\":\"4x5\",\"meaning\":\"exact\",\"nodes\":{\"mean\":")
                .contains("\"packings\":{\"mean\":0,\"low\":0,\"high\":0}", "\"probes\":1,\"seconds\":");
    }

    @Test
    void without_time_there_is_no_estimate() {
        CommandRun run = CommandRun.of("count", "8x10", "--estimate", "--time-limit", "1ms");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines())
                .startsWith(
                        "status: undecided",
                        "reason: the time limit was reached before enough probes were made. Use --time-limit 6s.");
    }

    @Test
    void few_probes_say_nothing() {
        CommandRun run = CommandRun.of("count", "8x10", "--estimate", "--probes", "2");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).startsWith("status: undecided", "reason: there are too few probes. Use --probes 40.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--probes 40", "--estimate --probes 0"})
    void probes_are_for_estimates(String options) {
        CommandRun run = CommandRun.of(("count 4x10 " + options).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).matches(Advice.IN).hasLineCount(1);
    }

    @Test
    void stats_tell_the_stages() {
        assertThat(CommandRun.of("count", "4x10", "--stats").lines())
                .contains("nodes: 10,000")
                .anyMatch(line -> line.matches("stage: search, [0-9.]+ s, 10,000 nodes \\(Choco's: [0-9,]+\\)"))
                .anyMatch(line -> line.matches("stage: frontier, [0-9.]+ s"));
        assertThat(CommandRun.of("count", "4x10").out()).doesNotContain("stage:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--journal j", "--sample 2", "--up-to-symmetry", "--method frontier", "8x10"})
    void an_estimate_goes_alone(String option) {
        CommandRun run = CommandRun.of(("count 4x10 --estimate " + option).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).matches(Advice.IN).hasLineCount(1);
    }

    @Test
    void a_split_puzzle_is_added_up() throws IOException {
        Path parts = folder.resolve("parts");
        CommandRun split = CommandRun.of("split", "5x8", "--parts", "10", "-o", parts.toString());
        assertThat(split.lines()).startsWith("status: split");
        CommandRun run = CommandRun.of(arguments(parts));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).contains("status: counted", "packings: 3,106");
        assertThat(run.firstLine()).isEqualTo("status: counted");
        assertThat(run.lines()).anyMatch(line -> line.startsWith("part 1 of "));
        assertThat(CommandRun.of("split", "5x8", "--parts", "10", "-o", parts.toString())
                        .err())
                .contains("not empty");
    }

    @Test
    void a_journal_is_used_again_and_for_nothing_else() {
        String journal = folder.resolve("journal").toString();
        CommandRun first = CommandRun.of("count", "4x10", "--journal", journal);
        CommandRun again = CommandRun.of("count", "4x10", "--journal", journal, "--threads", "1");
        assertThat(first.lines()).contains("packings: 1,796");
        assertThat(again.lines()).contains("packings: 1,796");
        CommandRun other = CommandRun.of("count", "5x8", "--journal", journal);
        assertThat(other.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(other.err()).contains("journal of another count");
    }

    @Test
    void who_stops_is_told_what_the_journal_has() {
        String journal = folder.resolve("journal").toString();
        CommandRun run = CommandRun.of(
                "count", "8x10", "--method", "search", "--journal", journal, "--time-limit", "200ms", "--threads", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.err())
                .containsPattern("The journal has [0-9]+ of [0-9]+ parts. Use the same command to go on from there.");
    }

    @Test
    void a_journal_without_a_name_or_for_classes_is_refused() {
        for (List<String> words : List.of(List.of(""), List.of("j", "--up-to-symmetry"))) {
            List<String> arguments = new ArrayList<>(List.of("count", "4x10", "--journal"));
            arguments.addAll(words);
            CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err()).contains("--journal").matches(Advice.IN).hasLineCount(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--threads 0", "--memory 5", "--memory lots", "--sample 0", "--method magic"})
    void options_that_make_no_sense_are_refused(String option) {
        String[] words = option.split(" ");
        CommandRun run = CommandRun.of("count", "8x10", words[0], words[1]);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"count", "split --parts 3 -o parts", "count --sample 2", "solve --unique"})
    void coverings_are_not_counted(String command) throws IOException {
        Path puzzle = folder.resolve("cover.yaml");
        Files.writeString(puzzle, "board: 3x3\npieces: {I: any}\ngoal: cover\n");
        CommandRun run = CommandRun.of((command + " " + puzzle).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).matches(Advice.IN).hasLineCount(1);
    }

    @Test
    void solve_says_whether_there_is_exactly_one() throws IOException {
        Path one = folder.resolve("one.yaml");
        Files.writeString(one, "board: 1x4\npieces: {I: 1}\n");
        CommandRun unique = CommandRun.of("solve", one.toString(), "--unique");
        assertThat(unique.status()).isEqualTo(ExitStatus.YES);
        assertThat(unique.lines()).contains("solutions: 1");
        CommandRun several = CommandRun.of("solve", "4x10", "--unique");
        assertThat(several.status()).isEqualTo(ExitStatus.NO);
        assertThat(several.lines()).contains("solutions: 2 or more");
        CommandRun none = CommandRun.of("solve", "4x5", "--unique");
        assertThat(none.status()).isEqualTo(ExitStatus.NO);
        assertThat(none.lines()).contains("solutions: 0");
    }

    private static String[] arguments(Path parts) throws IOException {
        try (Stream<Path> files = Files.list(parts)) {
            return Stream.of(Stream.of("count"), files.map(Path::toString).sorted())
                    .flatMap(words -> words)
                    .toArray(String[]::new);
        }
    }
}
