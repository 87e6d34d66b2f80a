package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.openqa.selenium.interactions.Interaction;
import org.openqa.selenium.interactions.Pause;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.Kind;
import org.openqa.selenium.interactions.PointerInput.MouseButton;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PlayTouchIT extends PageTest {
    private static final Duration STEP = Duration.ofMillis(100);
    /** A piece is held this many cells above the finger, which would otherwise hide it. */
    private static final double LIFT = 1.4;

    @Override
    Browser wanted() {
        return Browser.phone();
    }

    @BeforeEach
    void begin() {
        browser.open("play", "name: Small\nboard: 2x6\npieces: {L: 2, O: 1}\n");
        browser.waitFor(".tray [data-piece]");
    }

    @Test
    void a_puzzle_is_played_to_the_end_with_fingers() {
        carry("O", 1 + LIFT, 1);
        browser.await("#said", "O lies at row 1 column 1.");
        tap("[data-piece=L]");
        tap("[data-turn=turned]");
        tap("[data-turn=turned]");
        carry("L", 0.75 + LIFT, 3.25);
        browser.await("#said", "L lies at row 1 column 3.");
        tap("[data-turn=turned]");
        tap("[data-turn=turned]");
        carry("L", 1.25 + LIFT, 4.75);

        browser.await("#sign", "Finished!");
        browser.screenshot("play-phone");
    }

    /** This test must be the last. After two fingers at once, chromedriver passes no more touches to any page. */
    @Order(Integer.MAX_VALUE)
    @Test
    void a_second_finger_turns_the_piece_that_is_carried() {
        PointerInput first = new PointerInput(Kind.TOUCH, "first");
        PointerInput second = new PointerInput(Kind.TOUCH, "second");
        Sequence carrying = down(first, middle("[data-piece=L]"));
        Sequence tapping = new Sequence(second, 0);
        int[] to = board(0.75 + LIFT, 1.25);
        carrying.addAction(move(first, to)).addAction(move(first, to));
        // Actions of both fingers at the same index happen at the same time.
        for (int i = 0; i < 4; i++) {
            tapping.addAction(new Pause(second, Duration.ZERO));
        }
        for (int i = 0; i < 2; i++) {
            tapping.addAction(move(second, new int[] {200, 780}))
                    .addAction(second.createPointerDown(MouseButton.LEFT.asArg()))
                    .addAction(second.createPointerUp(MouseButton.LEFT.asArg()));
        }
        for (int i = 0; i < 7; i++) {
            carrying.addAction(new Pause(first, STEP));
        }
        carrying.addAction(first.createPointerUp(MouseButton.LEFT.asArg()));

        browser.driver().perform(List.of(carrying, tapping));

        browser.await("#said", "L lies at row 1 column 1.");
        assertThat(browser.script("return JSON.stringify(quadrille.store.puzzle.given[0].cells)"))
                .isEqualTo("[[0,0],[0,1],[0,2],[1,0]]");
    }

    /** Checks that the finger carries the piece, and does not scroll the page instead. */
    @Test
    void a_piece_that_lies_is_carried_elsewhere_with_a_finger() {
        browser.script("document.body.style.minHeight = '3000px'");
        carry("O", 1 + LIFT, 1);
        browser.await("#said", "O lies at row 1 column 1.");
        PointerInput finger = new PointerInput(Kind.TOUCH, "finger");
        int[] to = board(1 + LIFT, 5);
        browser.driver()
                .perform(List.of(down(finger, board(1, 1))
                        .addAction(move(finger, board(1.8, 2)))
                        .addAction(move(finger, to))
                        .addAction(move(finger, to))
                        .addAction(finger.createPointerUp(MouseButton.LEFT.asArg()))));
        browser.await("#said", "O lies at row 1 column 5.");
        assertThat(browser.script("return scrollY")).isEqualTo(0L);
    }

    @Test
    void who_taps_sees_how_to_lay_a_piece() {
        tap("[data-piece=O]");
        tap(board(0.5, 0.5));
        browser.waitFor("#lay");
        browser.screenshot("play-lay-it");
        tap("#lay");
        browser.await("#said", "O lies at row 1 column 1.");
    }

    @Test
    void the_page_does_not_scroll_under_a_piece_and_is_no_wider_than_the_screen() {
        carry("O", 1 + LIFT, 1);

        browser.await("#said", "O lies");
        assertThat(browser.script("return scrollY")).isEqualTo(0L);
        assertThat(browser.script("return document.documentElement.scrollWidth"))
                .isEqualTo(390L);
    }

    @Test
    void a_swipe_where_nothing_lies_moves_the_page() {
        assertThat(touchAction(".board .must")).isEqualTo("auto");
        assertThat(touchAction("[data-piece=L]")).isEqualTo("none");
        browser.script("quadrille.go('solve')");
        browser.waitFor("#solve");
        assertThat(touchAction(".board")).isEqualTo("auto");
        browser.script("quadrille.go('draw')");
        browser.waitFor(".board.holds");
        assertThat(touchAction(".board")).isEqualTo("none");
    }

    private String touchAction(String css) {
        return (String) browser.script(
                "let all = []; for (let at = document.querySelector(arguments[0]); at; at = at.parentElement) all.push(getComputedStyle(at).touchAction);"
                        + "return all.includes('none') ? 'none' : 'auto'",
                css);
    }

    @Test
    void tools_have_names_tabs_are_whole_and_tiles_hold_their_pieces() {
        browser.open("play", "6x10");
        browser.waitFor(".tray [data-piece]");
        browser.await("[data-tool=save]", "Save");
        assertThat(browser.script("return document.querySelector('[data-tool=save] span').offsetWidth > 0"))
                .isEqualTo(true);
        assertThat(
                        browser.script(
                                "return document.querySelector('[data-mode=game]').getBoundingClientRect().right <= innerWidth"))
                .isEqualTo(true);
        browser.open("play", "{board: 6x10, pieces: {pentominoes: 1}}");
        browser.waitFor(".tray [data-piece=Y5]");
        assertThat(
                        browser.script(
                                "return [...document.querySelectorAll('.piece-tile')].every(tile => {"
                                        + "const out = tile.getBoundingClientRect(), within = tile.firstElementChild.getBoundingClientRect();"
                                        + "return within.top >= out.top + 3 && within.bottom <= out.bottom - 3 && within.right <= out.right - 3; })"))
                .isEqualTo(true);
    }

    @Test
    void what_is_chosen_from_a_list_is_in_sight_and_so_are_its_buttons() {
        browser.open("solve", "{board: 6x10, pieces: {pentominoes: 1}}");
        browser.script("document.querySelector('#all').click()");
        browser.await("#pages-where", "of 9,356");
        assertThat(browser.script(
                        "return document.querySelector('[data-page=any]').getBoundingClientRect().right <= innerWidth"))
                .isEqualTo(true);
        browser.script("document.querySelector(\"[aria-label='Packing 20']\").scrollIntoView()");
        browser.drawn();
        assertThat(
                        browser.script(
                                "const {top, bottom} = document.querySelector('.board').getBoundingClientRect(); return top >= 0 && bottom < innerHeight"))
                .isEqualTo(true);
    }

    private void carry(String kind, double down, double right) {
        PointerInput finger = new PointerInput(Kind.TOUCH, "finger");
        int[] to = board(down, right);
        Sequence carrying = down(finger, middle("[data-piece=" + kind + "]"))
                .addAction(move(finger, to))
                .addAction(move(finger, to))
                .addAction(finger.createPointerUp(MouseButton.LEFT.asArg()));
        browser.driver().perform(List.of(carrying));
    }

    private void tap(String css) {
        tap(middle(css));
    }

    private void tap(int... at) {
        PointerInput finger = new PointerInput(Kind.TOUCH, "finger");
        browser.driver().perform(List.of(down(finger, at).addAction(finger.createPointerUp(MouseButton.LEFT.asArg()))));
    }

    private Sequence down(PointerInput finger, int[] at) {
        return new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, Origin.viewport(), at[0], at[1]))
                .addAction(finger.createPointerDown(MouseButton.LEFT.asArg()));
    }

    private Interaction move(PointerInput finger, int[] to) {
        return finger.createPointerMove(STEP, Origin.viewport(), to[0], to[1]);
    }

    private int[] middle(String css) {
        browser.waitFor(css);
        return point(
                "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
                css);
    }

    /** Returns the point of the board that is this many cells below its top edge and right of its left edge. */
    private int[] board(double down, double right) {
        return point(
                "const m = document.querySelector('.table .board').getScreenCTM(); return [m.e + m.a * arguments[0], m.f + m.d * arguments[1]]",
                right,
                down);
    }

    private int[] point(String script, Object... arguments) {
        return ((List<?>) browser.script(script, arguments))
                .stream().mapToInt(at -> ((Number) at).intValue()).toArray();
    }
}
