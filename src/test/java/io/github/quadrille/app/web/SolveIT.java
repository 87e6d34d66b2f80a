package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** Checks that a running search is visible, that packings are paged through, and that counts are shown. */
class SolveIT extends PageTest {
    private static final String PENTOMINOES = "name: The classic\nboard: 6x10\npieces: {pentominoes: 1}\n";

    @Test
    void the_2_339_packings_of_the_classic_are_paged_through() {
        browser.open("solve", PENTOMINOES);
        browser.click("#all");
        browser.await("#pages-where", "1 to 24 of 9,356");
        browser.click("#classes");
        browser.await("return !document.querySelector('#pages-where').textContent.includes('9,356')");
        browser.waitFor(".pages form input").sendKeys("2339");
        browser.click(".pages form button");
        browser.await("#pages-where", "2,329 to 2,339 of 2,339");
        assertThat(browser.driver().findElements(By.cssSelector(".gallery.packings .thumbnail")))
                .hasSize(11);
        assertThat(browser.driver().findElements(By.cssSelector(".board .piece")))
                .hasSize(12);
    }

    @Test
    void packings_beyond_all_enumeration_have_pages_too() {
        browser.open("solve", "6x20");
        browser.click("#all");
        browser.await("#pages-where", "of 4,397,671,842,816,160");
        browser.click("[data-page=last]");
        browser.await("#pages-where", "to 4,397,671,842,816,160 of");
        browser.await("return document.querySelectorAll('.board .piece').length === 30");
    }

    @Test
    void arrows_go_from_packing_to_packing_over_the_end_of_a_page() {
        browser.open("solve", "{board: 2x8, pieces: {I2: 8}}");
        browser.click("#all");
        browser.await("#pages-which", "Packing 1 of 34");
        browser.type(Keys.ARROW_RIGHT);
        browser.await("#pages-which", "Packing 2 of 34");
        browser.waitFor(".pages form input").sendKeys("24", Keys.ENTER);
        browser.await("#pages-which", "Packing 24 of 34");
        browser.click("[data-step='1']");
        browser.await("#pages-which", "Packing 25 of 34");
        browser.await("#pages-where", "25 to 34");
        browser.await("return location.hash.includes('n=25')");
    }

    @Test
    void all_are_saved_one_is_copied_and_taken_to_play() {
        browser.open("solve", "{board: 2x8, pieces: {I2: 8}}");
        browser.click("#all");
        browser.await("#pages-which", "Packing 1 of 34");
        browser.script(
                "globalThis.kept = []; URL.createObjectURL = blob => { blob.text().then(text => kept.push(text)); return '#'; };"
                        + "HTMLAnchorElement.prototype.click = () => {};"
                        + "navigator.clipboard.writeText = async text => { kept.push(text); }");
        browser.click("#copy-text");
        browser.await("return kept.length === 1 && /^[^.]{8}\\n[^.]{8}$/.test(kept[0])");
        browser.click("#copy-link");
        browser.await("return kept.length === 2 && kept[1].includes('list=each') && kept[1].includes('n=1')");
        browser.click("#save-all");
        browser.await("return kept.length === 3 && kept[2].trim().split('\\n').length === 34");
        browser.click("#to-play");
        browser.await("#sign", "Finished!");
        assertThat(browser.script("return quadrille.store.puzzle.given.length")).isEqualTo(8L);
    }

    @Test
    void where_a_piece_may_lie_is_seen_and_a_click_asks_for_those_that_have_it_there() {
        browser.open("solve", "{board: 3x4, pieces: {L: 2, O: 1}}");
        browser.click("#where");
        browser.await("#heat-words", "of all 6");
        browser.click("[data-heat=O]");
        browser.await("return document.querySelectorAll('.board .tone').length === 12");
        browser.clickCell(1, 1);
        browser.await("#pages-which", "Packing 1 of");
        assertThat(
                        browser.script(
                                "return quadrille.mode.lying.some(({kind, cells}) => kind === 'O' && cells.some(cell => String(cell) === '1,1'))"))
                .isEqualTo(true);
        browser.screenshot("solve-heat");
    }

