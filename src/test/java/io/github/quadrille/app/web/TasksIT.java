package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.By;

/**
 * Makes the pictures for the page's documentation, which show the page as a reader would see it. The pictures are in
 * {@code target/screenshots}. When the page has changed, the new ones are copied to {@code src/site/markdown/images}.
 */
@EnabledIfSystemProperty(named = "quadrille.exhaustive", matches = "true")
class TasksIT extends PageTest {
    private static final Path INSTANCES = Path.of("instances");

    @Test
    void beginning() {
        browser.open("");
        browser.waitFor("#start");
        picture("page-start");
    }

    @Test
    void possibilities() throws IOException {
        browser.open("solve", instance("pentominoes/pentominoes-6x10"));
        browser.click("#where");
        browser.click("[data-heat=X5]");
        browser.await("#heat-words", "of all 9,356");
        picture("page-heat");
    }

    @Test
    void patterns() throws IOException {
        browser.open("solve", instance("pentominoes/pentominoes-6x10"));
        browser.click("#patterns");
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=packed]");
        picture("page-patterns");
        browser.click("#patterns");
    }

    @Test
    void drawing() throws IOException {
        browser.open("draw", instance("mixed/heart"));
        picture("page-draw");
    }

    @Test
    void solving() {
        browser.open("solve", "name: Y pentominoes in 17x25\nboard: 17x25\npieces: {Y5: any}\n");
        browser.click("#solve");
        browser.await("return document.querySelectorAll('.board .piece').length > 30");
        picture("page-solve");
        browser.click("#stop");
    }

    @Test
    void all_packings() throws IOException {
        browser.open("solve", instance("pentominoes/pentominoes-6x10"));
        browser.click("#all");
        browser.await("#pages-where", "of 9,356");
        browser.click("#classes");
        browser.await("#pages-where", "of 2,339");
        picture("page-packings");
    }

    @Test
    void understanding() throws IOException {
        browser.open("why", instance("infeasible/seven-sets-10x14"));
        browser.click("[data-hold=T]");
        browser.script("const board = document.querySelector('.board'), box = board.getBoundingClientRect();"
                + "const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true};"
                + "board.dispatchEvent(new PointerEvent('pointermove', at))");
        browser.await("#weighed", "This T weighs");
        picture("page-why");
    }

    @Test
    void playing() throws IOException {
        browser.open("play", instance("mixed/begun-6x10"));
        browser.click("#hint");
        browser.waitFor(".hinted .piece");
        picture("page-play");
    }

    @Test
    void comparing() {
        browser.open("compare", "name: Standard bag on 8x10\nboard: 8x10\npieces: {T: 4, I: 4, O: 4, L: 4, S: 4}\n");
        browser.waitFor("#race:enabled");
        browser.script("const field = document.querySelector('[data-field=method]'); field.value = 'genetic';"
                + "field.dispatchEvent(new Event('change'))");
        browser.click("#race");
        browser.await(".sayings", "The exact search found a packing");
        browser.await("return document.querySelectorAll('.racer-local .piece').length > 10");
        picture("page-compare");
    }

    @Test
    void clearing_lines() {
        browser.open("m=game");
        browser.click("#fewest:enabled");
        browser.await(".panel", "proven");
        picture("page-game");
    }

    @Test
    void in_space() throws IOException {
        // This browser draws in space, but slowly, because it has no graphics card. Only this picture needs it.
        try (Browser space = Browser.withSpace()) {
            space.open("solve", instance("lattices/soma-3x3x3"));
            space.click("#solve");
            space.waitFor(".verdict[data-status=packed]");
            space.click("[data-depth=true]");
            space.waitFor("canvas.depth-canvas");
            space.script("const slider = document.querySelector('[data-space=explode]'); slider.value = .45;"
                    + "slider.dispatchEvent(new Event('input', {bubbles: true}))");
            space.driver().executeAsyncScript("const done = arguments[0]; setTimeout(done, 4000)");
            picture(space, "page-space");
            space.open("solve", instance("burrs/chinese-cross"));
            space.click("#solve");
            space.waitFor(".verdict[data-status=packed]");
            space.click("#take-apart");
            space.click("[data-step=next]");
            space.click("[data-step=next]");
            space.driver().executeAsyncScript("const done = arguments[0]; setTimeout(done, 4000)");
            picture(space, "page-apart");
        }
    }

    @Test
    void a_sheet() throws Exception {
        try (RunningServer local = RunningServer.linkingTo(URI.create("https://example.org/quadrille/gallery/"))) {
            browser.open(local.address(), "m=sheet");
            browser.script("return quadrille.store.open(arguments[0])", instance("pentominoes/pentominoes-6x10"));
            browser.script("const hints = document.querySelector('#sheet-hints'); hints.value = '2';"
                    + "hints.dispatchEvent(new Event('change'))");
            browser.await(".sheet-page", "Hint 2");
            picture("page-sheet");
        }
    }

    @Test
    void on_a_phone() throws IOException {
        try (Browser phone = Browser.phone()) {
            phone.open("play", instance("lattices/hexiamonds-6x6"));
            phone.waitFor(".tray");
            phone.drawn();
            assertThat(phone.screenshot("page-phone")).isNotEmptyFile();
        }
    }

    private void picture(String name) {
        picture(browser, name);
    }

    private static void picture(Browser browser, String name) {
        browser.drawn();
        assertThat(browser.driver().findElements(By.cssSelector(".board path, .sheet-page path, canvas")))
                .isNotEmpty();
        assertThat(browser.screenshot(name)).isNotEmptyFile();
    }

    private static String instance(String path) throws IOException {
        return Files.readString(INSTANCES.resolve(path + ".yaml"));
    }
}
