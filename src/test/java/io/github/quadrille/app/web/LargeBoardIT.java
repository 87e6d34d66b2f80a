package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks that nothing becomes slow because the board is large. */
class LargeBoardIT extends PageTest {
    /**
     * The script moves a piece over the board. It returns two numbers: the median milliseconds of a move, and the
     * number of changes to the page outside the drawing of where the piece would land.
     */
    private static final String CARRYING = """
            document.documentElement.setPointerCapture = () => {};
            const tile = document.querySelector('[data-piece=T5]'), box = document.querySelector('.table .board').getBoundingClientRect();
            const tell = (target, name, x, y) => target.dispatchEvent(
              new PointerEvent(name, {pointerId: 1, clientX: x, clientY: y, bubbles: true, isPrimary: true}));
            const {x, y} = tile.getBoundingClientRect();
            tell(tile, 'pointerdown', x + 9, y + 9);
            tell(window, 'pointermove', box.x + 99, box.y + 99);
            quadrille.drawNow();
            let changes = 0;
            const seen = new MutationObserver(all => { changes += all.filter(each => !(each.target.closest ? each.target : each.target.parentElement)?.closest('.landing')).length; });
            seen.observe(document.querySelector('#page'), {subtree: true, childList: true, attributes: true, characterData: true});
            const times = Array.from({length: 41}, (_, move) => {
              const begin = performance.now();
              tell(window, 'pointermove', box.x + 99 + 7 * move, box.y + 99 + 9 * move);
              return performance.now() - begin;
            }).sort((one, other) => one - other);
            const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => {
              tell(window, 'pointerup', box.x + 99, box.bottom - 9);
              done([times[20], changes]);
            }));
            """;

    @Test
    void a_piece_is_carried_over_100x100_with_a_thousand_pieces_within_a_frame() {
        browser.open(
                "play",
                "board: 100x100\npieces: {I2: any, T5: any}\ngiven:\n"
                        + IntStream.range(0, 1000)
                                .mapToObj(i -> "  - [I2, [[%d, %d], [%d, %d]]]\n"
                                        .formatted(i / 25, 4 * (i % 25), i / 25, 4 * (i % 25) + 1))
                                .collect(Collectors.joining()));
        browser.await("return document.querySelectorAll('.board .piece').length === 1000");
        browser.waitFor("[data-piece=T5]");
        Object[] seen = ((List<?>) browser.driver().executeAsyncScript(CARRYING)).toArray();
        assertThat(((Number) seen[0]).doubleValue()).isLessThan(16);
        assertThat(((Number) seen[1]).intValue()).isZero();
        browser.await("#said", "T lies at");
        assertThat(((Number)
                                browser.script(
                                        "const begin = performance.now(); for (let i = 0; i < 5; i++) quadrille.drawNow(); return (performance.now() - begin) / 5"))
                        .doubleValue())
                .as("milliseconds to draw everything anew")
                .isLessThan(200);
    }

    @Test
    void the_ground_of_100x100_is_a_few_lines() {
        browser.open("play", "100x100");
        browser.waitFor(".board .must");
        assertThat((Long) browser.script(
                        "return [...document.querySelectorAll('.board path')].map(each => each.getAttribute('d')?.length ?? 0)"
                                + ".reduce((sum, each) => sum + each)"))
                .isLessThan(20_000);
    }

    @Test
    void a_million_cells_are_seen_at_once_and_what_takes_time_is_said() {
        browser.open("draw", "6x10");
        browser.script(
                "globalThis.said = []; new MutationObserver(() => said.push(document.querySelector('.late')?.textContent))"
                        + ".observe(document.querySelector('#page'), {subtree: true, childList: true})");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("1000x1000");
        browser.click("#read-pasted");
        browser.waitFor("#keep-bag");
        Instant begin = Instant.now();
        browser.click("#keep-bag");
        browser.await("return document.querySelector('.board').viewBox.baseVal.width > 1000");
        assertThat(Duration.between(begin, Instant.now())).isLessThan(Duration.ofSeconds(3));
        browser.await("return said.includes('Reading the board …')");
        browser.await("return quadrille.store.view.cells === 1000000 && !document.querySelector('.late')");
    }

    @Test
    void one_looks_nearer_and_from_farther_again() {
        browser.open("draw", "40x40");
        String whole = frame();
        browser.click("[data-zoom='+']");
        browser.await("return document.querySelector('.board').viewBox.baseVal.width < 30");
        browser.script(
                "const board = document.querySelector('.board'), {x, y} = board.getBoundingClientRect();"
                        + "board.dispatchEvent(new WheelEvent('wheel', {deltaY: -99, ctrlKey: true, clientX: x, clientY: y, bubbles: true, cancelable: true}))");
        browser.await("return document.querySelector('.board').viewBox.baseVal.width < 20");
        browser.click("[data-zoom='⤢']");
        browser.drawn();
        assertThat(frame()).isEqualTo(whole);
    }

    private String frame() {
        return (String) browser.script("return document.querySelector('.board').getAttribute('viewBox')");
    }
}
