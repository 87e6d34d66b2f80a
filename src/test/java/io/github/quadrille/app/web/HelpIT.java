package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Checks that a first-time user finds out what to do, and finds a puzzle to begin with. */
class HelpIT extends PageTest {
    @Test
    void help_leads_to_each_mode() {
        browser.open("");
        for (String mode : new String[] {"draw", "solve", "why", "play", "compare", "game"}) {
            browser.click("[data-tool=help]");
            browser.click("[data-go=" + mode + "]");
            browser.waitFor(".mode[data-mode=" + mode + "][aria-current=page]");
            browser.await("return !document.querySelector('dialog').open");
        }
        browser.click("[data-tool=help]");
        browser.waitFor("#help-pages");
        browser.screenshot("help");
    }

    @Test
    void a_question_mark_opens_it_where_nothing_is_typed() {
        browser.open("m=draw");
        browser.type("?");
        browser.waitFor(".keys");
        browser.type(Keys.ESCAPE);
        browser.await("return !document.querySelector('dialog').open");
        browser.click(".title");
        browser.type("?");
        assertThat(browser.script("return quadrille.dialog")).isNull();
    }

    @Test
    void who_has_a_puzzle_to_play_reads_how_to_play() {
        browser.open("m=play&p=4x10&only=play");
        browser.click("[data-tool=help]");
        browser.await(".dialog-body", "Drag the pieces onto the board");
        assertThat(browser.script("return document.querySelectorAll('.dialog a, [data-go]').length"))
                .isEqualTo(0L);
        browser.screenshot("help-to-play");
    }

    @Test
    void open_begins_with_easy_puzzles_that_say_how_hard_they_are() {
        browser.open("m=draw");
        browser.click("[data-tool=open]");
        browser.waitFor(".card .level");
        browser.await("return document.querySelectorAll('.dialog .gallery')[0].querySelectorAll('img').length === 8");
        browser.screenshot("open-start");
        assertThat((String) browser.script(
                        "return [...document.querySelectorAll('.dialog .gallery')[0].querySelectorAll('.level')]"
                                + ".map(level => level.textContent).join()"))
                .startsWith("easy, level 1,")
                .endsWith(",hard, level 9");
        browser.click("[data-instance='mixed/heart']");
        browser.await(
                "return quadrille.store.puzzle.name === 'A heart of tetrominoes' && quadrille.mode.id === 'play'");
        browser.driver().navigate().back();
        browser.await("return quadrille.store.puzzle.rows === 6 && quadrille.mode.id === 'draw'");
    }
}
