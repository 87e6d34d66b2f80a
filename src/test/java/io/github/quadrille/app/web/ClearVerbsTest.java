package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClearVerbsTest extends ServerTest {
    /** An I in the first row fills this row. The row is cleared together with the second row, which is already full. */
    private static final String BOARD = "r,,,,\nb,b,b,b,B\n,,,,\n";

    @Test
    void the_fewest_moves_are_proven() throws Exception {
        assertThat(server.ask("clear?wrap=none", BOARD.replace("b,b,b", "b,b,")))
                .startsWith("{\"status\":\"solved\",\"board\":\"board\",\"moves\":1,\"minimal\":true,\"plan\":[[[");
        assertThat(server.ask("clear", "r,r\nb,B\n")).contains("\"status\":\"infeasible\"", "\"reason\":");
    }

    @Test
    void every_legal_move_is_told_with_the_board() throws Exception {
        assertThat(server.ask("clear-moves?wrap=none", BOARD))
                .startsWith(
                        "{\"status\":\"read\",\"board\":{\"rows\":3,\"columns\":5,\"wrap\":\"none\",\"csv\":\"r,,,,\\n")
                .contains("\"targets\":[[1,4]]},\"moves\":[[[0,1],[0,2],[0,3],[0,4]]],");
    }

    @Test
    void a_move_empties_full_lines() throws Exception {
        assertThat(server.ask("clear-lay?wrap=none&cells=0,1;0,2;0,3;0,4", BOARD))
                .startsWith("{\"status\":\"won\",\"csv\":\",,,,\\n,,,,\\n,,,,\\n\",\"removed\":"
                        + "[[0,0],[0,1],[0,2],[0,3],[0,4],[1,0],[1,1],[1,2],[1,3],[1,4]],");
    }

    @Test
    void an_illegal_move_is_told_with_its_reason() throws Exception {
        assertThat(server.ask("clear-lay?wrap=none&cells=2,1;2,2;2,3;2,4", BOARD))
                .contains("\"status\":\"illegal\"")
                .contains("No cell of the piece is next to a red token.");
    }

    @Test
    void what_is_wrong_is_said_all_at_once() throws Exception {
        assertThat(server.ask("clear-lay?wrap=round&cells=2,1;x", BOARD))
                .contains("\"status\":\"unusable\"", "wrap=round", "cells=2,1;x", "2,5;2,6;3,5;3,6");
        assertThat(server.ask("clear-moves", "r,b\nB,y\n")).contains("board:2:3: 'y' is not a token");
    }
}
