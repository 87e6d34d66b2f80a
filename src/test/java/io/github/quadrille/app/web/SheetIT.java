package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the printed sheet of puzzles for a school class. */
class SheetIT extends PageTest {
    private static final String SIX = "{name: Six pieces, author: Ada, board: 4x6, pieces: {I: 1, L: 2, O: 1, T: 2}}";
    private static final String FIFTH = "{name: A fifth, board: 4x5, pieces: {I: 1, L: 2, O: 1, S: 1}}";
    private static final float POINTS_PER_MILLIMETRE = 72 / 25.4f;

    @BeforeEach
    void forget() {
        browser.open("");
        browser.script("localStorage.clear()");
    }

    @Test
    void a_sheet_is_printed_in_its_true_size_and_without_the_page_around_it() throws IOException {
        open(SIX);
        choose("paper", "a4");
        List<Float> begins = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(PrintedPageIT.a4(browser, "sheet"))) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            String text = new PDFTextStripper() {
                @Override
                protected void writeString(String words, List<TextPosition> letters) throws IOException {
                    begins.add(letters.get(0).getXDirAdj() / POINTS_PER_MILLIMETRE);
                    super.writeString(words, letters);
                }
            }.getText(document);
            assertThat(text)
                    .contains("Name", "Date", "Six pieces", "By Ada.", "Cover the whole board.")
                    .doesNotContain("Undo", "Paper", "Patterns");
        }
        // The word 'Name' begins at the margin, and the word 'Date' at about two thirds of the line.
        assertThat(begins.get(0)).isCloseTo(14, within(0.5f));
        assertThat(begins).anySatisfy(begin -> assertThat(begin).isCloseTo(14 + 0.66f * 182, within(0.5f)));
    }

    @Test
    void hints_and_the_solution_stand_upside_down_at_the_foot() {
        open(SIX);
        choose("hints", "2");
        browser.click("#sheet-hasSolution");
        browser.await("const foot = document.querySelector('.sheet-foot');"
                + "return foot?.textContent.replace(/[^A-Za-z0-9 ]/g, '').includes('Solution')");
        assertThat(browser.text(".sheet-foot")).contains("Hint 1", "Hint 2").doesNotContain("Hint 3");
        assertThat(browser.waitFor(".sheet-foot").getDomAttribute("transform")).contains("rotate(180)");
    }

    @Test
    void the_level_is_on_the_sheet_as_soon_as_it_is_known() {
        open("{name: Easy, board: 2x4, pieces: {L: 2}}");
        browser.await(".sheet-page", "Level ");
        browser.click("#sheet-hasLevel");
        browser.await("return !document.querySelector('.sheet-page').textContent.includes('Level')");
    }

    @Test
    void what_takes_long_is_stopped() {
        open("{name: Long, board: 17x25, pieces: {Y5: any}}");
        browser.await("#sheet-print:disabled", "Print when all is found");
        browser.click("#sheet-stop");
        browser.await(".panel", "What was not found is left out.");
        browser.await("#sheet-print:enabled:focus", "Print, or save as PDF");
    }

    @Test
    void several_puzzles_are_on_a_sheet_that_the_browser_keeps() {
        open(SIX);
        browser.click("#sheet-add");
        browser.await("#dialog-title", "Add a puzzle to the sheet");
        browser.waitFor("#pasted").sendKeys(FIFTH);
        browser.click("#read-pasted");
        browser.await(".sheet-list", "A fifth");
        assertThat(pages()).containsExactly("Page 1 of 2: 1. Six pieces", "Page 2 of 2: 2. A fifth");
        choose("many", "2");
        assertThat(pages()).containsExactly("Page 1 of 1: 1. Six pieces, 2. A fifth");
        browser.click("li:last-child [data-sheet=up]");
        browser.driver().navigate().refresh();
        browser.waitFor(".sheet-list li:nth-child(2)");
        assertThat(pages()).containsExactly("Page 1 of 1: 1. A fifth, 2. Six pieces");
        browser.click("li:first-child [data-sheet=off]");
        browser.await("return document.querySelectorAll('.sheet-list li').length === 1");
        assertThat(pages()).containsExactly("Page 1 of 1: Six pieces");
        browser.click("#sheet-this");
        browser.await(".sheet-list", "A fifth");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 20x20, pieces: {tetrominoes: 20}}",
                "{board: 2x30, pieces: {bar: 1, I5: any}, shapes: {bar: [XXXXXXXXXXXXXXXXXXXXXXXXXXXXXX]}}",
                "{lattice: hexagonal, board: 4x7, pieces: {tetrahexes: 1}}",
                "{lattice: triangular, board: 6x12, pieces: {hexiamonds: 1}}"
            })
    void no_piece_is_cut_by_the_edge_of_a_page(String puzzle) {
        open(puzzle);
        for (String many : new String[] {"1", "4"}) {
            choose("many", many);
            assertThat(browser.script("return [...document.querySelectorAll('.cut')].filter(cut => {"
                            + "const piece = cut.getBoundingClientRect(), page = cut.closest('svg').getBoundingClientRect();"
                            + "return piece.left < page.left || piece.right > page.right || piece.top < page.top"
                            + " || piece.bottom > page.bottom; }).length"))
                    .isEqualTo(0L);
        }
        assertThat(browser.script("return document.querySelectorAll('.cut').length"))
                .isNotEqualTo(0L);
    }

    @ParameterizedTest
    @CsvSource({
        "'{lattice: cubic, board: 3x3x3, symmetry: one-sided, pieces: {soma: 1}}', .cubes",
        "'{lattice: fcc, board: 2x2x2, symmetry: one-sided, pieces: {I2: 4}}', .balls"
    })
    void pieces_in_space_are_pictures(String puzzle, String drawing) {
        open(puzzle);
        browser.waitFor(".sheet-page " + drawing);
        assertThat(browser.script("return document.querySelectorAll('.cut').length"))
                .isEqualTo(0L);
    }

    @Test
    void the_code_on_a_sheet_is_that_of_the_link_for_a_class() throws Exception {
        URI site = URI.create("https://example.org/quadrille/gallery/");
        try (RunningServer local = RunningServer.linkingTo(site)) {
            browser.open(local.address(), "m=sheet&p=4x10");
            browser.waitFor(".sheet-page .sheet-code");
            assertThat(browser.script(
                            "const site = arguments[0]; return import('./qr.js').then(({qrPath}) => qrPath(site + '#m=play&p=' + quadrille.store.view.code + '&only=play').path"
                                    + " === document.querySelector('.sheet-code').getAttribute('d'))",
                            site.toString()))
                    .isEqualTo(true);
            browser.driver().get("about:blank");
        }
    }

    @Test
    void a_code_that_would_open_on_this_machine_only_is_left_out() {
        open(SIX);
        browser.await("#sheet-local", "this machine only");
        assertThat(browser.script("return document.querySelectorAll('.sheet-code').length"))
                .isEqualTo(0L);
    }

    @Test
    void large_print_has_larger_letters_and_black_and_white_has_no_colours() {
        open(SIX);
        String size = "return Math.max(...[...document.querySelectorAll('.sheet-page > text')]"
                + ".map(text => Number(text.getAttribute('font-size'))))";
        double before = ((Number) browser.script(size)).doubleValue();
        browser.click("#sheet-isLarge");
        browser.drawn();
        assertThat(((Number) browser.script(size)).doubleValue()).isCloseTo(1.6 * before, within(0.01));
        for (String ink : new String[] {"lines", "patterns"}) {
            choose("ink", ink);
            assertThat(browser.script("return getComputedStyle(document.querySelector('.cut .body')).fill"))
                    .isEqualTo("rgb(255, 255, 255)");
        }
        browser.waitFor(".cut .pattern");
    }

    @Test
    void hints_in_outlines_are_grey_the_newest_darkest() {
        open(SIX);
        choose("hints", "2");
        choose("ink", "lines");
        browser.await("return document.querySelectorAll('.sheet-hint').length === 2");
        assertThat(browser.script("return [...document.querySelectorAll('.sheet-hint .body')]"
                        + ".map(body => getComputedStyle(body).fill.slice(4, 7)).join(' ')"))
                .isEqualTo("176 228 176");
    }

    @Test
    void where_words_have_no_room_the_description_is_cut() {
        open("{name: Told, description: " + "Once upon a time. ".repeat(110)
                + ", instructions: Begin with the T., board: 2x4," + " pieces: {L: 2}, rules: [{apart: corners}]}");
        choose("many", "6");
        browser.await("#sheet-cut", "Not all words have room.");
        assertThat(browser.text(".sheet-page")).contains("Begin with the T.", "Once upon", "…", "touch");
    }

    @Test
    void pieces_that_are_used_alike_are_named_together() {
        open("{board: 4x4, pieces: {tetrominoes: 0..1, O1: 4, domino: any}}");
        browser.await("return document.querySelector('.sheet-page').textContent.replace(/\\s+/g, '')"
                + ".includes('UseeachofT,I,O,L,Satmostonce;4ofO1;anynumberof')");
    }

    private void open(String puzzle) {
        browser.open("draw", puzzle);
        browser.click("[data-tool=print]");
        browser.waitFor(".sheet-page");
        browser.drawn();
    }

    private void choose(String choice, String value) {
        browser.script(
                "const field = document.querySelector('#sheet-' + arguments[0]); field.value = arguments[1];"
                        + "field.dispatchEvent(new Event('change'))",
                choice,
                value);
        browser.drawn();
    }

    private List<String> pages() {
        browser.drawn();
        return ((List<?>)
                        browser.script(
                                "return [...document.querySelectorAll('.sheet-page')].map(page => page.getAttribute('aria-label'))"))
                .stream().map(String.class::cast).toList();
    }
}
