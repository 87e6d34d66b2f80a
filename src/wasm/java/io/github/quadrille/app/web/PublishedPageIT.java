package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the page without Java and without a server that answers questions: the engine runs in the browser. */
class PublishedPageIT extends PageTest {
    /**
     * The files of a first visit may have at most this many bytes, compressed, because more would be a burden on a
     * telephone.
     */
    private static final int MOST_BYTES = 1_480_000;

    private PublishedPage site;

    @BeforeEach
    void begin() throws Exception {
        if (site == null) {
            site = new PublishedPage();
        }
        open("");
    }

    @AfterEach
    void nothing_was_asked_elsewhere() {
        if (site != null) {
            site.assertOnlyAsked(browser);
        }
    }

    @AfterAll
    void end() {
        if (site != null) {
            site.close();
        }
    }

    @Test
    void the_twelve_pentominoes_are_packed_and_all_packings_looked_through() {
        browser.click("[data-mode=solve]");
        browser.click("#solve");
        browser.await("[data-status=packed]", "Yes, they fit.");
        browser.click("#all");
        browser.await("#pages-where", "1 to 24 of 9,356");
        browser.click("#classes");
        browser.await("#pages-where", "1 to 24 of 2,339");
        browser.click("[data-page=last]");
        browser.await("#pages-where", "2,329 to 2,339 of 2,339");
        browser.click("#count");
        browser.await("[data-status=counted]", "9,356 packings. Of these, 2,339 are different");
        browser.screenshot("published-packings");
    }

    @Test
    void the_standard_bag_is_refuted_with_the_reason() {
        open("m=why&p=10x14");
        browser.await(
                "#reason", "Colour the board like a chessboard. Then each of the 7 T pieces covers 1 or 3 dark cells");
    }

    @Test
    void a_hole_is_drawn_and_what_follows_is_proven_and_checked() {
        drawnOn("3x3");
        browser.click("[data-mode=solve]");
        browser.click("#unique");
        browser.await("[data-status=packed]", "There is one packing, and its mirror image.");

        drawnOn("3x5");
        browser.click("[data-mode=why]");
        browser.await("[data-status=infeasible]", "No.");
        browser.click("#check");
        browser.await("#checked", "accepts it: the model has no solution. The model is that of the puzzle");
        browser.screenshot("published-proof");
    }

    @Test
    void a_rule_is_said_and_kept() {
        open("m=solve&p=5x6");
        browser.script("return quadrille.store.open('{board: 5x6, pieces: {I2: any}, rules: [no-four-meet]}')");
        browser.await(".rules", "No four pieces meet at a point.");
        browser.click("#count");
        browser.await("[data-status=counted]", "2 packings");
    }

