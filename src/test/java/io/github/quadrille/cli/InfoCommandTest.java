package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InfoCommandTest {
    @Test
    void one_cell_is_one_cell() {
        assertThat(CommandRun.of("info", "1x1", "--pieces", "I2").lines())
                .contains("board: 1x1, wrap none, 1 cell to cover", "symmetry of the board: order 1 (identity)");
    }

    @Test
    void it_shows_board_bag_area_placements_and_symmetry() {
        CommandRun run = CommandRun.of("info", "4x10");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: read");
        assertThat(run.out())
                .contains("board: 4x10, wrap none, 40 cells to cover")
                .contains("symmetry of the board: order 4 (identity, turn 180, flip, flip turn 180)")
                .contains("area of the bag: 40")
                .contains("placements: 401");
    }

    @Test
    void json_says_the_same() {
        assertThat(CommandRun.of("info", "4x10", "--format", "json").out())
                .startsWith("{\"status\":\"read\",\"puzzle\":{")
                .contains("\"mandatory\":40")
                .contains("\"placements\":401")
                .contains("\"order\":4")
                .contains("{\"kind\":\"T\",\"count\":\"2\",\"size\":4,\"orientations\":4,");
    }
}
