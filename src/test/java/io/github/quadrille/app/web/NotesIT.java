package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/**
 * Tests the notes of a player, who lays pieces on trial and crosses out cells that stay empty. The player also asks
 * whether the pieces are right so far.
 */
class NotesIT extends PageTest {
    private static final String SMALL = "name: Small\nboard: 2x6\npieces: {L: 2, O: 1}\n";
    private static final String O_LEFT = "[[[0,0],[0,1],[1,0],[1,1]]]";

    @Test
    void what_was_laid_since_a_mark_is_taken_away_together() {
        play("{name: Small, board: 4x6, pieces: {L: 4, O: 2}}");
        lay("O", Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_UP);
        browser.click("#try");
        lay("L");
        browser.await(".trial-name", "Trial: 1 piece");
        browser.waitFor(".piece.trial-1[data-kind=L]");
        browser.type("t");
        lay("L");
        browser.await(".trial-name", "Trial 2: 1 piece");
        browser.screenshot("play-trials");
        browser.click("#back");
        browser.await(".trial-name", "Trial: 1 piece");
        browser.click("#back");

        browser.await("#said", "Back to the mark.");
        assertThat(given()).isEqualTo(O_LEFT);
        browser.click("[data-tool=undo]");
        browser.await(".trial-name", "Trial: 1 piece");
        browser.click("#keep");
        browser.await("return document.querySelector('.piece.trial, .trial-name') === null");
        assertThat(browser.script("return quadrille.store.puzzle.given.length")).isEqualTo(2L);
    }

    @Test
    void cells_are_crossed_out_by_pressing_them_and_by_key() {
        play(SMALL);
        browser.click("#cross");
        browser.clickCell(0, 5);
        awaitCrosses("0,0,5");
        browser.clickCell(0, 5);
        awaitCrosses("");
        browser.click("[data-tool=undo]");
        awaitCrosses("0,0,5");
        browser.click("#cross");
        new Actions(browser.driver())
                .moveToElement(browser.waitFor(".board"), 5, -5)
                .contextClick()
                .perform();
        awaitCrosses("0,0,5 0,0,3");
        browser.script("document.querySelector('.board').focus()");
        browser.type("x");
        browser.await("#said", "row 1 column 1: crossed out");
        browser.waitFor(".crosses");
        browser.screenshot("play-crosses");
        browser.driver().navigate().refresh();
        browser.waitFor("#wipe");
        awaitCrosses("0,0,5 0,0,3 0,0,0");
        browser.click("#wipe");
        browser.await("return document.querySelector('.crosses, #wipe') === null");
    }

    private void awaitCrosses(String keys) {
        browser.await("return quadrille.store.puzzle.notes.crosses.join(' ') === '" + keys + "'");
    }

    @Test
    void who_does_not_see_the_sign_asks_whether_it_is_right_so_far() {
        play(SMALL);
        assertThat(browser.text("#check")).isEmpty();
        browser.click("#show-sign");
        browser.click("#check");
        browser.await("#checked", "All right so far");
        lay("O");
        browser.await("return document.querySelector('#checked') === null");
        browser.type("c");
        browser.await("#checked", "Something is wrong");
        browser.await("#checked", "2 checks");
        browser.screenshot("play-check");
        browser.click("#show-sign");
        browser.await("return document.querySelector('#check, #checked') === null");
    }

    @Test
    void a_class_has_marks_and_checks_and_no_hints() throws IOException {
        play(SMALL);
        browser.await("return quadrille.store.view?.code !== undefined");
        String code = (String) browser.script("return quadrille.store.view.code");
        try (Browser phone = Browser.phone()) {
            phone.open("m=play&p=" + code + "&only=play");
            phone.click("#check");
            phone.await("#checked", "All right so far");
            phone.click("#try");
            phone.click("#cross");
            phone.drawn();
            phone.screenshot("play-class-phone");
            assertThat(phone.text("#hint")).isEmpty();
            assertThat(phone.script("return document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(AxeIT.serious(phone)).isEmpty();
        }
    }

    @Test
    void all_that_is_pressed_stands_below_the_board_at_every_width() {
        Dimension before = browser.driver().manage().window().getSize();
        try {
            for (int width : new int[] {1024, 720, 500}) {
                browser.driver().manage().window().setSize(new Dimension(width, 900));
                play(SMALL);
                browser.click("#try");
                browser.waitFor("#keep");
                browser.drawn();
                browser.screenshot("play-marks-" + width);
                assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                        .isEqualTo(true);
            }
        } finally {
            browser.driver().manage().window().setSize(before);
        }
    }

    private void play(String puzzle) {
        browser.open("play", puzzle);
        browser.waitFor(".tray [data-piece]");
        browser.await("#sign", "Can be finished");
    }

    /** Lays a piece with keys. The piece begins at the first place where it fits, and the keys then move it. */
    private void lay(String kind, Keys... moves) {
        browser.script("document.querySelector('[data-piece=' + arguments[0] + ']').click()", kind);
        browser.drawn();
        browser.script("document.querySelector('[data-piece=' + arguments[0] + ']').focus()", kind);
        browser.type(Keys.ENTER);
        browser.await("return document.activeElement.matches('.board')");
        browser.type(moves);
        browser.type(Keys.ENTER);
        browser.await("#said", " lies at ");
    }

    private String given() {
        return (String) browser.script("return JSON.stringify(quadrille.store.puzzle.given.map(piece => piece.cells))");
    }
}
