package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.CompareRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class CompareCommandTest {
    @TempDir
    private Path folder;

    @Test
    void the_status_comes_first_and_then_a_table_per_puzzle_on_one_line_a_sentence() {
        CommandRun run = honest("4x10", "4x5", "--runs", "3", "--max-iterations", "100");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: compared");
        assertThat(run.out())
                .contains("puzzle: 4x10", "exact: packed by the exact search in ")
                .contains("puzzle: 4x5", "exact: infeasible in ", "Colour the board like a chessboard. Then ")
                .containsPattern("random +\\d/3 ")
                .contains("2 puzzles, 2 methods, 3 runs each, at most 100 steps a run, seed 1, ");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void a_summary_is_one_table_over_all_puzzles_for_people_and_programs() {
        String[] words = {"4x10", "4x5", "--runs", "3", "--max-iterations", "100", "--summary"};
        CommandRun run = honest(words);
        assertThat(run.lines()).element(1).asString().startsWith("exact: 1 infeasible, 1 packed, in ");
        assertThat(run.out())
                .doesNotContain("puzzle: ")
                .containsPattern("\nrandom +2 +\\d/6 +\\d+\\.\\d % +\\d+ to \\d+ % +0 +\\d\n");
        assertThat(honest(Stream.concat(Stream.of(words), Stream.of("--format", "json"))
                                .toArray(String[]::new))
                        .out())
                .contains("\"proven\":{\"infeasible\":1,\"packed\":1}", "\"puzzles\":2,\"runs\":6,\"successes\":");
    }

    @Test
    void a_large_target_left_undecided_is_for_another_command() throws IOException {
        Path target = Files.writeString(folder.resolve("target.txt"), ("1".repeat(30) + "\n").repeat(29));
        CommandRun run =
                honest("4x10", target.toString(), "--runs", "1", "--max-iterations", "5", "--exact-time-limit", "1ms");
        assertThat(run.err())
                .isEqualToIgnoringNewLines(
                        "The puzzle target asks for as many cells as tetrominoes can cover, any number of each. Use 'cover "
                                + target + "', which is for large targets.");
    }

    @Test
    void tables_and_sentences_fit_a_terminal_of_80_columns() {
        CommandRun run =
                CommandRun.inTerminal(80, false, "compare", "4x10", "4x5", "--runs", "2", "--max-iterations", "20");
        assertThat(run.lines())
                .anyMatch(line -> line.startsWith("constructive-beam "))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void steps_since_the_last_restart_are_told_where_a_successful_run_restarted() {
        String out = honest("4x10", "--methods", "orderly", "--runs", "4", "--max-iterations", "5000")
                .out();
        assertThat(out)
                .containsPattern("\n  of these steps, since the last restart: orderly \\d+, after \\d+ restarts\\n");
    }

    @Test
    void a_method_that_refuses_says_why() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), "board: |\n  ....\n  ...?\npieces:\n  I: any\n");
        assertThat(honest(puzzle.toString(), "--runs", "1", "--max-iterations", "20")
                        .out())
                .contains("refused: It needs boards without optional cells. Use another method.");
    }

    @Test
    void a_wrong_claim_is_told_and_exits_with_1() {
        CommandRun run = CompareRun.of(CompareRun.WITH_LIAR, "4x10", "--runs", "2", "--max-iterations", "20");
        assertThat(run.status()).isEqualTo(ExitStatus.DEFECT);
        assertThat(run.firstLine()).isEqualTo("status: refuted");
        assertThat(run.out())
                .contains("REFUTED: run 1 (seed ")
                .contains("Overlap at")
                .containsPattern("liar +0/2 ");
    }

    @Test
    void many_wrong_claims_are_told_shortly() {
        String out = CompareRun.of(CompareRun.WITH_LIAR, "4x10", "--runs", "9", "--max-iterations", "20")
                .out();
        assertThat(out.lines().filter(line -> line.startsWith("  REFUTED: run ")))
                .hasSize(3);
        assertThat(out).contains("  REFUTED: and 6 more runs of this method are refuted, too");
    }

    @Test
    void json_is_a_line_per_puzzle_and_the_same_on_any_number_of_threads() {
        String one = json("1");
        assertThat(one.lines()).hasSize(2);
        assertThat(withoutTimes(json("4"))).isEqualTo(withoutTimes(one));
        assertThat(one)
                .contains("\"status\":\"compared\"")
                .contains("\"mean_covered\":")
                .contains("\"seed\":1,\"threads\":1");
    }

    @Test
    void the_best_of_each_method_in_json_can_be_verified() throws IOException {
        String answer = honest(
                        "4x10", "--methods", "orderly", "--max-iterations", "5000", "--runs", "4", "--format", "json")
                .out();
        String best = answer.substring(answer.indexOf("\"best\":") + 7, answer.indexOf("}],\"seed\""));
        Path packing = Files.writeString(folder.resolve("best.json"), best);
        assertThat(CommandRun.of("verify", "4x10", packing.toString()).out()).startsWith("status: valid");
    }

    @Test
    void the_files_are_written() throws IOException {
        Path html = folder.resolve("r.html");
        Path csv = folder.resolve("r.csv");
        Path curves = folder.resolve("r.svg");
        CommandRun run = honest(
                "4x10", "--runs=2", "--max-iterations=50", "--html=" + html, "--csv=" + csv, "--curves=" + curves);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(curves, StandardCharsets.UTF_8))
                .startsWith("<svg ")
                .contains(">random</text>");
        assertThat(Files.readString(html, StandardCharsets.UTF_8)).startsWith("<!DOCTYPE html>");
        assertThat(Files.readAllLines(csv, StandardCharsets.UTF_8)).hasSize(5);
    }

    @Test
    void files_that_cannot_be_written_are_told_before_anything_is_run() {
        CommandRun run = honest("4x10", "--time-limit", "1h", "--html", folder.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("is a folder. Name a file in it.");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void a_report_does_not_replace_the_puzzle() {
        assertThat(honest("p.yaml", "--csv", "p.yaml").err())
                .contains("The output 'p.yaml' would replace the input. Give it another name.");
    }

    @Test
    void unknown_methods_are_told_with_those_that_are_known() {
        CommandRun run = honest("4x10", "--methods", "random,bean");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("There is no method 'bean'. Use 'all', or some of random, orderly.");
    }

    @Test
    void a_method_with_options_stands_beside_the_published_one() {
        CommandRun run = CommandRun.of(("compare 4x5 --runs 1 --max-iterations 9 --methods"
                        + " beam,beam:corner=both,draws=distinct,greedy:ties=random,hill-climbing")
                .split(" ", -1));
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().stream().map(line -> line.split(" ", 2)[0]))
                .contains("beam", "beam:corner=both,draws=distinct", "greedy:ties=random", "hill-climbing");
    }

    @Test
    void methods_stand_apart_by_blanks_and_rows_have_labels_in_every_report() throws IOException {
        Path csv = folder.resolve("r.csv");
        Path html = folder.resolve("r.html");
        CommandRun run = CommandRun.of(
                "compare",
                "--methods",
                "genetic:selection=proportionate,adoption=0.5",
                "genetic:label=no adoption,adoption=0",
                "4x5",
                "--runs=1",
                "--steps=3",
                "--csv=" + csv,
                "--html=" + html);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "genetic:selection=proportionate,adoption=0.5\n", "\nno adoption   ", "at most 3 steps a run");
        assertThat(csv).content().contains("no adoption");
        assertThat(html).content().contains("no adoption");
        assertThat(CommandRun.of(
                                "compare",
                                "4x5",
                                "--methods=genetic:label=no adoption,adoption=0",
                                "--methods=greedy",
                                "--runs=1",
                                "--steps=3",
                                "--format=json")
                        .out())
                .contains("\"method\":\"no adoption\"", "\"method\":\"greedy\"");
    }

    @Test
    void two_rows_are_not_called_the_same_and_none_is_called_nothing() {
        assertThat(CommandRun.of("compare", "4x5", "--methods", "genetic", "genetic:label=genetic,adoption=0")
                        .err())
                .contains("Two methods have the label 'genetic'. Leave out one, or give it another label.");
        assertThat(CommandRun.of("compare", "4x5", "--methods", "genetic:label=")
                        .err())
                .contains("'label=' cannot be a label. Write one such as label=ours.");
        assertThat(CommandRun.of("compare", "4x5", "--methods").err())
                .contains("--methods")
                .matches(Advice.IN);
    }

    @Test
    void a_run_ends_after_its_restarts_without_a_limit_of_time() {
        CommandRun run = CommandRun.of("compare", "4x5", "--methods=hill-climbing", "--runs=2", "--restarts=3");
        assertThat(run.out()).contains("1 method, 2 runs each, at most 3 restarts a run, seed 1");
        assertThat(honest("4x5", "--restarts", "-1").err())
                .contains("option '--restarts': '-1' is out of range. Use 0 or more.");
    }

    @Test
    void an_option_that_the_method_does_not_have_is_told_with_those_it_has() {
        assertThat(CommandRun.of("compare", "4x5", "--methods", "greedy:tie=random")
                        .err())
                .contains("'greedy' has no option 'tie'. Use one of origins, passes, ties.");
        assertThat(CommandRun.of("compare", "4x5", "--methods", "greedy:ties=often")
                        .err())
                .contains("--greedy-ties", "published, random");
        assertThat(CommandRun.of("compare", "4x5", "--methods", "greedy:passes=-1")
                        .err())
                .contains("--greedy-passes -1", "Use 0 or more.");
    }

    @Test
    void every_unusable_puzzle_is_told_before_anything_is_run() {
        CommandRun run = honest("4x10", "nowhere.yaml", "nothing.yaml");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("nowhere.yaml").contains("nothing.yaml");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void goals_that_count_something_else_are_refused_file_by_file_before_anything_is_run() throws IOException {
        Path pieces = puzzle("pieces.yaml", "goal: cover\nmaximise: pieces\npieces:\n  I: any\n  I5: any\n");
        Path weights = puzzle("weights.yaml", "goal: cover\ncell-weights: |\n  1119\npieces:\n  I: any\n");
        CommandRun run = honest(pieces.toString(), weights.toString(), "--time-limit", "1h");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err().lines()).hasSize(2);
        assertThat(run.err())
                .contains("but the goal of 'pieces' counts pieces. Leave out maximise and weights.")
                .contains("but the goal of 'weights' weighs its cells. Leave out cell-weights.");
    }

    @Test
    void coverings_are_told_in_words_of_their_own() throws IOException {
        String covering = puzzle("c.yaml", "goal: cover\npieces:\n  I3: any\n").toString();
        String[] arguments = {covering, "--runs", "2", "--methods", "random", "--max-iterations", "20"};
        assertThat(honest(arguments).out())
                .containsPattern("method +optimum ")
                .containsPattern("random +2/2 ")
                .contains("* to the optimum: the median of the runs that reached it");
        assertThat(honest(covering, "--runs", "2", "--methods", "random", "--format", "json")
                        .out())
                .contains("\"reached_optimum\":2", "\"status\":\"optimal\",\"limit\":\"target\"")
                .doesNotContain("\"packed\"");
    }

    @Test
    void few_runs_have_the_table_alone_unless_statistics_are_wanted() {
        String[] few = {"4x10", "--methods", "random,random:label=again", "--runs", "2", "--steps", "5"};
        String table = honest(few).out();
        assertThat(table)
                .containsPattern("\nrandom +\\d/2 .*\nagain +\\d/2 ")
                .contains("\nIntervals and tests: with --statistics, or with 10 runs or more.\n")
                .doesNotContain("95 %", "Holm");
        assertThat(honest(with(few, "--statistics")).out())
                .containsSubsequence("method ", "* to the packing", "95 % intervals", "difference, 95 %", "Fisher")
                .doesNotContain("with --statistics");
        assertThat(honest(with(few, "--against", "again")).out()).contains("95 % intervals", "the row again");
        assertThat(honest(with(few, "--format", "json")).out())
                .contains("\"success_interval\":[", "\"difference\":{\"against\":\"random\"");
    }

    @Test
    void ten_runs_have_intervals_and_tests_below_the_table() {
        assertThat(honest("4x10", "--methods", "random,random:label=again", "--runs", "10", "--steps", "5")
                        .out())
                .containsSubsequence("method ", "95 % intervals", "Holm", "difference, 95 %", "Fisher");
    }

    @Test
    void statistics_are_not_for_the_summary() {
        assertThat(honest("4x10", "--summary", "--statistics").err()).contains("so --statistics has no use");
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void no_cost_is_below_zero_nor_is_its_interval() {
        assertThat(CommandRun.of("compare 4x10 --methods beam --runs 2 --steps 10 --seed 5 --format json".split(" "))
                        .out())
                .containsPattern("\"mean_cost\":14\\.4,\"mean_cost_interval\":\\[0,66\\.4");
    }

    @Test
    void methods_given_twice_and_words_that_stand_alone_are_told() {
        assertThat(honest("4x10", "--methods", "random,random").err())
                .contains("Two methods have the label 'random'. Leave out one, or give it another label.");
        assertThat(honest("4x10", "--methods", "all,none").err())
                .contains("'none' cannot be combined with other methods. Leave it out.");
        assertThat(honest("4x10", "--methods", "random:label=x,label=y").err())
                .contains("The method 'random' has two labels. Leave one of them out.");
    }

    @Test
    void all_may_stand_beside_others() {
        assertThat(honest("4x10", "--methods", "all,random:label=again", "--runs", "1", "--steps", "5")
                        .out())
                .contains("1 puzzle, 3 methods, 1 run each, at most 5 steps a run");
    }

    @Test
    void nothing_to_run_is_told_by_the_option() {
        assertThat(honest("4x10", "--runs", "0").err())
                .contains("option '--runs': '0' is out of range. Use 1 or more.");
        assertThat(CommandRun.of("compare", "4x10", "--steps", "5", "--max-iterations", "6")
                        .err())
                .contains(
                        "--max-iterations and --steps are names of the same option, which is given twice. Leave one of them out.");
    }

    @Test
    void a_puzzle_given_twice_is_compared_once() {
        CommandRun run = honest("4x10", "4x10", "--runs", "1", "--max-iterations", "20");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.err()).isEqualToIgnoringNewLines("'4x10' is given twice; it is used once.");
        assertThat(run.lines()).filteredOn(line -> line.equals("puzzle: 4x10")).hasSize(1);
    }

    @Test
    void where_nothing_is_run_no_footnote_explains_it() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), "board: |\n  ....\n  ...?\npieces:\n  I: any\n");
        assertThat(honest(puzzle.toString(), "--methods", "orderly", "--runs", "1")
                        .out())
                .doesNotContain("* to");
    }

    @Test
    void no_time_is_no_limit() {
        assertThat(honest("4x10", "--time-limit", "0s").err())
                .contains("--time-limit 0s leaves nothing to do. Use 1ms or more.");
    }

    @Test
    void no_runs_compare_nothing() {
        assertThat(honest("4x10", "--runs", "0").err()).contains("Use 1 or more.");
        assertThat(honest("4x10", "--threads", "0").err()).contains("Use 1 or more.");
        assertThat(honest("4x10", "--max-iterations", "0").err()).contains("Use 1 or more.");
    }

    private Path puzzle(String name, String rest) throws IOException {
        return Files.writeString(folder.resolve(name), "board: |\n  ....\n" + rest);
    }

    private static CommandRun honest(String... arguments) {
        return CompareRun.of(CompareRun.HONEST, arguments);
    }

    private static String json(String threads) {
        return honest("4x10", "4x5", "--runs", "4", "--max-iterations", "200", "--threads", threads, "--format", "json")
                .out();
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"[a-z_]*seconds\":[^,}]*", "").replaceAll("\"threads\":\\d+", "");
    }
}
