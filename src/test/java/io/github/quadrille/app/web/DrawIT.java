package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;

/** Draws a board and fills the bag with pieces, as a user who has read no help does. */
class DrawIT extends PageTest {
    /** The script moves a pointer, and reports only the first and the last cell. */
    private static final String STROKE =
            "const board = document.querySelector('.board'), [row, column, toRow, toColumn] = arguments,"
                    + "tell = (name, down, right) => { const {x, y} = new DOMPoint(right + .5, down + .5).matrixTransform(board.getScreenCTM());"
                    + "board.dispatchEvent(new PointerEvent(name, {pointerId: 1, clientX: x, clientY: y, bubbles: true, isPrimary: true})); };"
                    + "board.setPointerCapture = () => {};"
                    + "tell('pointerdown', row, column); tell('pointermove', toRow, toColumn); tell('pointerup', toRow, toColumn);";

    private static final String ALL = Keys.chord(Keys.CONTROL, "a");

    @Test
    void a_board_is_drawn_and_solved() {
        begin("square");
        type("rows", "4");
        type("columns", "5");
        click(0, 0);
        click(3, 4);
        assertThat(board()).isEqualTo("#..../...../...../....#");
        browser.click("[data-add='I2']");
        any("I2");
        browser.click("[data-mode=solve]");
        browser.click("#solve");
        browser.screenshot("draw-solve");
        browser.waitFor(".verdict[data-status=packed]");
        assertThat(browser.driver().findElements(By.cssSelector(".board .piece")))
                .hasSize(9);
    }

    @Test
    void what_was_drawn_is_undone_step_by_step_and_done_again() {
        begin("square");
        String before = board();
        click(1, 1);
        click(2, 2);
        String after = board();
        browser.click("[data-tool=undo]");
        browser.click("[data-tool=undo]");
        assertThat(board()).isEqualTo(before);
        browser.click("[data-tool=redo]");
        browser.click("[data-tool=redo]");
        assertThat(board()).isEqualTo(after).isNotEqualTo(before);
    }

    @Test
    void a_stroke_is_one_step() {
        begin("square");
        String before = board();
        WebElement drawn = browser.waitFor(".board");
        int cell = drawn.getSize().width / 9;
        new Actions(browser.driver())
                .moveToElement(drawn, -cell, 0)
                .clickAndHold()
                .moveByOffset(cell, 0)
                .moveByOffset(cell, 0)
                .release()
                .perform();
        assertThat(board().chars().filter(mark -> mark == '#').count()).isGreaterThan(1);
        browser.click("[data-tool=undo]");
        assertThat(board()).isEqualTo(before);
    }

    @Test
    void cells_are_changed_by_keys_alone() {
        begin("square");
        browser.script("document.querySelector('.board').focus()");
        browser.type(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, " ");
        assertThat(board()).contains("#");
    }

    @Test
    void a_piece_of_ones_own_goes_into_the_bag() {
        begin("square");
        browser.click("[data-own]");
        browser.waitFor(".own-board .board");
        browser.script("document.querySelector('.own-board .board').focus()");
        browser.type(Keys.ARROW_DOWN, " ", Keys.ARROW_DOWN, " ", Keys.ARROW_DOWN, " ");
        browser.click("#own-take");
        browser.waitFor(".bag [data-kind='mine'] .shape");
        assertThat(browser.script("return JSON.stringify(quadrille.store.puzzle.shapes.mine)"))
                .asString()
                .contains("X");
    }

    @Test
    void a_count_that_is_none_is_said_in_the_words_of_files() {
        begin("square");
        browser.click("[data-add='T5']");
        WebElement count = browser.waitFor(".bag [data-kind='T5'] input");
        count.sendKeys(ALL, "many", Keys.ENTER);
        browser.await(".errors", "many");
        browser.click("[data-tool=undo]");
        // The browser logs every request that the server refuses, so the log is emptied here.
        browser.driver().manage().logs().get(LogType.BROWSER);
    }

    /** Checks that the page refuses invalid sizes and stays usable. */
    @ParameterizedTest
    @CsvSource({"0x0, Write 1x1", "0x5, Write 1x5", "5x0, Write 5x1", "9999x9999, Use a part of it"})
    void a_size_that_is_none_is_refused(String size, String advice) {
        browser.open("draw", "4x10");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys(size);
        browser.click("#read-pasted");
        browser.await("#refused", advice);
        assertThat(browser.text("#refused")).doesNotContain("puzzle:");
        assertThat(browser.script("return quadrille.store.puzzle.rows")).isEqualTo(4L);
        // The browser logs every request that the server refuses, so the log is emptied here.
        browser.driver().manage().logs().get(LogType.BROWSER);
    }

    @Test
    void what_was_said_goes_with_the_mode_and_with_the_puzzle() {
        browser.open("draw", "4x10");
        browser.script("quadrille.toasts.say('Here.')");
        browser.await(".toasts", "Here.");
        browser.click("[data-mode=why]");
        browser.await("return !document.querySelector('.toast')");
        browser.script("quadrille.toasts.say('There.')");
        browser.await(".toasts", "There.");
        browser.click("[data-tool=open]");
        browser.click("[data-instance='mixed/heart']");
        browser.await("return !document.querySelector('dialog').open && !document.querySelector('.toast')");
    }

