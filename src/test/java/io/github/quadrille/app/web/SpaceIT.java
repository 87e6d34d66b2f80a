package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Tests boards of cubes and balls that are drawn in space. */
class SpaceIT extends PageTest {
    private static final String SOMA =
            "name: Soma cube\nlattice: cubic\nboard: 3x3x3\nsymmetry: one-sided\npieces: {soma: 1}\n";

    @Override
    Browser wanted() {
        return Browser.withSpace();
    }

    @Test
    void a_packed_cube_is_seen_in_colour() throws IOException {
        browser.open("solve", SOMA);
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=packed]");
        browser.click("[data-depth=true]");
        browser.waitFor("canvas.depth-canvas");
        awaitColours();
        browser.screenshot("solve-space");
        browser.script("const slider = document.querySelector('[data-space=explode]'); slider.value = slider.max;"
                + "slider.dispatchEvent(new Event('input', {bubbles: true}))");
        awaitColours();
    }

    /**
     * The puzzle has four pieces, which have 20 balls in all. Two pieces are given, and the search finds the places of
     * the other two.
     */
    @Test
    void balls_are_played_in_layers_and_seen_in_space() throws IOException {
        browser.open("play", """
                name: Tetrahedron
                lattice: fcc
                board: tetrahedron-4
                pieces: {I: 2, six: 2}
                shapes: {six: [XXX, XXX]}
                given:
                  - [I, [[0, 3, 0], [0, 3, 1], [0, 3, 2], [0, 3, 3]]]
                  - [six, [[1, 2, 0], [1, 2, 1], [1, 2, 2], [1, 3, 0], [1, 3, 1], [1, 3, 2]]]
                """);
        browser.waitFor(".tray [data-piece=six] .gleam");
        browser.click("[data-depth=true]");
        browser.waitFor("canvas.depth-canvas");
        awaitColours();
        browser.click("[data-mode=solve]");
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=packed]");
        browser.click("[data-depth=false]");
        browser.waitFor(".board .piece");
        browser.screenshot("balls-in-layers");
    }

    @Test
    void a_solid_board_opens_in_space_with_its_layers_beside_it() throws IOException {
        browser.open("play", SOMA);
        browser.waitFor("canvas.depth-canvas");
        browser.await(".board", "Layer 3");
        awaitColours();
        assertThat(browser.script("const rect = css => document.querySelector(css).getBoundingClientRect();"
                        + "return rect('.depth-canvas').right < rect('.board').left"))
                .isEqualTo(true);
    }

    @Test
    void a_board_of_many_cubes_opens_in_layers() {
        browser.open("draw", SOMA.replace("3x3x3", "15x15x15"));
        browser.await(".board", "Layer 15");
        browser.waitFor("[data-depth=false][aria-pressed=true]");
        assertThat(browser.driver().findElements(By.cssSelector(".space"))).isEmpty();
    }

    @Test
    void pieces_are_carried_over_the_body_and_taken_up_from_it() {
        browser.open("play", SOMA);
        browser.waitFor("canvas.depth-canvas");
        WebElement canvas = browser.waitFor("canvas.depth-canvas");
        WebElement piece = browser.waitFor(".tray [data-piece=L]");
        new Actions(browser.driver())
                .clickAndHold(piece)
                .moveToElement(canvas, 100, 100)
                .moveToElement(canvas, 0, 20)
                .perform();
        browser.waitFor(".landing.fits");
        browser.await("return document.querySelector('.hand.in-space') !== null");
        browser.drawn();
        browser.screenshot("play-space-carried");
        String first = hand();
        browser.type(Keys.PAGE_UP);
        browser.await("return JSON.stringify(quadrille.mode.hand.by) !== '" + first + "'");
        browser.type(Keys.PAGE_DOWN);
        browser.await("return JSON.stringify(quadrille.mode.hand.by) === '" + first + "'");
        new Actions(browser.driver()).release().perform();
        browser.await("#said", "L lies at layer");
        browser.screenshot("play-space-laid");

        new Actions(browser.driver())
                .moveToElement(canvas, 0, 20)
                .clickAndHold()
                .moveToElement(canvas, 30, 40)
                .moveToElement(browser.waitFor(".tray"))
                .release()
                .perform();
        browser.await("#said", "L taken away.");
    }

    @Test
    void the_layers_stand_below_where_the_window_is_narrow() throws IOException {
        Dimension before = browser.driver().manage().window().getSize();
        try {
            browser.driver().manage().window().setSize(new Dimension(500, 987));
            browser.open("play", SOMA);
            browser.waitFor("canvas.depth-canvas");
            awaitColours();
            assertThat(browser.script("const rect = css => document.querySelector(css).getBoundingClientRect();"
                            + "return rect('.depth-canvas').bottom < rect('.board').top && rect('.piece-tile').bottom < innerHeight"
                            + " && document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(AxeIT.serious(browser)).isEmpty();
        } finally {
            browser.driver().manage().window().setSize(before);
        }
    }

    private String hand() {
        return (String) browser.script("return JSON.stringify(quadrille.mode.hand.by)");
    }

    @Test
    void a_burr_is_taken_apart_move_by_move() throws IOException {
        browser.open("solve", Files.readString(Path.of("instances/burrs/chinese-cross.yaml")));
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=packed]");
        browser.click("#take-apart");
        browser.waitFor("#apart[data-status=assemblable]");
        browser.await("#apart", "Level 1:");
        browser.await("#apart-words", "All pieces are together.");
        browser.waitFor("canvas.depth-canvas");
        awaitColours();
        browser.click("[data-step=next]");
        browser.await("#apart-words", " and away");
        browser.waitFor("[data-step=play]").sendKeys(Keys.ENTER);
        browser.await("#apart-step", "Move 5 of 5");
        browser.click("[data-step=back]");
        browser.await("#apart-step", "Move 4 of 5");
    }

    @Test
    void what_holds_together_is_said_to() {
        browser.open("solve", """
                lattice: cubic
                board: 3x3x3
                pieces: {cage: 1, one: 1}
                shapes: {one: X, cage: [XXX, XXX, XXX, "", XXX, X.X, XXX, "", XXX, XXX, XXX]}
                """);
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=packed]");
        browser.click("#take-apart");
        browser.await("#apart", "It holds together: no piece comes out.");
    }

    @Test
    void layers_are_edited_in_the_plane() {
        browser.open("draw", SOMA);
        browser.await(".board", "Layer 3");
        browser.click("[data-depth=true]");
        browser.waitFor("canvas.depth-canvas");
        browser.click("[data-depth=false]");
        browser.waitFor(".board");
    }

    /** Waits until the drawing has many colours, because a browser without a graphics card draws slowly. */
    private void awaitColours() throws IOException {
        long patience = System.nanoTime() + 30_000_000_000L;
        while (colours() <= 200) {
            assertThat(System.nanoTime())
                    .as("There are only %d colours.", colours())
                    .isLessThan(patience);
        }
    }

    /** Returns the number of different colours in the visible drawing of the board in space. */
    private long colours() throws IOException {
        Path picture = browser.screenshot("space");
        BufferedImage image = ImageIO.read(picture.toFile());
        WebElement canvas = browser.waitFor("canvas.depth-canvas");
        Rectangle at = canvas.getRect();
        return IntStream.range(at.y + 2, Math.min(at.y + at.height - 2, image.getHeight()))
                .flatMap(y -> IntStream.range(at.x + 2, Math.min(at.x + at.width - 2, image.getWidth()))
                        .map(x -> image.getRGB(x, y)))
                .distinct()
                .count();
    }
}