    @Test
    void a_puzzle_is_made_unique_by_pieces_that_are_laid() {
        browser.open("solve", "{board: 3x4, pieces: {L: 2, O: 1}}");
        browser.click("#make-unique");
        browser.click("#unique-given");
        browser.await("#made-unique", "exactly one packing");
        assertThat(browser.text("#made-unique")).contains("By hand: level ");
        browser.click("#take-unique");
        browser.waitFor("[data-given]");
        browser.await("return quadrille.store.view.given.length > 0");
        assertThat(browser.answer("unique", (String) browser.script("return quadrille.store.file")))
                .contains("\"unique\":true");
    }

    @Test
    void or_by_choosing_from_the_bag() {
        browser.open("solve", "{board: 4x5, pieces: {T: 1, L: 1, I: 1, O: 1, S: 1}}");
        browser.click("#make-unique");
        browser.click("#unique-bag");
        browser.await("#made-unique", "proven by");
        assertThat(browser.text("#made-unique"))
                .matches("(?s)There is (exactly one packing|one packing, and its .*mirror images?), proven by .*");
    }

    @Test
    void a_way_through_is_a_film_with_reasons() {
        browser.open("solve", "{board: 2x4, pieces: {O: 1, I2: 2}, given: [[I2, [[0, 0], [1, 0]]]]}");
        browser.click("#watch");
        browser.await("#film-step", "Step 1 of 3");
        browser.await("#rating", "By hand: level 1 of 10, easy.");
        browser.waitFor(".board .about");
        browser.click("[data-step=next]");
        browser.await("return document.querySelectorAll('.board .piece').length === 2");
        browser.click("[data-step=back]");
        browser.await("return document.querySelectorAll('.board .piece').length === 1");
        browser.script(
                "const pace = document.querySelector('[data-field=pace]'); pace.value = 'fast'; pace.dispatchEvent(new Event('change'))");
        browser.click("[data-step=play]");
        browser.await("#film-words", "Every piece lies.");
        browser.await("return document.querySelectorAll('.board .piece').length === 3");
    }