    @Test
    void a_size_pasted_opens() {
        browser.open("m=draw");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("4 × 10");
        browser.click("#read-pasted");
        browser.await(".dialog", "The standard bag has two of each of the five tetrominoes.");
        browser.screenshot("open-size");
        browser.click("#other-bag.primary");
        browser.await("return quadrille.store.puzzle.rows === 4 && quadrille.store.puzzle.columns === 10");
        assertThat(browser.script("return Object.values(quadrille.store.puzzle.pieces).join()"))
                .isEqualTo("2,2,2,2,2");
    }

    @ParameterizedTest
    @CsvSource({
        "3x4x5, cubic, 60",
        "2 × 3 X 4, cubic, 24",
        "pyramid-4, fcc, 30",
        "hexagon 3, hexagonal, 19",
        "triangle 6, triangular, 36"
    })
    void a_size_of_another_lattice_opens_a_board_without_pieces(String size, String lattice, long cells) {
        browser.open("m=play");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys(size);
        browser.click("#read-pasted");
        browser.await(
                "return quadrille.mode.id === 'draw' && quadrille.store.puzzle.lattice === arguments[0]"
                        + " && quadrille.store.view.cells === arguments[1]",
                lattice,
                cells);
        browser.await("return !document.querySelector('dialog').open");
    }

    @ParameterizedTest
    @ValueSource(strings = {"99x99x99", "3x3x101"})
    void a_box_that_cannot_be_drawn_is_refused(String size) {
        browser.open("draw", "4x10");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys(size);
        browser.click("#read-pasted");
        browser.await("#refused", "at most 100 layers, rows or columns, and 100,000 cells");
    }

    @Test
    void a_box_of_another_size_keeps_its_bag() {
        browser.open("draw", "{lattice: cubic, board: 3x3x3, symmetry: one-sided, pieces: {soma: 1}}");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("2x3x5");
        browser.click("#read-pasted");
        browser.click("#keep-bag");
        browser.await("return quadrille.store.puzzle.columns === 5");
        assertThat(browser.script("return Object.keys(quadrille.store.puzzle.pieces).length"))
                .isEqualTo(7L);
    }

    @Test
    void a_puzzle_of_the_gallery_opens_with_a_picture() {
        browser.open("m=draw");
        browser.click("[data-tool=open]");
        browser.waitFor("#gallery-search").sendKeys("standard bag on 5");
        browser.waitFor("[data-instance='rectangles/5x8'] img");
        browser.await("return document.querySelector(\"[data-instance='rectangles/5x8'] img\").naturalWidth > 0");
        browser.click("[data-instance='rectangles/5x8']");
        browser.await("return quadrille.store.puzzle.columns === 8");
    }

    @Test
    void a_fast_brush_leaves_no_gaps() {
        begin("square");
        browser.script(STROKE, 0, 1, 0, 6);
        assertThat(board()).startsWith(".######./");
    }

    @ParameterizedTest
    @CsvSource({
        "Cross, ##.##/##.##/...../##.##/##.##",
        "Diamond, ##.##/#...#/...../#...#/##.##",
        "Ring, ...../...../..#../...../.....",
        "Calendar, ......#/......#/......./......./......./......./...####"
    })
    void a_board_begins_from_a_shape(String name, String drawn) {
        browser.open("draw", "5x5");
        choose(name);
        assertThat(board()).isEqualTo(drawn);
        browser.click("[data-tool=undo]");
        browser.await("return !quadrille.store.puzzle.board.join('').includes('#')");
    }

    @Test
    void a_heart_is_symmetric_and_a_hexagon_of_hexagons_has_19_cells() {
        browser.open("draw", "9x9");
        choose("Heart");
        assertThat(browser.script(
                        "return quadrille.store.puzzle.board.every(row => row === [...row].reverse().join(''))"))
                .isEqualTo(true);
        browser.open("draw", "{lattice: hexagonal, board: 5x5, pieces: {I3: any}}");
        choose("Hexagon");
        browser.await("return quadrille.store.view.cells === 19");
    }

    private void choose(String shape) {
        browser.waitFor("[data-field=shape]");
        browser.script(
                "const field = document.querySelector('[data-field=shape]'); field.value = arguments[0];"
                        + "field.dispatchEvent(new Event('change'))",
                shape);
        browser.drawn();
    }

    @Test
    void a_brush_fills_boxes_and_paints_both_sides_alike() {
        begin("square");
        browser.click("[data-paint=box]");
        browser.script(STROKE, 0, 1, 1, 2);
        assertThat(board()).isEqualTo(".##...../.##...../......../......../........");
        browser.click("[data-tool=undo]");
        browser.click("[data-paint=box]");
        browser.click("[data-paint=across]");
        browser.click("[data-paint=down]");
        browser.script(STROKE, 0, 0, 0, 1);
        assertThat(board()).isEqualTo("##....##/......../......../......../##....##");
    }

