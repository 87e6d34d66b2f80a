package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.logging.LogType;

/** Checks the accessibility of the page with axe-core, which must find nothing serious. */
class AxeIT extends PageTest {
    private static final String SERIOUS =
            "const done = arguments[0]; axe.run({preload: false}).then(found => done(found.violations"
                    + ".filter(each => ['serious', 'critical'].includes(each.impact))"
                    + ".map(each => each.id + ': ' + each.nodes.map(node => node.html + ' ' + node.failureSummary).join('; '))))";

    @ParameterizedTest
    @ValueSource(strings = {"draw", "solve", "why", "play", "compare", "game", "sheet"})
    void axe_finds_nothing_serious(String mode) throws IOException {
        browser.open(mode, "10x14");
        check();
    }

    @ParameterizedTest
    @ValueSource(strings = {"open", "save", "share", "help"})
    void nor_in_dialogs(String tool) throws IOException {
        browser.open("draw", "4x10");
        browser.click("[data-tool=" + tool + "]");
        browser.waitFor("dialog[open]");
        check();
    }

    @Test
    void nor_where_what_was_typed_is_refused() throws IOException {
        browser.open("draw", "4x10");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("hello");
        browser.click("#read-pasted");
        browser.await("#refused", "This is 'hello', not a puzzle.");
        browser.screenshot("open-refused");
        check();
        // The browser logs every request that the server refuses, so the log is emptied here.
        browser.driver().manage().logs().get(LogType.BROWSER);
    }

    @Test
    void nor_where_a_size_is_asked_about() throws IOException {
        browser.open("draw", "4x10");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("5x8");
        browser.click("#read-pasted");
        browser.waitFor("#keep-bag");
        check();
    }

    @Test
    void nor_on_the_first_screen() throws IOException {
        browser.open("");
        browser.waitFor("#start");
        check();
    }

    @Test
    void nor_in_what_is_asked_of_packings() throws IOException {
        browser.open("solve", "{board: 3x4, pieces: {L: 2, O: 1}, given: [[O, [[0, 0], [0, 1], [1, 0], [1, 1]]]]}");
        browser.click("#all");
        browser.await("#pages-which", "Packing 1");
        check();
        browser.click("#where");
        browser.waitFor("[data-heat]");
        check();
        browser.click("#watch");
        browser.waitFor("#film-words");
        browser.click("#patterns");
        check();
        browser.click("#patterns");
        browser.click("#make-unique");
        browser.waitFor("#unique-given");
        check();
    }

    @Test
    void nor_where_a_piece_is_drawn_or_a_hint_is_read() throws IOException {
        browser.open("draw", "40x40");
        browser.click("[data-own]");
        browser.waitFor("#own-colour");
        check();
        browser.open("play", "{board: 3x4, pieces: {L: 2, O: 1}}");
        browser.click("#hint");
        browser.click("#hint-why");
        browser.waitFor("#hint-reason");
        check();
        browser.click("#hint");
        browser.click("#try");
        browser.click("#hint");
        browser.click("#hint");
        browser.waitFor(".piece.trial");
        browser.click("#cross");
        browser.clickCell(0, 0);
        browser.clickCell(2, 3);
        browser.click("#show-sign");
        browser.click("#check");
        browser.await("#checked", "All right so far");
        check();
        browser.click("#show-sign");
    }

    @Test
    void nor_on_a_phone() throws IOException {
        try (Browser phone = Browser.phone()) {
            for (String mode : new String[] {"draw", "solve", "play", "sheet"}) {
                phone.open(mode, "4x10");
                assertThat(phone.script("return document.documentElement.scrollWidth <= innerWidth"))
                        .as(mode)
                        .isEqualTo(true);
                check(phone);
            }
        }
    }

    private void check() throws IOException {
        check(browser);
    }

    private static void check(Browser browser) throws IOException {
        // The test waits for animations to end, because axe would see the intermediate colours of elements that fade
        // in.
        browser.await(
                "return document.getAnimations().every(each => each.playState === 'finished' || each.effect.getTiming().iterations === Infinity)");
        assertThat(serious(browser)).isEmpty();
    }

    /** Returns the serious problems that axe-core finds on the page in a browser. */
    static List<?> serious(Browser browser) throws IOException {
        try (InputStream axe = AxeIT.class.getResourceAsStream("/axe.min.js")) {
            browser.script(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
        }
        return (List<?>) browser.driver().executeAsyncScript(SERIOUS);
    }
}
