package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** Searches are seen at work, packings paged through, counts told. */
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
    void what_to_expect_of_a_count_is_estimated() {
        browser.open("solve", "4x10");
        browser.click("#estimate");
        browser.await(".verdict", "packings");
    }

    @Test
    void a_search_is_seen_at_work_and_leaves_its_fullest_part_when_it_is_stopped() {
        browser.open("solve", "name: Hard\nboard: 17x25\npieces: {Y5: any}\n");
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
