package io.github.quadrille.app.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateCommandTest {
    private static final String CALENDAR = "instances/calendar/";

    @Test
    void a_level_has_its_parts() {
        CommandRun run = CommandRun.of("rate", CALENDAR + "october-6.yaml");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .contains("status: rated", "packings: 7 in all; the more there are, the sooner a player finds one")
                .anyMatch(line -> line.matches("level: [78] of 10, hard; .*"))
                .anyMatch(line -> line.matches("traps: in [0-9]+ of 21 games, .*"));
        assertThat(CommandRun.of("rate", CALENDAR + "october-6.yaml").out()).isEqualTo(run.out());
    }

    @Test
    void several_make_a_table_from_easy_to_hard() {
        CommandRun run = CommandRun.of(
                "rate",
                "instances/mixed/begun-6x10-with-a-mistake.yaml",
                CALENDAR + "october-6.yaml",
                "instances/mixed/begun-6x10.yaml");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).hasSize(5).startsWith("status: infeasible");
        assertThat(run.lines().get(2)).contains("6x10");
        assertThat(run.lines().get(3)).matches(" {4}[78] .* hard {11}7  A puzzle a day, 6 October");
        assertThat(run.lines().get(4)).startsWith("    -  infeasible: ");
    }

    @ParameterizedTest
    @CsvSource({
        "2x6 --pieces O:3, YES, rated",
        "2x6 --pieces T:3, NO, infeasible",
        "40x40 --pieces tetrominoes:80, UNDECIDED, too large to be rated"
    })
    void the_exit_code_says_whether_it_is_rated(String arguments, ExitStatus status, String words) {
        CommandRun run = CommandRun.of(("rate --format json " + arguments).split(" "));
        assertThat(run.status()).isEqualTo(status);
        assertThat(run.out()).contains(words);
    }

    @Test
    void cells_that_may_stay_open_are_no_obstacle() {
        CommandRun run = CommandRun.of("rate", "instances/mixed/five-t-5x5.yaml", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("\"pieces\":5,\"difficulty\":{\"level\":");
    }
}