    @Test
    void a_picture_becomes_a_board() {
        browser.open("draw", "{board: 2x4, pieces: {I2: any}}");
        browser.driver().executeAsyncScript("""
                const done = arguments[0], canvas = new OffscreenCanvas(80, 40), context = canvas.getContext('2d');
                context.fillStyle = 'white'; context.fillRect(0, 0, 80, 40);
                context.fillStyle = 'navy'; context.fillRect(0, 0, 60, 20); context.fillRect(20, 20, 60, 20);
                canvas.convertToBlob().then(blob => {
                  const data = new DataTransfer(); data.items.add(new File([blob], 'grid.png', {type: 'image/png'}));
                  window.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data})); done(); });""");
        browser.await("return document.querySelector('[data-picture=rows]')?.value === '2'");
        browser.click("#picture-take");
        assertThat(board()).isEqualTo("...#/#...");
        assertThat(browser.script("return quadrille.store.puzzle.pieces.I2")).isEqualTo("any");
    }

    @Test
    void another_size_keeps_the_bag() {
        browser.open("draw", "{board: 1x5, pieces: {I5: 1..2}}");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("2x5");
        browser.click("#read-pasted");
        browser.click("#keep-bag.primary");
        browser.await("return quadrille.store.puzzle.rows === 2");
        assertThat(browser.script("return Object.keys(quadrille.store.puzzle.pieces).join()"))
                .isEqualTo("I5");
    }

    @Test
    void a_board_without_pieces_is_kept_by_its_link() {
        begin("square");
        click(0, 0);
        browser.await("return quadrille.store.view.board[0][0] === '#'");
        browser.await("return quadrille.store.view.code !== null && location.hash.includes(quadrille.store.view.code)");
        browser.click("[data-tool=share]");
        assertThat(browser.waitFor("#share-code").getDomProperty("value")).startsWith("quad1-");
        browser.driver().navigate().refresh();
        browser.await("return globalThis.quadrille?.store.view?.code != null");
        assertThat(board()).startsWith("#......./");
        assertThat(browser.script("return Object.keys(quadrille.store.puzzle.pieces).length"))
                .isEqualTo(0L);
    }

    @Test
    void a_piece_of_ones_own_has_a_size_and_a_colour() {
        begin("square");
        browser.click("[data-own]");
        WebElement columns = browser.waitFor("[data-own-length=columns]");
        columns.sendKeys(ALL, "9", Keys.ENTER);
        browser.await("return document.querySelector('.own-board .board').viewBox.baseVal.width > 9");
        browser.script("const colour = document.querySelector('#own-colour'); colour.value = '#123456';"
                + "colour.dispatchEvent(new Event('input')); document.querySelector('.own-board .board').focus()");
        browser.type(Keys.END, Keys.ARROW_DOWN, " ");
        browser.click("#own-take");
        browser.waitFor(".bag [data-kind=mine] [fill='#123456']");
    }

    @Test
    void a_piece_of_cubes_is_one_body_in_the_bag() {
        browser.open("draw", "{lattice: cubic, board: 3x3x3, symmetry: one-sided, pieces: {soma: 1}}");
        browser.waitFor(".bag .cubes");
        browser.waitFor(".palette .cubes");
    }

    @Test
    void a_card_has_a_place_for_its_picture_before_that_comes() {
        browser.open("m=draw");
        browser.script(
                "document.body.insertAdjacentHTML('beforeend', '<div class=card><lazy-picture></lazy-picture></div>')");
        assertThat(
                        (String)
                                browser.script(
                                        "return getComputedStyle(document.querySelector('body > .card > lazy-picture')).backgroundImage"))
                .contains("gradient");
    }

    private void begin(String lattice) {
        browser.open("m=draw");
        browser.click("[data-tool=open]");
        browser.click("[data-new=" + lattice + "]");
        browser.await("return !document.querySelector('dialog').open");
        browser.script("quadrille.store.change({...quadrille.store.puzzle, pieces: {}})");
        browser.await("return quadrille.store.view !== null && quadrille.store.view.kinds.length === 0");
    }

    private void any(String kind) {
        WebElement count = browser.waitFor(".bag [data-kind='" + kind + "'] input");
        count.sendKeys(ALL, "any", Keys.ENTER);
        browser.await("return quadrille.store.view.kinds.length === 1");
    }

    private void type(String length, String number) {
        WebElement input = browser.waitFor("[data-length=" + length + "]");
        input.sendKeys(ALL, number, Keys.ENTER);
        browser.await("return quadrille.store.puzzle[arguments[0]] === Number(arguments[1])", length, number);
    }

    /** Clicks in the middle of a cell of a board of squares, and waits until the board changes. */
    private void click(int row, int column) {
        String before = board();
        browser.clickCell(row, column);
        browser.await("return quadrille.store.puzzle.board.join('/') !== arguments[0]", (Object) before);
    }

    private String board() {
        return (String) browser.script("return quadrille.store.puzzle.board.join('/')");
    }
}
