package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.logging.LogType;

/** Checks that rules and colours of cells can be set and seen, and that links and reloads keep them. */
class RulesPageIT extends PageTest {
    private static final String TATAMI = "{name: Mats, board: 5x6, pieces: {I2: any}, rules: [no-four-meet]}";
    private static final String COLOURED =
            "{board: [\"...\", \"...\"], pieces: {a: 2}, shapes: {a: {cells: XX/X., colours: xo/o.}}, colours: [xo., o.x]}";
    private static final String COLOURS = "return quadrille.store.puzzle.colours.join('/')";

    @Test
    void a_link_with_a_rule_says_it_and_is_counted() {
        browser.open("draw", TATAMI);
        browser.click("[data-tool=share]");
        String link = browser.waitFor("#share-play").getDomProperty("value");
        browser.open(link.substring(link.indexOf('#') + 1));
        browser.await(".table .rules", "No four pieces meet at a point.");
        countIs("2 packings");
    }

    @Test
    void a_rule_that_is_ticked_is_in_the_link_and_in_the_count() {
        browser.open("draw", "{board: 5x6, pieces: {I2: any}}");
        browser.await("return location.hash.includes(quadrille.store.view.code)");
        String before = browser.driver().getCurrentUrl();
        browser.click(".rule-form summary");
        browser.click("[data-rule=no-four-meet]");
        browser.await("return location.href !== arguments[0]", (Object) before);
        browser.driver().navigate().refresh();
        browser.await("return globalThis.quadrille?.store.view?.rules.length === 1");
        countIs("2 packings");
        browser.click("[data-mode=draw]");
        browser.click("[data-rule=no-four-meet]");
        browser.await("return quadrille.store.view.rules.length === 0");
        countIs("1,183 packings");
    }

    @Test
    void a_colour_that_is_painted_survives_a_link() {
        browser.open("draw", COLOURED);
        browser.click("[data-brush=colour-o]");
        browser.clickCell(0, 2);
        browser.await("return quadrille.store.view.puzzle.colours?.join('/') === 'xoo/o.x'");
        browser.await("return location.hash.includes(quadrille.store.view.code)");
        browser.driver().navigate().refresh();
        browser.await("return globalThis.quadrille?.store.view?.puzzle.colours !== undefined");
        assertThat(browser.script(COLOURS)).isEqualTo("xoo/o.x");
        browser.waitFor(".board .tint-1");
        // A new hole and another size leave the colours of the other cells unchanged.
        browser.click("[data-brush=Hole]");
        browser.clickCell(0, 0);
        browser.click("[aria-label='More columns']");
        browser.await("return quadrille.store.view.columns === 4");
        assertThat(browser.script("return quadrille.store.view.puzzle.colours.join('/')"))
                .isEqualTo("#oo./o.x.");
    }