    @Test
    void a_sheet_with_hints_is_printed() throws IOException {
        open("m=sheet&p=4x5");
        browser.script("return quadrille.store.open(arguments[0])", "{name: For Monday, board: 2x4, pieces: {L: 2}}");
        browser.waitFor("#sheet-hints");
        browser.script(
                "const hints = document.querySelector('#sheet-hints'); hints.value = '1'; hints.dispatchEvent(new Event('change'))");
        browser.await(".sheet-page", "Hint 1");
        try (PDDocument document = Loader.loadPDF(PrintedPageIT.a4(browser, "published-sheet"))) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            assertThat(new PDFTextStripper().getText(document)).contains("For Monday", "Level ");
        }
    }

    /** Opens a board for dominoes, and draws a hole in its middle. */
    private void drawnOn(String board) {
        browser.click("[data-mode=draw]");
        browser.script("return quadrille.store.open(arguments[0])", "{board: " + board + ", pieces: {I2: any}}");
        browser.drawn();
        browser.click(".board");
        browser.await("return quadrille.store.puzzle.board[1].includes('#')");
    }

    /**
     * The puzzle has two linked rings. The test does not open the three-dimensional view, because this browser reports
     * problems when it draws such a view.
     */
    @Test
    void a_packing_of_cubes_that_holds_together_is_not_taken_apart() {
        open("m=solve&p=5x6");
        browser.script("return quadrille.store.open(arguments[0])", """
                {lattice: cubic, pieces: {ring: 2}, shapes: {ring: [XXX, X.X, XXX]},
                 board: ['####', '#...', '####', '', '...#', '....', '...#', '', '####', '#...', '####']}
                """);
        browser.click("#solve:enabled");
        browser.waitFor(".verdict[data-status=packed]");
        browser.click("#take-apart");
        browser.await("#apart", "It holds together: no piece comes out.");
    }

    @Test
    void a_search_that_is_stopped_leaves_the_next_question_an_answer() {
        open("m=solve&p=20x20");
        browser.click("#count");
        browser.await("#stop", "Stop");
        browser.click("#stop");
        browser.await(".panel", "Stopped.");
        browser.click("#solve");
        browser.await("[data-status=packed]", "Yes, they fit.");
    }

    @Test
    void an_engine_that_dies_is_told_of_and_the_next_question_has_another() {
        browser.click("[data-mode=solve]");
        browser.script("quadrille.post = Worker.prototype.postMessage; Worker.prototype.postMessage = function () {"
                + "setTimeout(() => this.dispatchEvent(new ErrorEvent('error', {message: 'no memory'}))); }");
        browser.click("#solve");
        browser.await(".toast", "The engine ended: no memory. Load the page again.");
        browser.script("Worker.prototype.postMessage = quadrille.post");
        browser.click("#solve");
        browser.await("[data-status=packed]", "Yes, they fit.");
    }

    @Test
    void what_is_too_large_for_a_tab_says_so() {
        Object said = browser.driver()
                .executeAsyncScript(
                        "const done = arguments[1];"
                                + "import('./api.js').then(api => api.ask('count', arguments[0], {method: 'search'}))"
                                + ".then(done, refused => done(refused.message))",
                        "{board: 400x400, pieces: {pentominoes: any}}");
        assertThat(said.toString()).contains("MiB are allowed. Use a smaller puzzle, or the program");
    }

    @Test
    void a_position_is_judged_and_hints_are_given() {
        browser.click("[data-mode=play]");
        browser.await("#sign", "Can be finished");
        browser.click("#hint");
        browser.await("#hint", "Lay it");
        browser.script("quadrille.mode.add({kind: 'X5', cells: [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]]})");
        browser.await("#sign", "Cannot be finished any more");
    }

    @Test
    void searches_are_compared_and_a_game_is_judged() {
        browser.click("[data-mode=compare]");
        browser.click("#race");
        browser.await(".panel", "The exact search found a packing");
        browser.click("[data-mode=game]");
        browser.click("#fewest");
        browser.await(".panel", "No fewer do: that is proven.");
    }

    @Test
    void what_is_wrong_is_said_as_the_program_says_it() {
        browser.script("quadrille.store.open('4x').catch(problem => quadrille.toasts.complain(problem))");
        browser.await(".toast", "Did you mean");
    }

    @Test
    void it_works_without_a_connection_after_the_first_visit() {
        browser.driver().executeAsyncScript("navigator.serviceWorker.ready.then(arguments[0])");
        site.close();
        site = null;
        browser.driver().navigate().refresh();
        browser.waitFor("#page main");
        browser.click("[data-mode=solve]");
        browser.click("#solve");
        browser.await("[data-status=packed]", "Yes, they fit.");
    }

    @Test
    void the_first_visit_is_no_burden_for_a_telephone() throws IOException {
        try (Stream<Path> files = Files.walk(PublishedPage.file("gallery"))) {
            long bytes = files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().contains("/engine/instances/"))
                    .mapToLong(PublishedPageIT::packed)
                    .sum();
            assertThat(bytes).isBetween(MOST_BYTES / 2L, (long) MOST_BYTES);
        }
    }

    @Test
    void a_web_server_of_another_user_may_read_every_file() throws IOException {
        for (Path folder : List.of(PublishedPage.file("gallery"), Path.of("target/npm"))) {
            try (Stream<Path> files = Files.walk(folder)) {
                assertThat(files)
                        .allSatisfy(file -> assertThat(Files.getPosixFilePermissions(file))
                                .as("%s", file)
                                .contains(PosixFilePermission.OTHERS_READ));
            }
        }
    }

    /**
     * Reloads the page, whose address contains the puzzle. The engine reads the code that it has written in this
     * browser.
     */
    @Test
    void a_puzzle_is_there_again_after_a_reload_and_ones_own_is_begun() {
        open("");
        browser.click("#start a[href*=draw]");
        browser.await("return quadrille.store.puzzle.rows === 5 && quadrille.mode.id === 'draw'");
        for (String board : List.of("4x5", "5x8", "[.?., '..#', ..?]")) {
            browser.script(
                    "return quadrille.store.open(arguments[0])", "{board: " + board + ", pieces: {tetrominoes: any}}");
            browser.await("return location.hash.includes(quadrille.store.view.code)");
            browser.script("localStorage.clear(); window.before = true");
            Object rows = browser.script("return quadrille.store.puzzle.board.join()");
            browser.driver().navigate().refresh();
            browser.await("return !window.before && Boolean(globalThis.quadrille?.store.view)");
            assertThat(browser.script("return quadrille.store.puzzle.board.join()"))
                    .isEqualTo(rows);
        }
    }

    /** Returns how many bytes of the file are sent by a server that compresses. */
    private static long packed(Path file) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(file, out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return packed.size();
    }

    private void open(String fragment) {
        browser.open(site.address(), fragment);
    }
}