    @Test
    void patterns_tell_pieces_apart_and_are_remembered() {
        browser.open("solve", "{board: 2x4, pieces: {O: 1, I2: 2}}");
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=packed]");
        browser.click("#patterns");
        browser.await(
                "return new Set([...document.querySelectorAll('.board .pattern')].map(each => each.getAttribute('fill'))).size === 2");
        assertThat(browser.script("return [...document.querySelectorAll('.board .pattern')].every(each =>"
                        + " document.querySelector(each.getAttribute('fill').slice(4, -1)))"))
                .isEqualTo(true);
        browser.driver().navigate().refresh();
        browser.await("return document.querySelectorAll('.board .pattern').length === 3");
        browser.click("#patterns");
        browser.await("return document.querySelectorAll('.board .pattern').length === 0");
    }

    @Test
    void pieces_that_lie_are_told_of_and_may_be_left_out() {
        browser.open("solve", "{board: 2x4, pieces: {I2: 4}, given: [[I2, [[0, 0], [1, 0]]]]}");
        browser.click("#count");
        browser.await(".verdict", "With the piece that lies: 3 packings.");
        browser.click("[data-keeps=false]");
        browser.click("#count");
        browser.await(".verdict", "5 packings.");
        assertThat(browser.text(".verdict")).doesNotContain("that lies");
    }

    @Test
    void a_reload_brings_back_what_was_counted_and_which_packing_was_seen() {
        browser.open("solve", "{board: 2x8, pieces: {I2: 8}}");
        browser.click("#count");
        browser.await(".verdict", "34 packings");
        browser.await("return quadrille.store.view.code !== null");
        browser.driver().navigate().refresh();
        browser.await(".verdict", "34 packings");
        browser.click("#all");
        browser.click("[aria-label='Packing 3']");
        browser.await("return location.hash.includes('n=3')");
        browser.driver().navigate().refresh();
        browser.waitFor("[aria-label='Packing 3'][aria-pressed=true]");
    }

    @Test
    void back_shows_the_packing_that_was_found_of_the_puzzle_before() {
        browser.open("solve", "{board: 2x8, pieces: {I2: 8}}");
        browser.click("#solve");
        browser.await("return document.querySelectorAll('.board .piece').length === 8");
        browser.await("return location.hash.includes('p=')");
        browser.click("[data-tool=open]");
        browser.waitFor("#pasted").sendKeys("{board: 1x4, pieces: {I2: 2}}");
        browser.click("#read-pasted");
        browser.await(
                "return quadrille.store.view.cells === 4 && document.querySelectorAll('.board .piece').length === 0");
        browser.driver().navigate().back();
        browser.await("return document.querySelectorAll('.board .piece').length === 8");
        browser.waitFor(".verdict[data-status=packed]");
    }

    @Test
    void a_search_goes_on_behind_another_tab_and_is_seen_there() {
        browser.open("solve", "name: Hard\nboard: 23x25\npieces: {Y5: any}\n");
        browser.click("#solve");
        browser.await("return document.querySelectorAll('.board .piece').length > 20");
        browser.click("[data-mode=draw]");
        browser.waitFor("[data-mode=solve] .busy");
        browser.click("[data-mode=solve]");
        browser.click("#stop");
        browser.await("return !document.querySelector('.busy')");
    }

    @Test
    void progress_is_never_less_than_what_is_seen() {
        browser.open("solve", "name: Hard\nboard: 23x25\npieces: {Y5: any}\n");
        browser.script("""
                window.falls = []; let before = {nodes: 0, covered: 0}, seen = 0;
                const heard = setInterval(() => {
                  const {nodes = 0, covered = 0} = quadrille.mode.progress ?? {};
                  if (nodes < before.nodes || covered < before.covered) falls.push([before, {nodes, covered}]);
                  before = {nodes, covered};
                }, 5);""");
        browser.click("#solve");
        browser.driver().executeAsyncScript("setTimeout(arguments[0], 4000)");
        assertThat(browser.script("return falls")).isEqualTo(List.of());
        assertThat((Long) browser.script("return document.querySelectorAll('.board .piece').length * 5"))
                .isLessThanOrEqualTo((Long) browser.script("return quadrille.mode.progress.covered + 25"));
        browser.click("#stop");
    }

    @Test
    void the_legend_of_a_covering_ends_with_its_answer() {
        browser.open("solve", "{board: 10x10, pieces: {X5: any}, goal: cover}");
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=optimal]");
        assertThat(
                        browser.script(
                                "const [best] = document.querySelector('.verdict').textContent.match(/[0-9]+/);"
                                        + "const key = document.querySelector('.key-1'); return !key || key.textContent.includes(`best: ${best} `)"))
                .isEqualTo(true);
    }

    @Test
    void packings_are_counted_without_finding_them() {
        browser.open("solve", "4x10");
        browser.click("#count");
        browser.await(".verdict", "1,796 packings");
    }

    @Test
    void counts_keep_all_their_digits() {
        browser.open("solve", "board: 14x14\npieces: {I2: any}\n");
        browser.click("#count");
        browser.await(".verdict", "112,202,208,776,036,178,000,000 packings");
    }

    @Test
    void whether_a_packing_is_the_only_one_is_said() {
        browser.open("solve", "board: 1x4\npieces: {I: 1}\n");
        browser.click("#unique");
        browser.await(".verdict", "exactly one packing");
    }

    @Test
    void mirror_images_of_the_only_packing_are_no_others() {
        browser.open("solve", "board: 2x4\npieces: {L: 2}\n");
        browser.click("#unique");
        browser.await(".verdict", "There is one packing, and its mirror image.");
        browser.open("solve", "board: 3x4\npieces: {L: 2, O: 1}\n");
        browser.click("#unique");
        browser.await(".verdict", "There is more than one packing.");
    }

    @Test
    void what_to_expect_of_a_count_is_estimated() {
        browser.open("solve", "4x10");
        browser.click("#estimate");
        browser.await(".verdict", "packings");
        assertThat(browser.text(".verdict")).doesNotContain("NaN").endsWith(" s");
        browser.open("solve", "{board: 4x5, pieces: {I2: any}}");
        browser.click("#estimate");
        browser.await(".verdict", "packings");
        assertThat(browser.text(".verdict")).startsWith("95 packings; to find them all");
    }

    @Test
    void a_search_is_seen_at_work_and_leaves_its_fullest_part_when_it_is_stopped() {
        browser.open("solve", "name: Hard\nboard: 23x25\npieces: {Y5: any}\n");
        browser.click("#solve");
        browser.await("return document.querySelectorAll('.board .piece').length > 20");
        browser.click("#stop");
        browser.await(".panel", "Stopped.");
        browser.await("return document.querySelectorAll('.board .piece').length > 20");
    }

    @Test
    void a_best_covering_is_found_and_proven() {
        browser.open("solve", "board: 6x6\npieces: {S: any}\ngoal: cover\nmaximise: pieces\n");
        browser.click("#solve");
        browser.waitFor(".verdict[data-status=optimal]");
    }
}
