package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/**
 * Makes a puzzle for other people on the page. The pieces fit, and the puzzle has exactly one packing and a level that
 * the maker chose. The page shows the words that the maker wrote.
 */
class MakerIT extends PageTest {
    private static final String MANY = "{board: 5x6, pieces: {pentominoes: 0..1}}";

    @Test
    void several_of_a_wished_level_are_shown_and_one_is_taken() {
        browser.open("solve", MANY);
        browser.click("#make-unique");
        browser.script("const level = document.getElementById('unique-level'); level.value = 'easy: level 1 to 3';"
                + "level.dispatchEvent(new Event('change'))");
        browser.click("#unique-given");
        browser.await("return document.querySelectorAll('[data-made]').length === 4");
        browser.waitFor("#unique-more");
        browser.screenshot("maker-unique");
        browser.click("[data-made='2']");
        assertThat(browser.text("#made-unique")).containsPattern("By hand: level [123] of 10, easy\\.");
        browser.click("#take-unique");
        browser.waitFor("[data-given]");
        browser.await("return quadrille.store.view.given.length === quadrille.store.puzzle.given.length");
        String file = (String) browser.script("return quadrille.store.file");
        assertThat(browser.answer("unique", file)).contains("\"unique\":true");
        assertThat(browser.answer("rate", file)).contains("\"word\":\"easy\"");
    }

    @Test
    void making_is_stopped() {
        browser.open("solve", "{board: 12x15, pieces: {pentominoes: any}}");
        browser.click("#make-unique");
        browser.click("#unique-holes");
        browser.click("#unique-stop");
        browser.await("#unique-progress", "Stopped.");
        browser.click(".dialog header button");
    }

    @ParameterizedTest
    @CsvSource({"fit-bag, 20", "any-number, 0", "standard-bag, 20"})
    void a_bag_that_does_not_fit_is_mended(String button, int area) {
        browser.open("draw", "{board: 4x5, pieces: {T: 1, I: 1, L: 1}}");
        browser.await(".facts", "that cannot be");
        browser.click("#" + button);
        browser.await(".facts", "The board has 20 cells, the pieces have " + (area == 0 ? "at least 0." : "20."));
    }

    @Test
    void a_bag_that_fits_in_no_numbers_is_said() {
        browser.open("draw", "{board: 3x3, pieces: {I2: 4}}");
        browser.click("#fit-bag");
        browser.await(".toasts", "No numbers of these pieces fill the board.");
    }

    @Test
    void given_pieces_are_named_and_a_brush_leaves_them() {
        browser.open("draw", "{board: 3x4, pieces: {L: 2, O: 1}, given: [[O, [[0, 0], [0, 1], [1, 0], [1, 1]]]]}");
        browser.await("[data-given=O]", "O");
        browser.clickCell(0, 0);
        browser.await(".toasts", "O lies there.");
        assertThat(browser.script("return quadrille.store.puzzle.board[0]")).isEqualTo("....");
        browser.screenshot("maker-given");
        browser.click("[data-given=O] button");
        browser.await("return quadrille.store.puzzle.given.length === 0");
    }

    @Test
    void what_the_maker_laid_to_try_it_is_not_handed_out_unless_it_is_given() {
        browser.open("play", "{board: 1x6, pieces: {I2: 3}, given: [[I2, [[0, 0], [0, 1]]]]}");
        browser.script("for (const at of [2, 4]) quadrille.mode.add({kind: 'I2', cells: [[0, at], [0, at + 1]]})");
        browser.await("#sign", "Finished!");
        browser.click("[data-tool=share]");
        browser.await("#share-laid", "The 2 pieces that you laid are in the second link only.");
        browser.await("return document.querySelector('#share-class').value.startsWith('http')");
        String link = browser.waitFor("#share-class").getDomProperty("value");
        browser.click(".dialog header button");
        browser.click("[data-tool=print]");
        browser.await("return document.querySelectorAll('.sheet-page .given').length === 1");
        browser.click("[data-mode=draw]");
        browser.await("#laid", "The 2 pieces that you laid in Play are not given");
        browser.screenshot("maker-laid");
        browser.click("#give");
        browser.await(
                "return document.querySelectorAll('[data-given]').length === 3 && !document.querySelector('#laid')");
        browser.open(link.substring(link.indexOf('#') + 1));
        browser.await("return quadrille.store.puzzle.given.length === 1 && quadrille.mode.id === 'play'");
    }

    @Test
    void holes_are_punched_where_pieces_lay() {
        browser.open("solve", "{board: 5x8, pieces: {T: 2, I: 2, O: 2, L: 2, S: 2}}");
        browser.click("#make-unique");
        browser.click("#unique-holes");
        browser.waitFor("[data-made]");
        browser.await("return document.querySelector('[data-made] .must').getAttribute('d').length > 0");
        browser.click("#unique-stop, #unique-more");
        browser.await("return !document.querySelector('#unique-stop')");
        browser.click("#take-unique");
        browser.await("return quadrille.store.puzzle.board.some(row => row.includes('#'))");
    }

    @Test
    void words_of_the_maker_travel_in_the_link() {
        browser.open("draw", "{board: 3x4, pieces: {L: 2, O: 1}}");
        browser.click("#about-form summary");
        write("author", "Ada");
        write("description", "Three pieces.\nNo tricks.");
        write("instructions", "Put the O in the middle." + Keys.TAB);
        browser.screenshot("maker-words");
        browser.await("return quadrille.store.view.puzzle.instructions !== undefined");
        String code = (String) browser.script("return quadrille.store.view.code");
        browser.open("m=play&p=" + code);
        browser.await(".about", "Three pieces.");
        assertThat(browser.text(".about")).contains("By Ada", "Put the O in the middle.");
        browser.screenshot("maker-words-play");
    }

    private void write(String field, String words) {
        browser.driver()
                .findElement(By.cssSelector("[data-about=%s]".formatted(field)))
                .sendKeys(words);
    }
}
