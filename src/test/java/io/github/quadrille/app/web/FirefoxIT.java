package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.openqa.selenium.Keys;

/** Tests the page in Firefox: solving, playing and drawing, with mouse, finger and keys. */
@Needs(Program.FIREFOX_ESR)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FirefoxIT {
    /** The puzzle has two packings, each of which is the other one upside down. */
    private static final String SMALL = "name: Small\nboard: 2x6\npieces: {L: 2, O: 1}\n";

    private RunningServer server;
    private Firefox firefox;

    @BeforeAll
    void openBrowser() throws IOException {
        if (Program.FIREFOX_ESR.isHere()) {
            server = new RunningServer();
            firefox = new Firefox(false);
        }
    }

    @BeforeEach
    void as_on_a_desk() {
        firefox.resize(1280, 900);
    }

    @AfterEach
    void nothing_went_wrong() {
        firefox.assertQuiet();
    }

    @AfterAll
    void closeBrowser() {
        if (firefox != null) {
            firefox.close();
            server.close();
        }
    }

    @Test
    void the_twelve_pentominoes_are_packed() {
        firefox.open(server.address(), "");
        firefox.click("[data-mode=solve]");
        firefox.click("#solve");
        firefox.says("[data-status=packed]", "Yes, they fit.");
        firefox.screenshot("firefox-packed");
    }

    @Test
    void a_puzzle_that_was_made_elsewhere_is_played_to_its_end() throws UnusableInput {
        String code = Puzzles.toCode(
                Puzzles.parse("p", "{board: 1x6, pieces: {I2: 3}, given: [[I2, [[0, 0], [0, 1]]]], author: Ada}"));
        firefox.open(server.address(), "m=play&only=play&p=" + code);
        firefox.says(".about", "By Ada");
        firefox.script("for (const at of [2, 4]) quadrille.mode.add({kind: 'I2', cells: [[0, at], [0, at + 1]]})");
        firefox.says("#sign", "Finished!");
    }

    @Test
    void a_piece_is_carried_with_the_mouse_and_taken_off_again() {
        play();
        firefox.press("mouse", firefox.middle("[data-piece=O]"), firefox.cell(0, 2), firefox.cell(0, 0));
        firefox.await("return quadrille.store.puzzle.given.length === 1");
        firefox.press("mouse", firefox.cell(0, 0), firefox.middle("[data-piece=L]"));
        firefox.says("#said", "O taken away.");
    }

    @Test
    void a_piece_is_laid_with_the_keyboard_and_a_hint_says_what_next() {
        play();
        firefox.script("document.querySelector('.tray [tabindex=\"0\"]').focus()");
        firefox.type(Keys.END);
        firefox.type(Keys.ENTER);
        firefox.await("return document.activeElement.matches('.board')");
        firefox.type(Keys.ARROW_LEFT);
        firefox.type(Keys.ENTER);
        firefox.says("#said", "O lies at row 1 column 1.");
        firefox.click("#hint");
        firefox.says("#hint", "Lay it");
    }

    @Test
    void holes_are_drawn_by_mouse_and_finger_and_a_link_brings_them_back() {
        firefox.open(server.address(), "m=draw&p=4x5");
        firefox.click("[data-brush=Hole]");
        firefox.press("mouse", firefox.cell(1, 2));
        firefox.await("return quadrille.store.puzzle.board[1][2] === '#'");
        firefox.press("touch", firefox.cell(2, 4));
        firefox.await("return quadrille.store.view.board[2][4] === '#'");
        String link = (String) firefox.script("return location.hash.slice(1)");
        firefox.script("localStorage.clear()");
        firefox.open(server.address(), link);
        firefox.await("return quadrille.store.puzzle.board.join() === '.....,..#..,....#,.....'");
    }

    @Test
    void a_dialog_ends_with_escape() {
        firefox.open(server.address(), "m=draw&p=4x5");
        firefox.click("[data-tool=share]");
        firefox.await("return document.querySelector('dialog').open");
        firefox.type(Keys.ESCAPE);
        firefox.await("return !document.querySelector('dialog').open");
    }

    @Test
    void it_fits_a_telephone() {
        firefox.resize(390, 844);
        for (String mode : new String[] {"draw", "solve", "play"}) {
            firefox.open(server.address(), "p=6x10&m=" + mode);
            assertThat(firefox.script("return document.documentElement.scrollWidth <= innerWidth"))
                    .as(mode)
                    .isEqualTo(true);
        }
        firefox.screenshot("firefox-phone");
    }

    @Test
    void it_is_dark_for_those_who_like_that() {
        try (Firefox dark = new Firefox(true)) {
            dark.open(server.address(), "");
            assertThat(dark.script("return getComputedStyle(document.body).backgroundColor"))
                    .isEqualTo("rgb(21, 23, 28)");
            dark.screenshot("firefox-dark");
            dark.assertQuiet();
        }
    }

    private void play() {
        firefox.open(server.address(), "m=play&p=2x6");
        firefox.script("return quadrille.store.open(arguments[0])", SMALL);
        firefox.await("return document.querySelectorAll('.tray [data-piece]').length === 2");
        firefox.says("#sign", "Can be finished");
    }
}
