package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.interactions.Actions;

class PlayIT extends PageTest {
    /** The puzzle has two packings, each of which is the other one upside down. */
    private static final String SMALL = "name: Small\nboard: 2x6\npieces: {L: 2, O: 1}\n";

    /** The sizes are a telephone on its side, a desktop window at a zoom of 200 %, and a small window. */
    @ParameterizedTest
    @CsvSource({"844, 340", "640, 400", "800, 600"})
    void board_and_tray_are_both_in_sight_where_the_window_is_wider_than_high(int width, int height) {
        Dimension before = browser.driver().manage().window().getSize();
        try {
            browser.open("play", "{board: 6x10, pieces: {pentominoes: 1}}");
            long frame = (Long) browser.script("return outerHeight - innerHeight");
            browser.driver().manage().window().setSize(new Dimension(width, height + (int) frame));
            browser.waitFor(".tray [data-piece]");
            browser.drawn();
            browser.screenshot("play-%dx%d".formatted(width, height));
            assertThat(browser.script("const rect = css => document.querySelector(css).getBoundingClientRect();"
                            + "const board = rect('.board'), tile = rect('.tray [data-piece]');"
                            + "return board.bottom <= innerHeight && tile.bottom <= innerHeight && tile.left >= board.right"
                            + " && document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        } finally {
            browser.driver().manage().window().setSize(before);
        }
    }

    @Test
    void a_puzzle_is_played_to_the_end_with_the_keyboard_only() {
        play(SMALL);
        browser.script("document.querySelector('.tray [tabindex=\"0\"]').focus()");

        take(Keys.END);
        browser.await("#said", "O, as drawn, at row 1 column 2, fits");
        browser.type(Keys.ARROW_LEFT);
        browser.await("#said", "O, as drawn, at row 1 column 1, fits");
        browser.type(Keys.ENTER);
        browser.await("#said", "O lies at row 1 column 1.");
        take(Keys.HOME, "r", "r");
        browser.await("#said", "L, turned twice, at row 1 column 3, fits");
        browser.type(Keys.ENTER);
        take(Keys.HOME, "r", "r");
        browser.await("#said", "L, as drawn, at row 1 column 6, fits");
        browser.type(Keys.ENTER);

        browser.await("#sign", "Finished!");
        assertThat(browser.text("#done")).contains("3 moves", "no hints");
        browser.screenshot("play-finished");
    }

    @Test
    void a_given_piece_stays_where_a_key_would_take_it_up() {
        browser.open("play", SMALL + "given:\n  - [O, [[0, 0], [0, 1], [1, 0], [1, 1]]]\n");
        browser.await("return quadrille.store.puzzle.given.length === 1");
        browser.script("document.querySelector('.table .board').focus()");
        browser.type(Keys.ARROW_RIGHT, Keys.ENTER);
        browser.await("#said", "That piece is given: it stays.");
        assertThat(browser.script("return quadrille.mode.hand")).isNull();
    }

    @Test
    void pieces_are_carried_with_the_mouse_and_taken_off_again() {
        play(SMALL);

        drag(middle("[data-piece=O]"), board(1, 1));
        browser.await("#said", "O lies at row 1 column 1.");
        drag(board(0.5, 0.5), board(1, 3));
        browser.await("#said", "O lies at row 1 column 3.");
        drag(board(0.5, 2.5), middle("[data-piece=L]"));
        browser.await("#said", "O taken away.");
        assertThat(given()).isEqualTo("[]");
    }

    @Test
    void a_piece_goes_back_with_a_reason_where_another_lies() {
        play(SMALL + "given:\n  - [O, [[0, 2], [0, 3], [1, 2], [1, 3]]]\n");
        browser.script("document.querySelector('[data-piece=L]').click()");
        browser.click("[data-turn=turned]");
        browser.click("[data-turn=turned]");
        browser.await("#said", "L, turned twice");

        drag(middle("[data-piece=L]"), board(1, 3));

        browser.await("#said", "The L would lie on the O there.");
        assertThat(given()).isEqualTo("[[[0,2],[0,3],[1,2],[1,3]]]");
    }

    @Test
    void while_a_piece_is_carried_only_its_own_picture_moves() {
        play(SMALL);
        // While the piece moves from cell to cell, only the drawing of where it would land may change.
        browser.script("""
                window.changes = 0;
                const node = each => each.target.closest ? each.target : each.target.parentElement;
                new MutationObserver(all => { changes += all.filter(each => !node(each).closest('.landing')).length; })
                    .observe(document.querySelector('#page'),
                        {subtree: true, childList: true, attributes: true, characterData: true});
                """);
        carrying(middle("[data-piece=O]"), board(1, 1)).perform();
        browser.waitFor(".hand");
        browser.waitFor("[data-piece=O].empty");
        assertThat((Long) browser.script("return changes")).isPositive();
        browser.script("changes = 0");

        new Actions(browser.driver(), Duration.ofMillis(300))
                .moveByOffset(200, 10)
                .moveByOffset(-150, 0)
                .perform();

        assertThat(browser.script("return changes")).isEqualTo(0L);
        browser.type(Keys.ESCAPE);
        browser.await("#said", "O is back.");
    }

    @Test
    void what_cannot_be_finished_says_so_and_a_hint_takes_the_fewest_away() {
        play(SMALL);

        drag(middle("[data-piece=O]"), board(1, 2));
        browser.await("#sign", "Cannot be finished any more");
        browser.click("#hint");
        browser.await("#take-away", "Take away O");
        assertThat(browser.text(".hint-words")).isNotEmpty();
        browser.screenshot("play-hint-away");
        browser.click("#take-away");

        browser.await("#sign", "Can be finished");
        assertThat(given()).isEqualTo("[]");
    }

    @Test
    void a_hint_is_shown_and_laid_with_a_second_press() {
        play(SMALL + "given:\n  - [O, [[0, 0], [0, 1], [1, 0], [1, 1]]]\n");

        browser.click("#hint");
        browser.waitFor(".hinted .piece");
        browser.await(".hint-words", "Lay the L here.");
        assertThat(browser.text("#hint-reason")).isEmpty();
        browser.click("#hint-why");
        browser.await("#hint-reason", "solutions that were found; no other piece and place is in more.");
        browser.screenshot("play-hint");
        browser.click("[aria-label='Dismiss the hint']");
        browser.await("return !document.querySelector('.hint-words, .hinted')");
        browser.click("#hint");
        browser.waitFor(".hinted .piece");
        browser.click("#hint");

        browser.await("return quadrille.store.puzzle.given.length === 2");
        browser.await("#sign", "Can be finished");
    }

    @Test
    void a_move_is_undone_and_done_again() {
        play(SMALL);
        drag(middle("[data-piece=O]"), board(1, 1));
        browser.await("#said", "O lies");

        control("z");
        browser.await("return quadrille.store.puzzle.given.length === 0");
        control("y");

        browser.await("return quadrille.store.puzzle.given.length === 1");
    }

    @Test
    void a_reload_finds_the_position_the_moves_and_where_it_began() {
        play(SMALL);
        drag(middle("[data-piece=O]"), board(1, 1));
        browser.await("return quadrille.store.view.given.length === 1");
        browser.await("return document.querySelector('.clock').textContent !== '0:00'");

        browser.driver().navigate().refresh();

        browser.await("#sign", "Can be finished");
        assertThat(given()).isEqualTo("[[[0,0],[0,1],[1,0],[1,1]]]");
        assertThat(browser.text(".clock")).isNotEqualTo("0:00");
        browser.click("#again");
        browser.await("return quadrille.store.puzzle.given.length === 0");
    }

    @Test
    void pieces_lie_over_edges_that_meet() {
        play("board: 2x6\nwrap: horizontal\npieces: {L: 2, O: 1}\n");

        drag(middle("[data-piece=O]"), board(1, 0));

        browser.await("#said", "O lies at row 1 column 6.");
        browser.await("#sign", "Can be finished");
    }

    @Test
    void hexagons_are_turned_by_sixths() {
        play("lattice: hexagonal\nboard:\n  - '. . . .'\n  - ' . . . .'\n  - '  . . . .'\npieces: {I3: 4}\n");

        for (String words : new String[] {"turned once", "turned twice", "as drawn"}) {
            browser.click("[data-turn=turned]");
            browser.await("#said", "I, " + words);
        }
    }

    @Test
    void cubes_are_turned_and_tipped_and_go_from_layer_to_layer() {
        play("lattice: cubic\nboard: 2x2x4\npieces: {I: 2, O: 2}\n");
        browser.await("#said", "F tips it");
        browser.script("document.querySelector('[data-piece=O]').focus()");

        take(Keys.END, "f");
        browser.await("#said", "O, tipped once, at layer 1");
        browser.type(Keys.PAGE_DOWN);
        browser.await("#said", "the edge");
        browser.type(Keys.ESCAPE);

        browser.await("#said", "O is back.");
        browser.screenshot("play-cubes");
    }

    @Test
    void a_covering_says_the_most_that_can_be_reached() {
        play("board: 3x3\ngoal: cover\nmaximise: cells\npieces: {O: any}\n");
        browser.await("#sign", "The most, 4, can be reached");

        drag(middle("[data-piece=O]"), board(1, 1));

        browser.await("#sign", "4: the most there is!");
    }

    private void play(String puzzle) {
        browser.open("play", puzzle);
        browser.waitFor(".tray [data-piece]");
        browser.await("#sign", "");
    }

    /** Takes a piece from the tray onto the board. */
    private void take(CharSequence... which) {
        browser.await("return document.activeElement.closest('.tray') !== null");
        browser.type(which);
        browser.type(Keys.ENTER);
        browser.await("return document.activeElement.matches('.board')");
    }

    private void control(String key) {
        new Actions(browser.driver())
                .keyDown(Keys.CONTROL)
                .sendKeys(key)
                .keyUp(Keys.CONTROL)
                .perform();
    }

    private String given() {
        return (String) browser.script("return JSON.stringify(quadrille.store.puzzle.given.map(piece => piece.cells))");
    }

    private Point middle(String css) {
        Rectangle box = browser.waitFor(css).getRect();
        return box.getPoint().moveBy(box.width / 2, box.height / 2);
    }

    /** Returns the point of the board that is this many cells below its top edge and right of its left edge. */
    private Point board(double down, double right) {
        List<?> at = (List<?>) browser.script(
                "const m = document.querySelector('.table .board').getScreenCTM(); return [m.e + m.a * arguments[0], m.f + m.d * arguments[1]]",
                right,
                down);
        return new Point(((Number) at.get(0)).intValue(), ((Number) at.get(1)).intValue());
    }

    private void drag(Point from, Point to) {
        carrying(from, to).release().perform();
    }

    private Actions carrying(Point from, Point to) {
        return new Actions(browser.driver(), Duration.ofMillis(60))
                .moveToLocation(from.x, from.y)
                .clickAndHold()
                .moveToLocation((from.x + to.x) / 2, (from.y + to.y) / 2)
                .moveToLocation(to.x, to.y);
    }
}
