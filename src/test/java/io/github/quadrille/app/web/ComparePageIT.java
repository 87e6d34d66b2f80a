package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.logging.LogType;

class ComparePageIT extends PageTest {
    private static final String IDLE =
            "return fetch('api/status').then(answer => answer.json()).then(now => now.running === 0)";

    private void choose(String field, String value) {
        browser.script(
                "const field = document.querySelector(`[data-field=${arguments[0]}]`);"
                        + "field.value = arguments[1]; field.dispatchEvent(new Event('change'));",
                field,
                value);
    }

    private void start(String puzzle, String method, String time) {
        browser.open("compare", puzzle);
        browser.waitFor("#race:enabled");
        choose("method", method);
        choose("time", time);
        choose("seed", "9");
        browser.click("#race");
    }

    private long curves(String css) {
        return (Long) browser.script("return document.querySelectorAll(arguments[0]).length", css);
    }

    @Test
    void both_searches_pack_a_board_and_both_have_a_curve() {
        start("4x10", "beam", "30s");
        browser.await(".sayings", "The exact search found a packing after");
        browser.await(".sayings", "Beam search found a packing after");
        browser.waitFor("#race");
        browser.await(".racer-local", "40 of 40 cells, cost 0");
        assertThat(curves("[data-line='Beam search']")).isEqualTo(1);
        assertThat(curves("[data-line='Exact search']")).isEqualTo(1);
        browser.screenshot("compare-packed");
        browser.click("[data-look=cost-true]");
        browser.await("return !document.querySelector(\"[data-line='Exact search']\")");
        browser.click("[data-look=cost-false]");
    }

    @Test
    void every_method_is_tried_one_after_another() {
        start("4x10", "every", "2s");
        browser.await(
                "return document.querySelectorAll('.race-run').length === 6 && document.querySelector('#race') !== null");
        browser.await(".sayings", "Every method: ");
        assertThat(browser.text(".race-runs")).contains("Repair", "Beam search", "Greedy tiling");
    }

    @Test
    void the_numbers_are_a_table() {
        start("4x10", "beam", "30s");
        browser.await(".sayings", "Beam search found a packing after");
        browser.await(".sayings", "The exact search found a packing after");
        browser.script(
                "URL.createObjectURL = blob => { blob.text().then(text => { globalThis.kept = text; }); return '#'; };"
                        + "HTMLAnchorElement.prototype.click = () => {};");
        browser.click("#numbers");
        browser.await("return globalThis.kept !== undefined");
        assertThat((String) browser.script("return kept"))
                .startsWith("method,seed,status,seconds,covered,coverable,cost,iteration,nodes\n")
                .containsPattern("\nbeam,9,packed,[0-9.e-]+,40,40,")
                .containsPattern("\nexact,,packed,[0-9.e-]+,40,40,");
    }

    @Test
    void what_is_proven_to_be_impossible_the_local_search_cannot_know() {
        start("10x14", "beam", "30s");
        browser.await(".sayings", "The exact search proved in");
        browser.await(".sayings", "Colour the board like a chessboard.");
        browser.await(".sayings", "The local search cannot know that, and tries on.");
        browser.await(".race-chart", "proven: none");
        // The exact search covers nothing, so the axis begins at 0.
        assertThat(browser.text(".race-chart .race-tick")).isEqualTo("0");
        browser.screenshot("compare-impossible");
        browser.click("#stop");
        browser.await(".sayings", "Beam search was stopped with");
        browser.await(IDLE);
    }

    @Test
    void several_seeds_run_one_after_another() {
        browser.open("compare", "4x10");
        browser.waitFor("#race:enabled");
        choose("method", "repair");
        choose("time", "2s");
        choose("runs", "3");
        browser.click("#race");
        browser.await(
                "return document.querySelectorAll('.race-run').length === 3 && document.querySelector('#race') !== null");
        browser.await(".racer-local", "Repair, seed 3");
        assertThat(curves(".race-line.faint")).isEqualTo(2);
        browser.await(".sayings", "3 of 3 runs found a packing");
        browser.click(".race-run");
        browser.await(".racer-local", "Repair, seed 1");
    }

    @Test
    void both_go_on_behind_another_tab_and_are_broken_off_by_another_puzzle() {
        start("10x14", "repair", "60s");
        browser.await(".sayings", "tries on");
        browser.click("[data-mode=draw]");
        browser.waitFor("[data-mode=compare] .busy");
        browser.script("quadrille.store.change({...quadrille.store.puzzle, pieces: {}})");
        browser.await(IDLE);
    }

    @Test
    void a_method_that_is_not_for_the_puzzle_says_why() {
        start("lattice: cubic\nboard: 2x2x2\npieces: {L: 2}\n", "greedy", "2s");
        browser.await(
                ".sayings",
                "This method is for squares only, but this board is of the cubic lattice. Use repair or genetic.");
        // The browser logs every request that the server refuses, and here the refusal is expected.
        assertThat(browser.driver().manage().logs().get(LogType.BROWSER).getAll())
                .singleElement()
                .matches(entry -> entry.getMessage().contains("method=greedy"));
    }
}
