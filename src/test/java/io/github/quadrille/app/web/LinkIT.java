package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.logging.LogType;

/**
 * Checks that the address of the page contains the whole puzzle. A reload restores the puzzle, and a link opens it
 * elsewhere.
 */
class LinkIT extends PageTest {
    private static final String PUZZLE =
            "name: Ours\nboard: |\n  ....\n  .?#.\nwrap: horizontal\npieces: {I2: any, V3: 1..2}\n";

    @Test
    void a_reload_restores_puzzle_and_mode() {
        browser.open("solve", PUZZLE);
        browser.await("return location.hash.includes('p=')");
        browser.driver().navigate().refresh();
        browser.waitFor("#solve");
        browser.await("return quadrille.store.puzzle.name === 'Ours' && quadrille.store.puzzle.wrap === 'horizontal'");
        assertThat(browser.script("return quadrille.store.puzzle.board.join('/')"))
                .isEqualTo("..../.?#.");
    }

    @Test
    void a_link_opens_in_another_browser() {
        browser.open("draw", PUZZLE);
        browser.click("[data-tool=share]");
        String link = browser.waitFor("#share-play").getDomProperty("value");
        try (Browser other = Browser.phone()) {
            other.open(link.substring(link.indexOf('#') + 1));
            other.await("return quadrille.store.puzzle.name === 'Ours' && quadrille.mode.id === 'play'");
        }
    }

    @Test
    void a_server_that_knows_a_published_page_links_to_that() throws Exception {
        URI site = URI.create("https://example.org/quadrille/gallery/");
        try (RunningServer local = RunningServer.linkingTo(site)) {
            browser.open(local.address(), "m=draw");
            browser.click("[data-tool=share]");
            assertThat(browser.waitFor("#share-play").getDomProperty("value")).startsWith(site + "#m=play&p=quad1-");
            assertThat(local.ask("link", "4x7")).contains("\"url\":\"" + site + "#quad1-");
        }
    }

    @Test
    void a_puzzle_that_is_handed_out_is_played_and_tells_no_answer() {
        browser.open("draw", "{board: 1x6, pieces: {I2: 3}, given: [[I2, [[0, 0], [0, 1]]]]}");
        browser.click("[data-tool=share]");
        String link = browser.waitFor("#share-class").getDomProperty("value");
        browser.open(link.substring(link.indexOf('#') + 1));
        browser.waitFor(".tray [data-piece]");
        assertThat(
                        browser.script(
                                "return document.querySelectorAll('.modes, #hint, #sign, #show-sign, [data-tool=open]').length"))
                .isEqualTo(0L);
        browser.script("quadrille.mode.takeAway(quadrille.store.puzzle.given)");
        browser.await("#said", "That piece is given");
        browser.script("for (const at of [2, 4]) quadrille.mode.add({kind: 'I2', cells: [[0, at], [0, at + 1]]})");
        browser.await("#sign", "Finished!");
        browser.waitFor("#done");
        browser.await("return location.hash.includes('only=play')");
    }

    @Test
    void a_position_is_linked_with_the_pieces_that_stay() {
        browser.open("play", "{board: 1x6, pieces: {I2: 3}, given: [[I2, [[0, 0], [0, 1]]]]}");
        browser.script("quadrille.mode.add({kind: 'I2', cells: [[0, 2], [0, 3]]})");
        browser.await("return location.hash.includes('first=1') && location.hash.includes(quadrille.store.view.code)");
        String link = browser.driver().getCurrentUrl();
        browser.open(link.substring(link.indexOf('#') + 1));
        assertThat(browser.script("return quadrille.mode.lift(quadrille.store.puzzle.given[0])"))
                .isEqualTo(false);
        browser.await("#said", "That piece is given: it stays. Draw takes it off.");
        assertThat(browser.script("return quadrille.mode.lift(quadrille.store.puzzle.given[1])"))
                .isEqualTo(true);
    }

    @Test
    void a_link_to_this_machine_says_so() {
        browser.open("draw", "4x10");
        browser.click("[data-tool=share]");
        browser.await("#share-local", "on this machine only");
    }

    /** Compares the hashes of two QR codes with those of patterns that an independent reader, jsQR 1.4.0, has read. */
    @ParameterizedTest
    @CsvSource({"1, 29, -453532248", "40, 57, 1558602316"})
    void the_code_of_a_link_is_one_that_telephones_read(int times, int size, int pattern) {
        browser.open("draw", "4x10");
        browser.click("[data-tool=share]");
        browser.waitFor(".qr");
        Object read = browser.driver()
                .executeAsyncScript(
                        "const [times, done] = arguments; import('./qr.js').then(({qr}) => {"
                                + "const rows = qr('https://example.org/#m=play&p=' + 'quad1-'.repeat(times)).map(row => row.map(Number).join(''));"
                                + "let sum = 0; for (const sign of rows.join('\\n')) sum = sum * 31 + sign.charCodeAt(0) | 0;"
                                + "done([rows.length, sum, qr('x'.repeat(900))]); })",
                        times);
        assertThat(read).isEqualTo(Arrays.asList((long) size, (long) pattern, null));
    }

