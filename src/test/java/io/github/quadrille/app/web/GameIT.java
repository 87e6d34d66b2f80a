package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

class GameIT extends PageTest {
    /** An I in the first row wins this game. */
    private static final String SMALL = "m=game&w=none&n=Small&b=r...._bbbbB_.....";

    private void open(String fragment) {
        browser.open(fragment);
        browser.waitFor("#fewest");
        browser.script("document.querySelector('.board').focus()");
    }

    /** Returns the numbers of a script's result {@code r,c;r,c;...}, as row, column, row, column and so on. */
    private List<Integer> numbers(String script) {
        return Arrays.stream(((String) browser.script(script)).split("[,;]"))
                .map(Integer::valueOf)
                .toList();
    }

    private List<Integer> held() {
        return numbers(
                "return [...document.querySelectorAll('.token.held')].map(each => [each.y.baseVal.value, each.x.baseVal.value]"
                        + ".map(Math.floor)).sort(([a, b], [c, d]) => a - c || b - d).map(String).join(';')");
    }

    /**
     * Returns the rows and columns by which one set of cells must be moved onto another. The list is empty when the
     * shapes differ.
     */
    private List<Integer> way(List<Integer> from, List<Integer> to) {
        int down = to.get(0) - from.get(0);
        int right = to.get(1) - from.get(1);
        for (int at = 0; at < from.size(); at += 2) {
            if (from.get(at) + down != to.get(at) || from.get(at + 1) + right != to.get(at + 1)) {
                return List.of();
            }
        }
        return List.of(down, right);
    }

    private void press(Keys one, Keys other, int times) {
        for (int i = 0; i < Math.abs(times); i++) {
            browser.type(times < 0 ? one : other);
        }
    }

    /** Lays the first piece of the plan that is shown. */
    private void follow() {
        List<Integer> wanted = numbers("return document.querySelector('.game-plan li').dataset.cells");
        String piece = browser.text(".game-plan li").substring(0, 1);
        browser.script("document.querySelector('.board').focus()");
        browser.type(String.valueOf("IOTSZJL".indexOf(piece) + 1));
        browser.waitFor(".token.held");
        for (int turn = 0; turn < 4 && way(held(), wanted).isEmpty(); turn++) {
            browser.type("r");
            browser.await(
                    "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
        }
        List<Integer> way = way(held(), wanted);
        press(Keys.ARROW_UP, Keys.ARROW_DOWN, way.get(0));
        press(Keys.ARROW_LEFT, Keys.ARROW_RIGHT, way.get(1));
        browser.waitFor(".token.held.legal");
        browser.type(Keys.ENTER);
    }

    @Test
    void a_game_is_won_with_the_keyboard_by_the_fewest_moves_that_are_shown() {
        open("m=game");
        browser.click("#fewest");
        browser.await(".verdict", "3 moves from the start. No fewer do: that is proven.");
        browser.click("#show-next");
        browser.screenshot("game-plan");
        for (int moves = 1; moves <= 3; moves++) {
            follow();
            browser.await("#moves", moves == 1 ? "1 move" : moves + " moves");
        }
        browser.await("[data-won]", "Won in 3 moves.");
        browser.await("[data-won]", "Fewer do not do: that is proven.");
    }

    @Test
    void an_illegal_move_is_refused_with_the_reason() {
        open("m=game");
        browser.type("1", Keys.ENTER);
        browser.await(".said.refused", "No cell of the piece is next to a red token.");
        assertThat(browser.text("#moves")).isEqualTo("0 moves");
    }

    @Test
    void a_move_is_taken_back_and_made_again_and_a_link_brings_it_back() {
        open(SMALL);
        browser.type("1", Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_RIGHT, Keys.ENTER);
        browser.await("[data-won]", "Won in one move.");
        new Actions(browser.driver())
                .keyDown(Keys.CONTROL)
                .sendKeys("z")
                .keyUp(Keys.CONTROL)
                .perform();
        browser.await("#moves", "0 moves");
        browser.click("[data-tool=redo]");
        browser.await("[data-won]", "Won in one move.");

        String fragment = (String) browser.script("return location.hash.slice(1)");
        open(fragment);
        browser.await("[data-won]", "Won in one move.");
        assertThat(browser.text(".panel h2")).isEqualTo("Small");
    }

    @Test
    void from_the_present_position_fewest_moves_are_shown_and_played() {
        open(SMALL);
        browser.click("#fewest");
        browser.await(".verdict", "1 move from the start.");
        browser.click("#play-all");
        browser.await("[data-won]", "Fewer do not do: that is proven.");
        browser.click("#again");
        browser.await("#moves", "0 moves");
    }

    @Test
    void a_board_is_drawn_and_saved_as_it_is() {
        open(SMALL);
        browser.click("#draw-board");
        browser.await("#ready", "Play it");
        browser.script("document.querySelector('.board').focus()");
        browser.click("[data-brush=Empty]");
        browser.script("document.querySelector('.board').focus()");
        browser.type(Keys.ARROW_DOWN, Keys.ARROW_DOWN, " ");
        browser.click("#ready");
        browser.await("#moves", "0 moves");
        assertThat(browser.script("return location.hash")).asString().contains("b=r...._.bbbB_.....");
    }

    @Test
    void boards_are_chosen_from_small_pictures() {
        open("m=game");
        browser.click("#boards");
        browser.click("[data-board='Board 18']");
        browser.await(".panel h2", "Board 18");
        browser.click("#fewest");
        browser.await(".verdict", "2 moves from the start.");
    }
}
