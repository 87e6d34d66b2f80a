package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.interactions.Actions;

/** Checks that the page shows on the board why a puzzle has no packing. */
class WhyIT extends PageTest {
    @Test
    void an_impossible_board_shows_its_colouring_and_the_sentence() {
        browser.open("why", "10x14");
        browser.await("#reason", "Colour the board like a chessboard");
        assertThat(browser.driver().findElements(By.cssSelector(".board .tone")))
                .hasSize(70);
    }

    @Test
    void a_piece_held_over_the_colouring_is_weighed() {
        browser.open("why", "10x14");
        browser.click("[data-hold=T]");
        new Actions(browser.driver()).moveToElement(browser.waitFor(".board")).perform();
        browser.await("#weighed", "This T weighs");
    }

    @Test
    void the_part_that_does_not_fit_has_a_line_around_it() throws IOException {
        browser.open("why", Files.readString(Path.of("instances/infeasible/two-rooms.yaml")));
        browser.waitFor(".board .ring");
    }

    @Test
    void a_small_search_is_seen_step_by_step() {
        browser.open("why", "board: 4x5\npieces: {T: 1, I: 1, O: 1, L: 1, S: 1}\n");
        browser.click("#refute");
        browser.await("#step", "Step 1 of");
        browser.click("[data-step=next]");
        browser.await("#step", "Step 2 of");
        assertThat(browser.text("#step-words")).isNotEmpty();
    }

    @Test
    void the_proof_is_handed_out() {
        browser.open("why", "10x14");
        browser.waitFor("#proof");
        Object size = browser.driver()
                .executeAsyncScript("const done = arguments[0]; fetch('api/proof', {method: 'POST', body: '10x14'})"
                        + ".then(r => r.blob()).then(b => done(b.size))");
        assertThat((Long) size).isGreaterThan(500);
    }

    @Test
    void a_search_tells_where_no_short_argument_does() {
        browser.open("why", "4x10");
        browser.await(".verdict", "can");
    }
}
