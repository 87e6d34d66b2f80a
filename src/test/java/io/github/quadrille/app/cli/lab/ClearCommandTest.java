package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ClearCommandTest {
    private static final String BOARD = "instances/line-clear/board-26.csv";
    private static final String NO_WAY = "instances/line-clear/board-02.csv";

    @TempDir
    private Path folder;

    @Test
    void the_fewest_moves_come_with_the_board_after_each() {
        CommandRun run = CommandRun.of("clear", BOARD);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: solved");
        assertThat(run.lines().subList(1, 4)).allMatch(line -> line.startsWith("$SOLUTION PLACE("));
        assertThat(run.out())
                .contains("start ", "move 3", "R new piece", "moves: 3 (proven minimal)\n", "nodes: ", "seconds: ")
                .doesNotContain("\u001b");
    }

    @Test
    void no_way_is_proven() {
        CommandRun run = CommandRun.of("clear", NO_WAY, "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .startsWith("status: infeasible\n$SOLUTION NOT_FOUND\nreason: ")
                .contains("nodes: 0");
    }

    @Test
    void json_is_one_line() {
        CommandRun run = CommandRun.of("clear", BOARD, "--format", "json");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .startsWith("{\"status\":\"solved\",\"board\":")
                .contains("\"moves\":3,\"minimal\":true,\"plan\":[[[");
        assertThat(CommandRun.of("clear", NO_WAY, "--format", "json").out())
                .startsWith("{\"status\":\"infeasible\",")
                .contains("\"reason\":\"");
    }

    @Test
    void the_published_search_may_take_a_move_too_many_and_says_so() {
        CommandRun run = CommandRun.of("clear", BOARD, "--method", "astar", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("moves: 4 (not proven minimal)");
    }

    @Test
    void the_published_search_may_see_no_way_where_there_is_one() {
        CommandRun run = CommandRun.of(
                "clear", "instances/line-clear/board-15.csv", "--method", "astar", "--heuristic", "published", "-q");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).startsWith("status: undecided\n").contains("proves nothing");
    }

    @Test
    void every_method_and_admissible_heuristic_finds_the_minimum() throws IOException {
        String board = file("b.csv", "r,,,,\n,,,b,b\n,,B,,b\n,b,,b,b\nb,,b,,b\n");
        String[][] ways = {{"--method", "choco"}, {"--method", "astar", "--heuristic", "admissible"}, {}};
        for (String[] way : ways) {
            String[] arguments = new String[way.length + 5];
            System.arraycopy(new String[] {"clear", board, "--size", "5x5", "-q"}, 0, arguments, 0, 5);
            System.arraycopy(way, 0, arguments, 5, way.length);
            assertThat(CommandRun.of(arguments).out()).contains("moves: 3 (proven minimal)");
        }
    }

    @Test
    void a_time_limit_leaves_it_undecided() {
        CommandRun run = CommandRun.of("clear", BOARD, "--time-limit", "0ms", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).contains("status: undecided\nreason: the time limit was reached\nmoves: at least 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"exact", "choco", "astar"})
    void a_limit_of_nodes_leaves_it_undecided(String method) {
        CommandRun run = CommandRun.of("clear", BOARD, "--node-limit", "0", "--method", method, "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).contains("reason: the node limit was reached\n");
    }

    @Test
    void a_strip_of_frames_is_drawn() throws IOException {
        Path svg = folder.resolve("game.svg");
        CommandRun.of("clear", BOARD, "--svg", svg.toString());
        assertThat(Files.readString(svg)).contains("Start", "Move 3: the target is gone");
    }

    @Test
    void a_board_that_moves_is_drawn_with_every_token_that_ever_lies_on_it() throws IOException {
        Path svg = folder.resolve("moving.svg");
        CommandRun.of("clear", BOARD, "--animation", svg.toString());
        String text = Files.readString(svg);
        assertThat(text).contains("Start", "Move 3: the target is gone", "prefers-reduced-motion");
        assertThat(text.split("rx=\"4\" fill=\"#f2a93b\" class=\"t", -1)).hasSize(1 + 3 * 4);
    }

    @Test
    void a_line_that_is_full_already_gives_a_warning() {
        CommandRun run = CommandRun.of("clear", "instances/line-clear/board-13.csv", "--quiet");
        assertThat(run.err()).contains("warning: ").contains("is emptied after the first move");
        assertThat(run.out()).contains("moves: 4 (proven minimal)");
    }

    @Test
    void the_table_compares_with_the_published_search() {
        CommandRun run = CommandRun.of("clear", "--compare", BOARD, NO_WAY);
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: compared");
        assertThat(run.out())
                .containsPattern("board-26 +3 +11 +4 +5 +\\+2 +4 +4 +4 +\\+1 +4\n")
                .containsPattern("board-02 +no way +0 +\\? +infinite +- ")
                .contains(" ?: no plan was found, which proves nothing. ");
        assertThat(CommandRun.of("clear", "--compare", BOARD, "--format", "json")
                        .out())
                .contains("\"estimate\":5,\"overestimate\":2},\"between\":")
                .endsWith("\"estimate\":4,\"overestimate\":1}}\n");
    }

    @Test
    void any_heuristics_are_compared_and_summed_up() {
        CommandRun run = CommandRun.of(
                "clear",
                "--compare",
                BOARD,
                "instances/line-clear/board-18.csv",
                "missing.csv",
                "--heuristic",
                "published,unweighted,between,remeasured,gaps,admissible,none",
                "--ties",
                "oldest",
                "--node-limit",
                "20");
        assertThat(run.out())
                .containsPattern(
                        "board +optimum +nodes +published .* unweighted .* between .* remeasured .* gaps .* admissible .* none ")
                .contains("Of 2 boards whose optimum is proven (1 of 3 cannot be read):\n")
                .contains(
                        "\nadmissible: ", "; estimate below the optimum on 1, equal on 1, above on 0, infinite on 0\n");
        assertThat(CommandRun.of("clear", "--compare", BOARD, "--heuristic", "gaps", "--format", "json")
                        .out())
                .contains("},\"gaps\":{\"status\":\"solved\",")
                .doesNotContain("published");
    }

    @Test
    void all_blue_tokens_go_with_the_fewest_moves_or_one_after_another() throws IOException {
        String board = "instances/line-clear/board-21.csv";
        CommandRun exact = CommandRun.of("clear", board, "--all");
        assertThat(exact.out()).contains("moves: 5 (proven minimal)\n").doesNotContain("B target");
        CommandRun loop = CommandRun.of("clear", BOARD, "--all", "--method", "astar", "-q");
        assertThat(loop.out()).startsWith("status: solved\n").contains("moves: 7 (not proven minimal)\n");
        String plan = file("plan.txt", loop.out());
        assertThat(CommandRun.of("verify", BOARD, plan, "--all").out()).isEqualTo("status: valid\nmoves: 7\n");
        assertThat(CommandRun.of("verify", BOARD, plan).status()).isEqualTo(ExitStatus.NO);
    }

    @Test
    void a_limit_leaves_the_best_plan_for_all_blue_tokens_with_a_bound() {
        CommandRun run = CommandRun.of("clear", BOARD, "--all", "--node-limit", "50", "-q");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).filteredOn(line -> line.startsWith("$SOLUTION")).hasSize(6);
        assertThat(run.out()).contains("moves: 6 (at least 4)\n");
        assertThat(CommandRun.of("clear", BOARD, "--all", "--node-limit", "50", "--format", "json")
                        .out())
                .contains("\"at_least\":4,\"moves\":6,\"minimal\":false,\"plan\":[[[");
    }

    @Test
    void all_blue_tokens_are_compared_too() {
        assertThat(CommandRun.of("clear", BOARD, NO_WAY, "--all", "--compare", "--node-limit", "50")
                        .out())
                .containsPattern("board-26 +4\\.\\.6 +50 +7 +- +- +7 +6 +- +- +6\n")
                .containsPattern("board-02 +no way +0 +\\? ");
    }

    @Test
    void the_loop_can_be_made_by_hand_with_the_board_after_each_plan() throws IOException {
        String first = folder.resolve("first.csv").toString();
        String second = folder.resolve("second.csv").toString();
        String plan =
                file("plan.txt", CommandRun.of("clear", BOARD, "--after", first).out());
        assertThat(CommandRun.of("verify", BOARD, plan, "--after", second).status())
                .isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(Path.of(first)))
                .hasLineCount(11)
                .contains("b")
                .doesNotContain("B")
                .isEqualTo(Files.readString(Path.of(second)));
        String none = folder.resolve("none.csv").toString();
        assertThat(CommandRun.of("clear", first, "--all", "--method", "astar", "--after", none)
                        .status())
                .isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(Path.of(none))).hasLineCount(11).doesNotContain("b");
        assertThat(CommandRun.of("clear", none, "--all").out()).contains("moves: 0 (proven minimal)\n");
    }

    @Test
    void without_a_plan_no_board_is_written() throws IOException {
        Path after = folder.resolve("after.csv");
        assertThat(CommandRun.of("clear", NO_WAY, "--after", after.toString()).err())
                .contains("warning: ")
                .contains("there is no plan");
        String plan = file("plan.txt", "$SOLUTION PLACE(0-0, 0-1, 0-2, 1-2)\n");
        assertThat(CommandRun.of("verify", BOARD, plan, "--after", after.toString())
                        .err())
                .contains("the plan is not valid");
        assertThat(after).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "absent.csv",
                BOARD + " --size 5x5",
                BOARD + " --size 5",
                BOARD + " --size 0x5",
                BOARD + " --size 100000x99999999999",
                BOARD + " --method foo",
                "instances/pentominoes/pentominoes-8x8-without-middle.yaml",
                BOARD + " --target 0,0",
                BOARD + " --target middle",
                BOARD + " --heuristic none",
                BOARD + " --heuristic none,gaps --method astar",
                BOARD + " --heuristic best --compare",
                BOARD + " --ties oldest",
                BOARD + " --node-limit -1",
                BOARD + " --threads 0",
                BOARD + " --threads 2 --method astar",
                BOARD + " --compare --threads 2",
                BOARD + " --svg no/folder/a.svg",
                BOARD + " --svg a.png",
                BOARD + " --svg " + BOARD,
                BOARD + " --compare --method choco",
                BOARD + " --compare --after a.csv",
                BOARD + " --all --target 3,7",
                BOARD + " --all --method choco",
                BOARD + " --animation a.gif",
                BOARD + " --after a.txt",
                BOARD + " --after " + BOARD,
                BOARD + " " + NO_WAY,
                BOARD + " --wrap sideways"
            })
    void what_cannot_be_used_gets_advice(String arguments) {
        CommandRun run = CommandRun.of(("clear " + arguments).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).startsWith("error: ").matches(Advice.IN).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void our_own_plans_are_valid() throws IOException {
        String plan = file("plan.txt", CommandRun.of("clear", BOARD).out());
        CommandRun run = CommandRun.of("verify", BOARD, plan);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).isEqualTo("status: valid\nmoves: 3\n");
    }

    @Test
    void what_is_wrong_with_a_plan_is_said_exactly() throws IOException {
        String plan = file("plan.txt", "$SOLUTION PLACE(0-0, 0-1, 0-2, 1-2)\n");
        CommandRun run = CommandRun.of("verify", BOARD, plan);
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .containsExactly(
                        "status: invalid",
                        "Move 1: (0, 1) has a red token already.",
                        "The target at (3, 7) is still there after the only move.",
                        "moves: 1");
        assertThat(CommandRun.of("verify", BOARD, plan, "--format", "json").out())
                .startsWith("{\"status\":\"invalid\",")
                .contains("\"moves\":1,\"faults\":[\"Move 1: ");
    }

    @Test
    void no_referee_can_see_that_there_is_no_way() throws IOException {
        CommandRun run = CommandRun.of("verify", NO_WAY, file("plan.txt", "$SOLUTION NOT_FOUND\n"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Try 'quadrille clear");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
