package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.Quadrille;
import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class SolveCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_packing_comes_with_status_picture_and_numbers() {
        CommandRun run = CommandRun.of("solve", "4x10");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: packed");
        assertThat(run.out())
                .contains("┌")
                .contains("packings: 1 (there may be more)")
                .contains("nodes: ");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void none_comes_with_the_reason() {
        CommandRun run = CommandRun.of("solve", "4x5");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: infeasible");
        assertThat(run.out()).contains("reason: Colour the board like a chessboard.");
    }

    @Test
    void an_area_that_does_not_fit_is_an_answer() {
        CommandRun run = CommandRun.of("solve", "7x8");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("reason: The pieces cover 40 cells, but the board has 56 cells.");
    }

    @Test
    void a_limit_reached_is_undecided_with_the_best_part() {
        CommandRun run = CommandRun.of("solve", "20x20", "--model", "sums", "--node-limit", "50");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.firstLine()).isEqualTo("status: undecided");
        assertThat(run.out()).contains("reason: the node limit was reached").containsPattern("best: \\d+ of 400 cells");
    }

    @Test
    void a_search_for_all_that_is_undecided_shows_the_fullest_part_of_all_its_stages() {
        String[] all = "solve 19x20 --pieces Y5:76 --no-symmetry -q --node-limit 3000 --all".split(" ");
        String[] dive = "solve 19x20 --pieces Y5:76 --no-symmetry -q --node-limit 2380".split(" ");
        assertThat(best(CommandRun.of(all))).isGreaterThanOrEqualTo(best(CommandRun.of(dive)));
    }

    private static int best(CommandRun run) {
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        return Integer.parseInt(run.out().replaceAll("(?s).*best: (\\d+) of.*", "$1"));
    }

    /** Returns the lines with the engine and its counters. Unlike the times, these lines are equal in every run. */
    private static List<String> work(String... options) {
        List<String> line = new ArrayList<>(List.of("solve", "4x10", "--stats"));
        line.addAll(List.of(options));
        return CommandRun.of(line.toArray(String[]::new)).lines().stream()
                .filter(each -> each.matches("(engine|nodes|placements|dead ends): .*"))
                .toList();
    }

    @Test
    void plain_is_the_model_of_sums_and_nothing_else() {
        assertThat(work("--plain")).hasSize(4).isEqualTo(work("--model", "sums", "--no-arguments"));
        assertThat(work("--plain", "--model", "sums")).isEqualTo(work("--plain", "--no-arguments"));
        assertThat(CommandRun.of("solve", "4x10", "--plain", "--model", "learning")
                        .err())
                .contains("Leave --model out.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--plain", "--no-arguments"})
    void choco_alone_has_one_thread(String alone) {
        assertThat(CommandRun.of("solve", "4x10", alone, "--threads", "2").err())
                .contains("Choco alone searches on one thread, so --threads 2 has no use. Leave it out.");
    }

    @Test
    void a_dive_says_of_which_model_it_is() {
        assertThat(CommandRun.of("solve", "4x10", "--stats").out()).contains("\nstage: dive, model implied, ");
        assertThat(CommandRun.of("solve", "4x10", "--format", "json").out())
                .contains("{\"stage\":\"dive\",\"model\":\"implied\",\"nodes\":");
    }

    @Test
    void without_arguments_choco_alone_searches_the_model_and_the_answer_says_so() {
        CommandRun run = CommandRun.of("solve", "4x5", "--no-arguments", "--model", "sums", "--stats");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .contains("engine: Choco alone, model sums")
                .containsOnlyOnce("stage: ")
                .containsPattern("stage: Choco alone, [0-9.]+ s, (\\d+) nodes \\(Choco's: \\1\\)");
    }

    @ParameterizedTest
    @EnumSource(Formulation.class)
    void choco_alone_that_reaches_a_limit_is_undecided(Formulation model) {
        CommandRun run = CommandRun.of(
                "solve", "14x10", "--no-arguments", "--model", model.word(), "--node-limit", "60", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out())
                .contains("\"engine\":\"Choco alone, model " + model.word() + "\"")
                .containsPattern("\"stages\":\\[\\{\"stage\":\"Choco alone\",\"nodes\":(\\d+),\"choco\":\\1,");
    }

    @Test
    void each_line_of_several_puzzles_says_so_too() {
        CommandRun run = CommandRun.of("solve", "4x5", "4x10", "--no-arguments");
        assertThat(run.lines().subList(0, 2)).allMatch(line -> line.contains("Choco alone, model propagator"));
    }

    @Test
    void plain_sums_pack_a_long_board_soon() {
        CommandRun run = CommandRun.of("solve", "3x40", "--no-arguments", "--model", "sums", "--node-limit", "2000");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
    }

    @Test
    void a_reader_that_has_had_enough_leaves_what_is_known() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        PrintStream out = new PrintStream(closed, false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Terminal terminal = new Terminal(out, err, false, false, false, () -> 80, new Interruption());
        String[] words = {"solve", "4x10", "2x10", "no-such-file.yaml"};
        assertThat(Quadrille.run(words, terminal)).isEqualTo(ExitStatus.YES);
    }

    @Test
    void one_node_is_no_nodes() {
        assertThat(CommandRun.of("solve", "4x5", "4x10", "--node-limit", "1").out())
                .contains(" 0 nodes, ", " 1 node, ");
    }

    @Test
    void blocks_need_no_model() {
        for (String option : List.of("--no-arguments", "--plain", "--model=sums")) {
            CommandRun run = CommandRun.of("solve", "28x70", "--blocks", option);
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err())
                    .contains("so " + option.replaceFirst("=.*", "") + " has no use. Leave")
                    .hasLineCount(1);
        }
    }

    @Test
    void a_covering_is_proven_to_be_the_most() {
        CommandRun run = CommandRun.of("solve", "instances/coverings/one-set-5x4.yaml", "--cross-check");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: optimal");
        assertThat(run.out())
                .contains(
                        "┌",
                        "covered: 16 of 20 cells by 4 pieces",
                        "worth: 4 pieces, proven to be the most",
                        "reason: ");
        assertThat(run.err()).contains("model sums: optimal", "model learning: optimal");
    }

    @Test
    void the_best_covering_can_be_verified_and_drawn() throws IOException {
        String puzzle = "instances/coverings/treasure-7x7.yaml";
        Path answer = folder.resolve("answer.json");
        CommandRun run = CommandRun.of("solve", puzzle, "--format", "json");
        assertThat(run.out()).contains("\"status\":\"optimal\",\"worth\":101,");
        Files.writeString(answer, run.out());
        CommandRun verified = CommandRun.of("verify", puzzle, answer.toString());
        assertThat(verified.status()).isEqualTo(ExitStatus.YES);
        assertThat(verified.out()).contains("worth: 101 points");
        assertThat(CommandRun.of("render", answer.toString()).out()).contains("┌");
    }

    @Test
    void an_unfinished_covering_has_a_bound() {
        CommandRun run =
                CommandRun.of("solve", "instances/coverings/most-t-11x11.yaml", "--node-limit", "600", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).contains("bound: 30").containsPattern("worth: 2[0-9] pieces");
    }

    @Test
    void a_large_target_left_undecided_is_for_another_command() throws IOException {
        Path target = Files.writeString(folder.resolve("target.txt"), ("1".repeat(30) + "\n").repeat(29));
        CommandRun run = CommandRun.of("solve", target.toString(), "--time-limit", "1ms");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.err()).contains("Use 'cover " + target + "', which is for large targets.");
    }

    @Test
    void what_is_no_target_is_not_sent_to_another_command() {
        CommandRun run = CommandRun.of(
                "solve", "29x30", "--goal", "cover", "--pieces", "tetrominoes: ..9", "--time-limit", "1ms");
        assertThat(run.err()).doesNotContain("cover");
    }

    @Test
    void blocks_make_one_packing() {
        assertThat(CommandRun.of("solve", "28x70", "--blocks", "--all").err())
                .contains("--blocks builds only one packing, so --all has no use. Leave it out.");
    }

    @Test
    void blocks_leave_nothing_to_check_again() {
        CommandRun run = CommandRun.of("solve", "28x70", "--blocks", "--cross-check");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("--blocks does not search");
    }

    @Test
    void where_every_cell_is_covered_the_proof_is_one_step() throws IOException {
        Path puzzle = folder.resolve("full.yaml");
        Files.writeString(puzzle, "board: 2x3\npieces: {I3: any}\ngoal: cover\n");
        CommandRun run = CommandRun.of("solve", puzzle.toString(), "--proof", folder.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(folder.resolve("full.pbp")))
                .contains("soli ")
                .containsOnlyOnce("pol");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_full_disk_takes_the_proof_but_not_the_answer() throws IOException {
        Path proof = Files.createSymbolicLink(folder.resolve("10x14.pbp"), Path.of("/dev/full"));
        CommandRun run = CommandRun.of("solve", "10x14", "--proof", folder.toString());
        assertThat(run.firstLine()).isEqualTo("status: infeasible");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).startsWith("error: " + proof + ": This file cannot be written completely");
        assertThat(folder.resolve("10x14.opb")).doesNotExist();
    }

    @ParameterizedTest
    @EnabledOnOs(OS.LINUX)
    @ValueSource(strings = {"--all", "--all --up-to-symmetry", "--all --threads 2", "--limit 900"})
    void a_list_on_a_full_disk_is_told_with_its_name(String options) throws IOException {
        for (String ending : List.of(".json", ".ndjson", ".csv", ".txt")) {
            Path list = Files.createSymbolicLink(folder.resolve("list" + ending), Path.of("/dev/full"));
            String command = "solve 5x12 --pieces pentominoes " + options + " -o " + list;
            CommandRun run = CommandRun.of(command.split(" "));
            assertThat(run.status()).as(command).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err()).as(command).startsWith("error: " + list + ": This file cannot be written completely");
        }
    }

    @Test
    void all_packings_and_whether_there_is_one_are_two_questions() {
        CommandRun run = CommandRun.of("solve", "4x10", "--all", "--unique");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("so --all has no use. Leave it out.");
    }

    @Test
    void two_packings_that_are_mirror_images_are_said_to_be() {
        CommandRun run = CommandRun.of("solve", "2x4", "--pieces", "L: 2", "--unique", "-q");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).contains("solutions: 2 or more", "image: flip");
    }

    @Test
    void mirror_images_are_one_packing_up_to_symmetry() {
        CommandRun run = CommandRun.of("solve", "2x4", "--pieces", "L: 2", "--unique", "--up-to-symmetry", "-q");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).contains("classes: 1", "packings: 2 (these are all)");
    }

    @Test
    void symmetry_is_for_whether_there_is_one() {
        CommandRun run = CommandRun.of("solve", "4x10", "--up-to-symmetry");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("--up-to-symmetry is for --unique, --all or --limit. Add");
    }

    @Test
    void a_picture_of_nothing_is_said_to_be_the_board() {
        CommandRun run = CommandRun.of(
                "solve", "10x14", "--svg", folder.resolve("none.svg").toString());
        assertThat(run.err()).contains("the picture shows the board");
    }

    @Test
    void weights_that_are_not_shown_can_be_found() {
        String line = "weights: shown by 'solve --explain', and by 'explain'";
        assertThat(CommandRun.of("solve", "4x19", "--pieces", "fixed-tetrominoes")
                        .lines())
                .contains(line);
        assertThat(CommandRun.of("solve", "4x19", "--pieces", "fixed-tetrominoes", "--explain")
                        .lines())
                .doesNotContain(line);
    }

    @Test
    void a_size_that_the_standard_bag_cannot_fill_is_told_what_that_is() {
        String hint = "A size alone has the standard bag, here 1 each of T, I, O, L and S. Add --pieces";
        assertThat(CommandRun.of("solve", "5x5").err()).startsWith(hint);
        assertThat(CommandRun.of("solve", "5x5", "--pieces", "T: 7").err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "T: 3       | 13 cells of the board open. Use --goal",
                "O: 1, T: 2 | 13 cells of the board open. Use --goal",
                "2x2: 6     | 1 cell of the board open. Use --goal",
                "4x4: 1, 1x1: 2, 1x3: 1 | 4 cells of the board open. Use \"1x1: 2..\", --goal cover, or draw a board of '?', whose"
                        + " cells may stay open."
            })
    void pieces_that_are_too_few_may_leave_cells_open(String pieces, String advice) {
        CommandRun run = CommandRun.of("solve", "5x5", "--pieces", pieces);
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.err()).startsWith("The pieces leave " + advice);
    }

    @Test
    void pieces_whose_names_begin_with_a_number_are_not_counted_with_an_apostrophe() {
        assertThat(CommandRun.of("solve", "4x9", "--pieces", "2x3: 2, 3x2: 4", "--symmetry", "fixed")
                        .out())
                .contains("; the 4 pieces 3x2 weigh 2 in all, but");
    }

    @Test
    void there_is_only_one_best_covering() {
        CommandRun run = CommandRun.of("solve", "instances/coverings/one-set-5x4.yaml", "--all");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("'solve' alone finds a best covering");
    }

    @Test
    void coverings_whose_cells_count_differently_have_proofs() throws IOException {
        CommandRun run = CommandRun.of("solve", "instances/coverings/treasure-7x7.yaml", "--proof", folder.toString());
        assertThat(run.firstLine()).isEqualTo("status: optimal");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(folder.resolve("treasure-in-7x7.pbp"))).contains("conclusion BOUNDS -101 : ");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void one_proof_on_a_full_disk_does_not_keep_the_others_from_theirs() throws IOException {
        Files.createSymbolicLink(folder.resolve("10x14.pbp"), Path.of("/dev/full"));
        CommandRun run = CommandRun.of("solve", "10x14", "15x28", "--proof", folder.toString());
        assertThat(run.out().lines()).hasSize(5);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(folder.resolve("10x14.opb")).doesNotExist();
        assertThat(folder.resolve("15x28.opb")).exists();
    }

    @Test
    void a_proof_that_a_limit_ends_leaves_the_answer_and_no_files() {
        Path proofs = folder.resolve("p");
        CommandRun run = CommandRun.of("solve", "2x20", "--node-limit", "40", "--proof", proofs.toString());
        assertThat(run.firstLine()).isEqualTo("status: infeasible");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.err())
                .contains("No proof of '2x20' is written: the node limit was reached before it was complete. The answer"
                        + " is valid without it. Allow more.");
        assertThat(proofs).doesNotExist();
    }

    @Test
    void the_proof_of_what_sums_answer_is_said_to_be_another_search() {
        Path proofs = folder.resolve("p");
        CommandRun run = CommandRun.of("solve", "2x20", "--model", "sums", "--proof", proofs.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.err())
                .contains("The answer comes from --model sums, but the proof comes from a separate search");
        assertThat(proofs.resolve("2x20.pbp")).exists();
    }

    @Test
    void all_packings_are_told_to_be_all() {
        CommandRun run = CommandRun.of("solve", "4x10", "--all", "--quiet");
        assertThat(run.out()).contains("packings: 1,796 (these are all)").doesNotContain("┌");
    }

    @Test
    void a_limit_of_packings_prints_so_many_pictures() {
        CommandRun run = CommandRun.of("solve", "4x10", "--limit", "3");
        assertThat(run.out()).contains("packings: 3 (there may be more)");
        assertThat(run.lines()).filteredOn(line -> line.startsWith("┌")).hasSize(3);
    }

    @Test
    void both_models_find_as_many() {
        CommandRun run = CommandRun.of("solve", "5x4", "--wrap", "vertical", "--all", "--quiet", "--model", "sums");
        assertThat(run.out()).contains("packings: 140 (these are all)");
    }

    @Test
    void statistics_are_printed_when_asked_for() {
        assertThat(CommandRun.of("solve", "4x10", "--stats", "--quiet").out())
                .contains("placements: 401")
                .contains("dead ends: ")
                .contains("restarts: ")
                .contains("memory: ");
    }

    @Test
    void the_same_seed_gives_the_same_packing() {
        assertThat(picture("7")).isEqualTo(picture("7")).isNotEqualTo(picture("8"));
    }

    private static String picture(String seed) {
        String out = CommandRun.of("solve", "8x10", "--seed", seed).out();
        return out.substring(0, out.indexOf("seconds"));
    }

    @Test
    void pictures_are_written() throws IOException {
        Path svg = folder.resolve("a.svg");
        Path png = folder.resolve("a.png");
        CommandRun run = CommandRun.of("solve", "4x10", "--svg", svg.toString(), "--png", png.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(svg)).startsWith("<").contains("<svg").contains("</svg>");
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void many_puzzles_get_a_line_each_a_summary_and_the_worst_exit_code() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.yaml"), "board: 2x2\npieces:\n  K: 1\n");
        CommandRun run = CommandRun.of("solve", "4x10", "4x5", bad.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(0)).startsWith("status: packed ").contains("4x10");
        assertThat(run.lines().get(1)).startsWith("status: infeasible ").contains("4x5");
        assertThat(run.lines().get(2)).isEqualTo("status: unusable    " + bad);
        assertThat(run.lines().get(3)).startsWith("3 puzzles: 1 packed, 1 infeasible, 0 undecided, 1 unusable;");
        assertThat(run.err())
                .startsWith("error: ")
                .contains("bad.yaml:3:")
                .contains("'K'")
                .matches(Advice.IN);
    }

    @Test
    void many_puzzles_in_json_are_a_line_each() {
        CommandRun run = CommandRun.of("solve", "4x10", "4x5", "--format", "json");
        assertThat(run.lines()).hasSize(2).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
    }

    @Test
    void every_line_of_json_says_which_input_it_answers() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.yaml"), "board: 2x2\npieces:\n  K: 1\n");
        CommandRun run = CommandRun.of("solve", "4x10", bad.toString(), "4x5", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(0)).contains("},\"input\":\"4x10\",\"packings\":[{");
        assertThat(run.lines().get(1))
                .startsWith("{\"input\":\"" + bad + "\",\"packings\":[],\"status\":\"unusable\",\"errors\":[\"")
                .contains("bad.yaml:3:3: Unknown kind 'K'.");
        assertThat(run.lines().get(2)).contains("\"input\":\"4x5\"").contains("\"status\":\"infeasible\"");
    }

    @Test
    void json_names_what_the_documentation_names() {
        CommandRun run = CommandRun.of("solve", "4x10", "--format", "json");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .contains("\"status\":\"packed\"")
                .contains("\"puzzle\":{")
                .contains("\"packings\":[{\"pieces\":[{\"kind\":\"T\",\"cells\":[[")
                .contains("\"picture\":[\"")
                .contains("\"nodes\":")
                .contains("\"seconds\":");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve 4x10 --limit 0",
                "solve 4x10 --limit x",
                "solve 4x10 --limit 3 --all",
                "solve 4x10 --node-limit -1",
                "solve 4x10 --threads 0",
                "solve 4x10 --time-limit soon",
                "solve 4x10 --model dancing",
                "solve 4x10 --format xml",
                "solve 4x10 --seed",
                "solve 4x10 --sved 1",
                "solve 4x10 4x5 --svg a.svg",
                "solve puzzle.yaml --svg puzzle.yaml",
                "solve 4x10 --svg a.svg --png a.svg",
                "solve 100000x100000",
                "solve 0x5",
                "solve no-such-file.yaml",
                "solve src",
                "sovle 4x10",
                "verify 4x10",
                "render",
                "info"
            })
    void unusable_arguments_get_one_message_with_advice(String line) {
        CommandRun run = CommandRun.of(line.split(" ", -1));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("error: ")
                .matches(Advice.IN);
    }

    @Test
    void without_a_command_the_usage_is_shown() {
        CommandRun run = CommandRun.of();
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Usage: quadrille").contains("solve");
    }

    @Test
    void help_is_no_mistake() {
        CommandRun run = CommandRun.of("solve", "--help");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("Usage: quadrille solve").contains("--time-limit");
    }

    @Test
    void a_picture_that_cannot_be_written_is_noticed_before_the_search() {
        CommandRun run = CommandRun.of(
                "solve", "4x10", "--svg", folder.resolve("none/a.svg").toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("its folder does not exist. Create it first.");
    }

    @Test
    void an_svg_is_not_written_into_a_png() {
        CommandRun run =
                CommandRun.of("solve", "4x10", "--svg", folder.resolve("a.png").toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Use --png");
    }
}