    @Test
    void colours_of_pieces_are_written() {
        browser.open("draw", "{board: 1x4, pieces: {I2: 2}}");
        browser.click("[data-brush=colour-x]");
        browser.clickCell(0, 1);
        browser.await(".errors", "The board has colours, but no shape has.");
        passRefusal();
        browser.waitFor("[data-colours=I2]").sendKeys("xo", Keys.ENTER);
        browser.await("return quadrille.store.view.kinds[0].colours === 'xo' && !quadrille.store.errors.length");
        browser.click("#no-colours");
        browser.await("return quadrille.store.view.rules.length === 0 && quadrille.store.puzzle.colours === null");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "together | {\"together\":[[0,0],[0,1]]} | One piece covers row 1, column 1 and",
                "apart | {\"apart\":[[0,0],[0,1]]} | No piece covers more than one of row 1",
                "only | {\"cell\":{\"at\":[[0,0],[0,1]],\"kinds\":[\"I2\"]}} | Only I covers row 1, column 1",
                "not | {\"cell\":{\"at\":[[0,0],[0,1]],\"not\":[\"I2\"]}} | No I covers row 1, column 2",
            })
    void cells_of_a_rule_are_picked_on_the_board(String rule, String written, String said) {
        browser.open("draw", "{board: 3x4, pieces: {I2: any, V3: any}}");
        browser.click(".rule-form summary");
        browser.click("[data-brush=pick]");
        browser.clickCell(0, 0);
        browser.clickCell(0, 1);
        browser.await("#cell-rules", "2 cells picked");
        browser.screenshot("rule-picked");
        browser.click("[data-cells=" + rule + "]");
        browser.await("return quadrille.store.view.rules.length > 0");
        assertThat(browser.script("return JSON.stringify(quadrille.store.puzzle.rules[0])"))
                .isEqualTo(written);
        browser.waitFor(".board .ruled");
        browser.click("[data-mode=play]");
        browser.await(".table .rules", said);
    }

    @Test
    void kinds_at_the_edge_are_ticked() {
        browser.open("draw", "{board: 3x4, pieces: {I2: any, V3: any}}");
        browser.click(".rule-form summary");
        browser.click("[data-kinds=border-V3]");
        browser.click("[data-kinds=inside-I2]");
        browser.await("return quadrille.store.view.rules.length === 2");
        browser.click("[data-kinds=border-V3]");
        browser.await("return quadrille.store.view.rules.length === 1");
    }

    @Test
    void another_rule_is_read_by_the_engine() {
        browser.open("draw", "{board: 4x4, pieces: {I: any, O: any}}");
        browser.click(".rule-form summary");
        browser.click("[data-rule=no-four-meet]");
        WebElement field = browser.waitFor("#other-rules");
        field.sendKeys("bordr: [I]", Keys.TAB);
        browser.await("#rule-errors", "Unknown rule 'bordr'. Did you mean 'border'?");
        passRefusal();
        field.sendKeys(
                Keys.chord(Keys.CONTROL, "a"), "border: [I]", Keys.ENTER, "total: {kinds: [I, O], count: 4}", Keys.TAB);
        browser.await("return quadrille.store.view.rules.length === 3");
        assertThat(browser.text("#rule-errors")).isEmpty();
        assertThat(field.getDomProperty("value")).isEqualTo("total: {kinds: [I, O], count: 4}");
        browser.waitFor("[data-kinds=border-I][aria-pressed=true]");
        browser.click("[aria-label='No O']");
        browser.await("#idle-rules", "total: {kinds: [I, O], count: 4}");
        browser.await("return quadrille.store.view.rules.length === 2");
    }

    @Test
    void a_piece_against_a_rule_is_said_and_taken_away() {
        browser.open("play", "{board: 4x4, pieces: {I2: any}, rules: [no-four-meet]}");
        for (String at : new String[] {"[[0,0],[1,0]]", "[[0,1],[1,1]]", "[[2,0],[3,0]]", "[[2,1],[3,1]]"}) {
            browser.script("quadrille.mode.add({kind: 'I2', cells: JSON.parse(arguments[0])})", at);
        }
        browser.await("#sign", "Against a rule");
        browser.await("#broken", "4 pieces meet");
        browser.click("#hint");
        browser.await("#hint-reason", "The rule 'no-four-meet' allows three.");
        browser.screenshot("rules-broken");
        browser.click("#take-away");
        browser.await("return quadrille.store.puzzle.given.length === 3 && !document.querySelector('#broken')");
        browser.await("return !quadrille.store.errors.length");
        passRefusal();
    }

    @Test
    void colours_turn_with_a_piece() {
        browser.open("play", COLOURED);
        browser.waitFor(".tray .badge-of");
        assertThat(colourOfFirst()).isEqualTo("xoo");
        browser.click("[data-turn=turned]");
        assertThat(colourOfFirst()).isEqualTo("oxo");
        browser.click("#hint");
        browser.click("#hint");
        browser.await("return quadrille.store.puzzle.given.length === 1");
        assertThat(browser.script("return document.querySelectorAll('.table .badge-of').length"))
                .isEqualTo(4L);
    }

    @Test
    void pieces_turn_as_rules_allow() {
        browser.open("play", "{board: 4x4, pieces: {L: 4}, rules: [turns: {L: [0, 180]}, flips: {L: no}]}");
        browser.waitFor(".tray [data-piece=L]");
        assertThat(browser.script("return quadrille.store.view.kinds[0].orientations.length"))
                .isEqualTo(2L);
        browser.click("[data-turn=turned]");
        assertThat(browser.script("return quadrille.mode.way('L')")).isEqualTo(1L);
        browser.click("[data-turn=flipped]");
        browser.await("#said", "may not be flipped");
    }

    @Test
    void rules_fit_every_screen_and_axe_finds_nothing() throws IOException {
        String both = COLOURED.replace("}, colours:", "}, rules: [no-four-meet, border: [a]], colours:");
        fits(browser, both, 1024);
        fits(browser, both, 1440);
        browser.driver().manage().window().setSize(new Dimension(1280, 900));
        try (Browser phone = Browser.darkPhone()) {
            fits(phone, both, 390);
        }
    }

    private static void fits(Browser browser, String puzzle, int width) throws IOException {
        browser.driver().manage().window().setSize(new Dimension(width, 900));
        for (String mode : new String[] {"draw", "play", "solve"}) {
            browser.open(mode, puzzle);
            browser.drawn();
            browser.screenshot("rules-" + mode + "-" + width);
            assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                    .as(mode)
                    .isEqualTo(true);
            assertThat(AxeIT.serious(browser)).isEmpty();
        }
    }

    private Object colourOfFirst() {
        browser.drawn();
        return browser.script(
                "return [...document.querySelectorAll('.tray .badge-of')].map(each => each.textContent).join('')");
    }

    private void countIs(String words) {
        browser.click("[data-mode=solve]");
        browser.await(".panel .rules, .panel h2", "");
        browser.click("#count");
        browser.await(".verdict", words);
    }

    /** Empties the log, because the browser logs every request that the server refuses. */
    private void passRefusal() {
        browser.driver().manage().logs().get(LogType.BROWSER);
    }
}
