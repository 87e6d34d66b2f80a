package io.github.quadrille.app.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HintCommandTest {
    private static final String BEGUN = "instances/mixed/begun-6x10.yaml";
    private static final String MISTAKE = "instances/mixed/begun-6x10-with-a-mistake.yaml";

    @TempDir
    private Path folder;

    @Test
    void the_next_step_is_shown_with_its_reason() {
        CommandRun run = CommandRun.of("hint", BEGUN);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out())
                .startsWith("status: completable\nhint: W5 on (2, 4), (3, 3), (3, 4), (4, 2), (4, 3)\n")
                .contains("│ W │", "│(V)")
                .contains(
                        "why: The cell (4, 2) can only be covered by W5, as shown: every other way would cut off 1 to 3 cells.")
                .contains("depth: 1");
    }

    @Test
    void more_steps_follow_each_other() {
        assertThat(CommandRun.of("hint", BEGUN, "--more").out())
                .contains("hint: W5", "hint 2: T5")
                .doesNotContain("hint 3");
    }

    @Test
    void what_is_possible_says_of_how_many_packings_or_which_limit_came_first() {
        assertThat(CommandRun.of("possible", "4x10").lines()).contains("of: all 1,796 packings");
        CommandRun run = CommandRun.of("possible", "20x20", "--time-limit", "1ms");
        assertThat(run.lines())
                .containsExactly("status: undecided", "of: no packing", "reason: the time limit was reached");
    }

    @Test
    void all_steps_are_no_number_of_steps() {
        assertThat(CommandRun.of("hint", BEGUN, "--all", "--more", "3").err())
                .contains("--all shows every step, so --more has no use. Leave it out.");
    }

    @Test
    void where_no_rule_helps_but_one_packing_is_left_that_is_said() {
        String heart = "quad1-aoAnYyzNyywsTdUtKK2qyknVLTbUNWRW1tPTA2MJPRhAYilDGcoSyhCmMogFVg9hKYMYyiztXd09vX39kwA";
        CommandRun run = CommandRun.of("hint", heart, "--more", "3");
        assertThat(run.out())
                .contains("No piece is certain yet. There is only one way to finish. It has this piece here.");
        assertThat(CommandRun.of("hint", heart, "--more", "3", "--format", "json")
                        .out())
                .contains("\"why\":\"No piece is certain yet. There is");
    }

    @Test
    void all_steps_make_a_packing() {
        CommandRun run = CommandRun.of("hint", BEGUN, "--all");
        assertThat(run.out()).contains("hint 6: ").doesNotContain("○");
    }

    @Test
    void what_to_take_away_is_said_where_there_is_no_way_on() throws IOException {
        Path svg = folder.resolve("h.svg");
        CommandRun run = CommandRun.of("hint", MISTAKE, "--svg", svg.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: not completable");
        assertThat(run.out())
                .contains("take away: ", "(pieces without brackets are to be taken away)")
                .contains("Take one piece away; then the board can be completed.");
        assertThat(Files.readString(svg)).contains("</svg>");
    }

    @Test
    void json_has_every_excluded_placement() {
        assertThat(CommandRun.of("hint", BEGUN, "--format", "json").out())
                .startsWith("{\"status\":\"completable\",\"puzzle\":{")
                .contains("\"hint\":\"forced\",\"piece\":{\"kind\":\"W5\"")
                .contains("\"excluded\":[{\"kind\":")
                .contains("\"then\":\"");
        assertThat(CommandRun.of("hint", MISTAKE, "--format", "json").out())
                .contains("\"hint\":\"take away\"")
                .contains("\"fewest\":true");
    }

    @Test
    void a_wrong_number_of_steps_is_refused() {
        assertThat(CommandRun.of("hint", BEGUN, "--more", "-1").err()).contains("'-1' is out of range. Use 0 or more.");
    }

    @Test
    void a_goal_to_cover_is_refused() {
        CommandRun run = CommandRun.of("hint", "4x5", "--pieces", "T: any", "--goal", "cover");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Hints are about packings");
    }

    @Test
    void possible_counts_what_lies_where() throws IOException {
        Path svg = folder.resolve("m.svg");
        Path png = folder.resolve("m.png");
        CommandRun run =
                CommandRun.of("possible", BEGUN, "--kind", "W5", "--svg", svg.toString(), "--png", png.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out())
                .contains("packings: 3\n")
                .contains("W5: on each cell, in percent")
                .contains("100 100");
        assertThat(Files.readString(svg)).contains("</svg>");
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void possible_says_when_nothing_is() {
        CommandRun run = CommandRun.of("possible", MISTAKE);
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).startsWith("status: infeasible\n").contains("reason: ");
    }

    @Test
    void possible_in_json_has_a_count_for_each_kind_on_each_cell() {
        assertThat(CommandRun.of("possible", "4x5", "--pieces", "tetrominoes: any", "--kind", "I", "--format", "json")
                        .out())
                .contains("{\"kind\":\"I\",\"cell\":[0,0],\"count\":\"")
                .contains("\"source\":\"all\"");
    }

    @Test
    void an_unknown_kind_is_refused() {
        assertThat(CommandRun.of("possible", BEGUN, "--kind", "Q").err()).contains("Use one of these.");
    }
}
