package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks that a user who has read nothing sees an answer at once, and three ways to go on. */
class FirstScreenIT extends PageTest {
    private static final String LAID = "[...document.querySelectorAll('.board [data-cells]')].map(piece => "
            + "[piece.dataset.kind, piece.dataset.cells.split(' ').map(cell => cell.split(',').map(Number))])";

    @BeforeEach
    void begin() {
        browser.open("");
        browser.waitFor("#start");
    }

    @Test
    void what_is_seen_first_is_a_packing() {
        assertThat(browser.answer(
                        "finishable",
                        "{board: 6x10, pieces: {pentominoes: 1}, given: "
                                + browser.script("return JSON.stringify(" + LAID + ")") + "}"))
                .contains("\"finished\"");
        assertThat(browser.script("return location.hash")).isEqualTo("");
        browser.screenshot("first-screen");
    }

    @Test
    void it_is_there_before_any_script() {
        assertThat((String) browser.script("return fetch('index.html').then(page => page.text())"))
                .contains("data-kind=\"X5\"", "Draw your own");
    }

    @Test
    void it_is_played() {
        browser.click("#start a[href*=play]");
        browser.await("#sign", "Can be finished");
        assertThat(browser.script("return Object.keys(quadrille.store.puzzle.pieces).length"))
                .isEqualTo(12L);
        browser.driver().navigate().back();
        browser.waitFor("#start-board");
    }

    @Test
    void all_its_packings_are_seen() {
        browser.click("#start a[href*=list]");
        browser.await("#pages-where", "of 2,339");
    }

    @Test
    void a_board_of_ones_own_is_drawn() {
        browser.click("#start a[href*=draw]");
        browser.waitFor("[data-brush=Hole]");
        browser.await("return quadrille.store.puzzle.rows === 5 && quadrille.store.view.code !== null");
    }

    @Test
    void what_cannot_be_is_red_and_leads_to_the_reason() {
        browser.open("draw", "{board: 2x3, pieces: {I: 2}}");
        browser.await(".cannot", "The board has 6 cells, the pieces have 8: that cannot be.");
        browser.click(".cannot + .row button");
        browser.waitFor(".verdict[data-status=infeasible]");
    }

    @Test
    void a_kind_is_called_by_its_letter_where_no_other_has_it() {
        browser.open("play", "{board: 1x5, pieces: {I5: 1}, given: [[I5, [[0,0],[0,1],[0,2],[0,3],[0,4]]]]}");
        browser.await(".board .name", "I");
        assertThat(browser.text(".board .name")).isEqualTo("I");
        browser.open("play", "{board: 1x9, pieces: {I5: 1, I: 1}, given: [[I5, [[0,0],[0,1],[0,2],[0,3],[0,4]]]]}");
        browser.await(".board .name", "I5");
    }
}