    @Test
    void the_game_shares_itself_and_no_other_puzzle() {
        browser.open("m=game&w=none&n=Small&b=r...._bbbbB_.....");
        browser.waitFor("#fewest");
        browser.click("[data-tool=share]");
        assertThat(browser.waitFor("#share-look").getDomProperty("value"))
                .contains("m=game", "bbbbB")
                .doesNotContain("quad1-");
        assertThat(browser.script("return document.querySelectorAll('.share').length"))
                .isEqualTo(1L);
    }

    @Test
    void the_code_is_that_of_the_command_line() {
        browser.open("draw", "4x10");
        browser.click("[data-tool=share]");
        assertThat(browser.waitFor("#share-code").getDomProperty("value")).startsWith("quad1-");
    }

    @Test
    void a_broken_link_is_said_and_the_classic_is_there() {
        browser.open("m=draw&p=quad1-AAAA");
        browser.waitFor(".toast.bad");
        browser.await("return quadrille.store.puzzle.rows === 6");
        passRefusal();
    }

    @Test
    void a_broken_link_stays_in_the_address_until_there_is_another_puzzle() {
        browser.open("m=draw&p=quad1-AAAA");
        browser.waitFor(".toast.bad");
        browser.await("return quadrille.store.puzzle.rows === 6");
        browser.click("[data-mode=solve]");
        browser.drawn();
        assertThat(hash()).isEqualTo("#m=draw&p=quad1-AAAA");
        passRefusal();
        browser.script("return quadrille.store.open('{name: Mine, board: 2x3, pieces: {I2: 3}}')");
        browser.await("return location.hash.includes('p=quad1-') && !location.hash.includes('AAAA')");
        browser.driver().navigate().back();
        browser.waitFor(".toast.bad");
        assertThat(hash()).isEqualTo("#m=draw&p=quad1-AAAA");
        passRefusal();
    }

    /**
     * The page also stores the last puzzle as a file. So a reload restores the user's drawing even if the code cannot
     * be read.
     */
    @Test
    void the_last_puzzle_is_there_again_also_where_its_code_cannot_be_read() {
        browser.open("draw", "{name: Mine, board: 2x3, pieces: {I2: 3}}");
        browser.await("return (JSON.parse(localStorage['quadrille.last']).file ?? '').includes('Mine')");
        browser.script("const last = JSON.parse(localStorage['quadrille.last']);"
                + "localStorage['quadrille.last'] = JSON.stringify({...last, code: 'quad1-AAAA'})");
        browser.open("m=draw&p=quad1-AAAA");
        browser.await("return quadrille.store.puzzle.name === 'Mine' && !document.querySelector('.toast.bad')");
    }

    @Test
    void a_puzzle_that_is_too_large_for_a_link_survives_a_reload() {
        browser.open("draw", "4x10");
        browser.script(
                "let number = 1; const rows = marks => Array.from({length: 300}, () => Array.from({length: 300}, () =>"
                        + "marks[(number = number * 48271 % 2147483647) % marks.length]).join(''));"
                        + "return quadrille.store.open(JSON.stringify({name: 'Vast', board: rows('..#?'), pieces: {I2: 'any'},"
                        + "goal: 'cover', 'cell-weights': rows('0123456789')}))");
        browser.await("return location.hash.endsWith('p=last')");
        browser.driver().navigate().refresh();
        browser.await("return quadrille.store?.puzzle.name === 'Vast' && quadrille.store.puzzle.rows === 300");
        browser.script("localStorage.removeItem('quadrille.last')");
        browser.driver().navigate().refresh();
        browser.await(".toast.bad", "too large for a link");
    }

    @Test
    void the_first_screen_goes_on_with_the_last_puzzle() {
        browser.open("play", "{name: Mine, board: 2x3, pieces: {I2: 3}}");
        browser.await("return location.hash.includes('p=quad1-')");
        browser.open("");
        assertThat(browser.waitFor("#start-last a").getText()).isEqualTo("Go on with Mine");
        browser.screenshot("first-screen-last");
        browser.click("#start-last a");
        browser.await("return quadrille.store.puzzle.name === 'Mine' && quadrille.mode.id === 'draw'");
    }

    private String hash() {
        return (String) browser.script("return location.hash");
    }

    /** Empties the log, because the browser logs every request that the server refuses. */
    private void passRefusal() {
        browser.driver().manage().logs().get(LogType.BROWSER);
    }
}
