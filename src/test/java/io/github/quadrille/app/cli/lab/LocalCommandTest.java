package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
final class LocalCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("io.github.quadrille.lab.local.Methods#published")
    void every_method_repeats_exactly_with_its_seed(Method method) {
        String[] arguments = {
            "local", "4x10", "--method", method.word(), "--seed=5", "--steps=20", "--no-exact", "--format=json"
        };
        CommandRun first = CommandRun.of(arguments);
        CommandRun second = CommandRun.of(arguments);
        assertThat(first.err()).isEmpty();
        assertThat(withoutSeconds(first)).isEqualTo(withoutSeconds(second));
        assertThat(first.out()).contains("\"method\":\"" + method.word() + "\"", "\"seed\":5", "\"moves\":");
    }

    @Test
    void whoever_found_nothing_hears_whether_there_is_a_packing() {
        assertThat(CommandRun.of(
                                "local", "4x10", "--method=hill-climbing", "--steps=20", "-q", "--exact-time-limit=60s")
                        .out())
                .containsPattern("\npacking exists: yes\nshown by: a theorem: Equally many .*\nexact seconds: \\d");
        assertThat(CommandRun.of("local", "5x4", "--pieces=I:any,L:any", "--method=hill-climbing", "--steps=1", "-q")
                        .out())
                .contains("\npacking exists: yes\nshown by: the exact search\n");
        assertThat(CommandRun.of("local", "4x5", "--method", "greedy", "--no-arguments", "--format", "json")
                        .out())
                .containsPattern("\"packing_exists\":\"no\",\"shown_by\":\"an argument: Colour the board");
    }

    @Test
    void where_there_is_no_packing_the_optimum_is_said() {
        assertThat(CommandRun.of("local", "4x5", "--method", "repair").out())
                .startsWith("status: infeasible")
                .contains("\nmethod: repair, which was not run; add --no-arguments to run it\n")
                .containsPattern(
                        "\noptimum: 16 of 20 cells, proven\nexact seconds: .*, which is not in the seconds above\n");
        assertThat(CommandRun.of("local", "4x5", "--method", "repair", "--format=json")
                        .out())
                .contains("\"method\":\"repair\",\"seed\":1,\"run\":false,");
        assertThat(CommandRun.of("local", "4x5", "--method=greedy", "--no-arguments")
                        .out())
                .startsWith("status: undecided")
                .contains("\npacking exists: no, as the exact methods prove\nshown by: an argument: ");
        assertThat(CommandRun.of("local", "4x5", "--method=greedy", "--no-arguments", "--format=json")
                        .out())
                .containsPattern("\"packing_exists\":\"no\",.*\"optimum\":16,\"exact_seconds\":");
        assertThat(CommandRun.of("local", "4x5", "--method", "repair", "--no-exact")
                        .out())
                .doesNotContain("optimum");
    }

    @Test
    void the_exact_search_proves_an_optimum_that_areas_do_not() {
        // A sixteenth of this time goes to a local search for a larger partial packing, before the exact search begins.
        String[] words = {"local", "3x3", "--pieces", "I: any", "--method", "repair", "--exact-time-limit", "6s"};
        assertThat(CommandRun.of(words).out()).contains("\noptimum: 0 of 9 cells, proven\n");
    }

    @Test
    void an_optimum_that_takes_too_long_has_a_bound() {
        String[] words = {"local", "12x12", "--pieces", "X5: any", "--method", "repair", "--exact-time-limit", "1ms"};
        assertThat(CommandRun.of(words).out())
                .containsPattern("\noptimum: unknown; proven: at most 1\\d\\d of 144 cells; \\d+ can be covered\n");
        assertThat(CommandRun.of(with(words, "--format", "json")).out())
                .containsPattern("\"optimum\":\"unknown\",\"at_most\":1\\d\\d,\"exact_best\":\\d+,");
    }

    @Test
    void nobody_knows_more_than_the_exact_search_has_time_for() {
        String out = CommandRun.of(
                        "local",
                        "300x300",
                        "--pieces=T: 4502, I: 4498, O: 4500, L: 4500, S: 4500",
                        "--method",
                        "hill-climbing",
                        "--steps=1",
                        "-q",
                        "--exact-time-limit=1ms")
                .out();
        assertThat(out)
                .contains("packing exists: unknown\nshown by: not proven (exact search: the time limit was reached)");
    }

    @Test
    void the_theorem_is_asked_before_any_search_on_a_large_board() {
        String out = CommandRun.of(
                        "local", "100x100", "--method", "hill-climbing", "--steps=1", "-q", "--exact-time-limit=1ms")
                .out();
        assertThat(out).contains("packing exists: yes\nshown by: a theorem: ");
    }

    @Test
    void who_finds_a_packing_or_does_not_want_to_know_hears_nothing_of_the_exact_search() {
        assertThat(CommandRun.of("local", "4x10", "--method", "repair", "-q").out())
                .doesNotContain("packing exists");
        assertThat(CommandRun.of("local", "4x10", "--method", "beam", "--steps", "2", "-q", "--no-exact")
                        .out())
                .startsWith("status: undecided")
                .doesNotContain("packing exists");
    }

    @Test
    void no_time_for_the_exact_search_is_refused() {
        assertThat(CommandRun.of("local", "4x10", "--method", "beam", "--exact-time-limit", "0s")
                        .err())
                .contains("--exact-time-limit 0s leaves nothing to do. Use --no-exact.");
        assertThat(CommandRun.of("local", "4x10", "--method", "beam", "--no-exact", "--exact-time-limit", "3s")
                        .err())
                .contains("--no-exact runs no exact search, so --exact-time-limit has no use. Leave");
    }

    @Test
    void a_packing_is_drawn_and_checked() {
        CommandRun run = CommandRun.of("local", "8x10", "--method", "repair");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: packed");
        assertThat(run.out())
                .contains("┌", "cost: 0\n", "iterations: ", "iterations since restart: ", "restarts: ", "moves: ");
    }

    @Test
    void what_is_not_found_is_undecided_with_the_fullest_part() {
        CommandRun run = CommandRun.of("local", "4x10", "--method", "hill-climbing", "--restarts", "3");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.firstLine()).isEqualTo("status: undecided");
        assertThat(run.out())
                .contains(
                        "reason: the limit of restarts was reached, or a restart would change nothing",
                        "best: ",
                        "of 40 cells");
    }

    @Test
    void the_beam_ends_with_the_counts_of_its_best_state_and_of_its_gutters() {
        String[] words = {"local", "4x10", "--method", "beam", "--steps", "2", "--no-exact"};
        assertThat(CommandRun.of(words).out())
                .containsPattern("\nlacking: .*\ncounts:\n(?:(?:  \\d){13}\n){7}seconds: ");
        assertThat(CommandRun.of(with(words, "--format", "json")).out())
                .containsPattern("\"counts\":\\[(?:\\[(?:\\d,){12}\\d\\],?){7}\\],");
        assertThat(CommandRun.of(with(words, "--quiet")).out()).doesNotContain("counts");
        assertThat(CommandRun.of("local", "4x10", "--method", "beam", "--seed", "9", "--format", "json")
                        .out())
                .contains("packed")
                .doesNotContain("counts");
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new);
    }

    @Test
    void a_covering_is_held_against_the_best_one() {
        String[] words = {
            "local", "3x5", "--pieces", "T: any", "--goal", "cover", "--method", "repair", "--steps", "9", "--quiet"
        };
        assertThat(CommandRun.of(words).out()).contains("\noptimum: 12\nshown by: the exact search: ");
        assertThat(CommandRun.of(with(words, "--no-exact")).out()).doesNotContain("optimum");
    }

    @Test
    void an_argument_ends_it_before_the_start() {
        CommandRun run = CommandRun.of("local", "10x14", "--method", "beam");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: infeasible");
        assertThat(run.out()).contains("chessboard");
    }

    @Test
    void without_arguments_it_searches_in_vain() {
        CommandRun run = CommandRun.of(
                "local", "4x5", "--method", "genetic", "--max-iterations", "10", "--no-arguments", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).doesNotContain("┌");
    }

    @Test
    void the_trace_is_a_table() throws IOException {
        Path trace = folder.resolve("trace.csv");
        CommandRun.of("local", "4x10", "--method", "genetic", "--max-iterations", "30", "--trace", trace.toString());
        assertThat(Files.readAllLines(trace))
                .hasSizeGreaterThan(2)
                .first()
                .isEqualTo("seconds,iteration,since_restart,restart,cost,covered");
        assertThat(Files.readAllLines(trace).get(1)).matches("[0-9.]+,0,0,0,[0-9.]+,[0-9]+");
    }

    @Test
    void the_trace_does_not_replace_the_puzzle_or_a_picture() throws IOException {
        Path puzzle = folder.resolve("p.csv");
        Files.writeString(puzzle, "board: 4x4\npieces: {T: 4}\n");
        CommandRun replacing =
                CommandRun.of("local", puzzle.toString(), "--method", "repair", "--trace", puzzle.toString());
        assertThat(replacing.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(puzzle).content().startsWith("board");
        String both = folder.resolve("both.svg").toString();
        assertThat(CommandRun.of("local", "4x10", "--method", "repair", "--animation", both, "--svg", both)
                        .err())
                .contains("Two outputs name the same file");
    }

    @Test
    void trials_are_a_table_and_are_told_when_they_end() throws IOException {
        Path trials = folder.resolve("trials.csv");
        CommandRun run = CommandRun.of(
                "local", "4x10", "--method", "hill-climbing", "--restarts", "2", "-v", "--trials", trials.toString());
        assertThat(run.err().lines())
                .hasSize(3)
                .allMatch(
                        line -> line.matches("trial [123] failed after \\d+ iterations: cost \\d+, \\d+ of 40 cells"));
        assertThat(Files.readAllLines(trials))
                .hasSize(4)
                .startsWith("trial,end,seconds,iteration,iterations,cost,covered")
                .element(3)
                .asString()
                .matches("3,failed,[0-9.]+,[0-9]+,[0-9]+,[0-9.]+,[0-9]+");
    }

    @ParameterizedTest
    @MethodSource("io.github.quadrille.lab.local.Methods#published")
    void the_way_of_every_method_can_be_animated(Method method) {
        Path way = folder.resolve("way.svg");
        CommandRun run = CommandRun.of(
                "local", "4x10", "--method", method.word(), "--steps", "40", "--animation", way.toString());
        assertThat(run.err()).isEmpty();
        assertThat(way).content().startsWith("<svg").contains("4x10 by " + method.word(), "prefers-reduced-motion");
    }

    @Test
    void an_undecided_state_is_drawn_as_the_method_has_it() {
        Path svg = folder.resolve("state.svg");
        Path png = folder.resolve("state.png");
        CommandRun.of(
                "local", "4x10", "--method", "beam", "--steps", "0", "--svg", svg.toString(), "--png", png.toString());
        assertThat(svg).content().contains("fill-opacity").matches("(?s)(.*<title>[A-Z] at ){10}.*");
        assertThat(png).isNotEmptyFile();
    }

    @Test
    void where_nothing_is_run_no_way_is_written() {
        Path way = folder.resolve("way.svg");
        CommandRun run = CommandRun.of("local", "10x14", "--method", "beam", "--animation", way.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.err())
                .contains("is not written, because no local search was run. Use --no-arguments to run it.");
        assertThat(way).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"2x2x5,cubic,I:5", "4x5,hexagonal,I4:5", "3x5,triangular,I6:5"})
    void animations_of_other_lattices_are_refused_before_the_search(String board, String lattice, String kind) {
        CommandRun run = CommandRun.of(("local " + board + " --lattice " + lattice + " --pieces " + kind
                        + " --method repair --animation " + folder + "/way.svg")
                .split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("Animations can show squares only, but this board is of the " + lattice + " lattice.");
    }

    @Test
    void boards_too_large_for_an_animation_are_refused_before_the_search() {
        CommandRun run = CommandRun.of("local", "200x200", "--method", "repair", "--animation", folder + "/way.svg");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("25,000 cells, but this one has 40,000. Use --svg for a picture of the last state.");
    }

    @Test
    void all_cells_covered_by_the_wrong_pieces_is_said() throws IOException {
        Path puzzle = folder.resolve("minimum.yaml");
        Files.writeString(puzzle, "board: 2x2\npieces: {O: any, I2: any, I: 1..}\n");
        CommandRun run = CommandRun.of(
                "local", puzzle.toString(), "--method", "greedy", "--no-arguments", "--max-iterations", "3");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).contains("best: 4 of 4 cells", "lacking: I is used 0 times");
    }

    @Test
    void a_picture_is_written() {
        Path svg = folder.resolve("a.svg");
        CommandRun.of("local", "8x10", "--method", "repair", "--svg", svg.toString());
        assertThat(svg).content().startsWith("<svg");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local 4x10",
                "local 4x10 --method beem",
                "local 4x10 --method beam --genetic-population 3",
                "local 4x10 --method beam --beam-width 0",
                "local 4x10 --method repair --max-iterations -1",
                "local 4x10 --method repair --trials no/such/folder/trials.csv",
                "local 4x10 --method repair --trials a.csv --trace a.csv",
                "local 4x10 --method repair --trace no/such/folder/trace.csv",
                "local none.yaml --method repair"
            })
    void mistakes_get_one_message_with_advice(String line) {
        CommandRun run = CommandRun.of(line.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("error: ")
                .matches(Advice.IN);
    }

    @Test
    void a_method_that_makes_no_sense_for_a_puzzle_says_so() throws IOException {
        Path puzzle = folder.resolve("any.yaml");
        Files.writeString(puzzle, "board: 4x4\npieces: {T: any}\n");
        CommandRun run = CommandRun.of("local", puzzle.toString(), "--method", "beam");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("The method beam cannot be used for this puzzle")
                .matches(Advice.IN);
    }

    private static String withoutSeconds(CommandRun run) {
        return run.out().replaceFirst("\"seconds\":[0-9.]+", "");
    }

    @Test
    void moves_end_a_run_after_the_step_that_passes_them() {
        CommandRun run =
                CommandRun.of("local", "8x10", "--method=genetic", "--moves=100", "--no-exact", "--format=json");
        // The method makes 20 random individuals first, then 18 children in each generation.
        assertThat(run.out()).contains("\"iterations\":5,", "\"moves\":110", "\"limit\":\"moves\"");
        assertThat(CommandRun.of("local", "8x10", "--method=genetic", "--moves=-1")
                        .err())
                .contains("option '--moves': '-1' is out of range. Use 0 or more.");
        assertThat(CommandRun.of("compare", "8x10", "--methods=genetic", "--moves=0")
                        .err())
                .contains("--moves 0 leaves nothing to compare. Use 1 or more.");
    }

    @Test
    void greedy_says_what_the_published_system_says_of_a_covering() throws IOException {
        Path target = Files.writeString(folder.resolve("t.txt"), "1 1 1 1 0\n0 1 1 0 0\n0 1 1 1 1\n");
        String[] command = {"local", target.toString(), "--method", "greedy", "--no-exact", "--format", ""};
        command[6] = "text";
        assertThat(CommandRun.of(command).out())
                .contains("\nmissing: 2\nexcess: 0\naccuracy: 80.0000 %\n", "\ncovering:\n")
                .contains(" 0/0");
        command[6] = "json";
        assertThat(CommandRun.of(command).out())
                .contains("\"missing\":2,\"excess\":0,\"accuracy\":80.000000,\"covering\":[[[");
    }
}
