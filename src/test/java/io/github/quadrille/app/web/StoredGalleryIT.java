package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.web.PageFiles.Libraries;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** The page without a server, as it is published. */
class StoredGalleryIT extends PageTest {
    private PublishedGallery gallery;

    @BeforeEach
    void begin() throws Exception {
        if (gallery == null) {
            gallery = new PublishedGallery();
        }
        browser.open(gallery.address(), "");
        browser.await("return document.querySelector('lazy-picture img')?.complete ?? false");
    }

    @AfterEach
    void nothing_was_asked_elsewhere() {
        if (gallery == null) {
            return; // Without a browser the test was skipped before it began.
        }
        assertThat((List<?>) browser.script("return performance.getEntriesByType('resource').map(entry => entry.name)"))
                .isNotEmpty()
                .allMatch(name -> name.toString().startsWith(gallery.address().toString()));
    }

    @AfterAll
    void end() {
        if (gallery != null) {
            gallery.close();
        }
    }

    @Test
    void one_pages_through_the_packings_of_the_soma_cube() {
        choose("lattices/soma-3x3x3");
        browser.click("[data-mode=solve]");
        browser.click("#all");
        browser.await("#pages-where", "1 to 24 of 11,520");
        browser.click("[data-page=last]");
        browser.await("#pages-where", "11,497 to 11,520 of 11,520");
        browser.click("#classes");
        browser.await("#pages-where", "1 to 24 of 240");
        browser.click("#count");
        browser.await("[data-status=counted]", "11,520 packings. Of these, 240 are different");
    }

    @Test
    void a_puzzle_is_played_to_its_end_with_the_sign_and_hints() {
        choose("calendar/october-6");
        browser.await("#sign", "Can be finished");
        for (int piece = 1; piece <= 8; piece++) {
            browser.await("#hint", "Hint");
            browser.click("#hint");
            browser.await("#hint", "Lay it");
            browser.click("#hint");
            browser.await("return quadrille.store.puzzle.given.length === arguments[0]", piece);
        }
        browser.await("#sign", "Finished!");
        browser.await("#done", "8 hints");
    }

    @Test
    void a_mistake_is_seen_and_taken_back() {
        choose("pentominoes/pentominoes-6x10");
        browser.script("quadrille.mode.add({kind: 'X5', cells: [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]]})");
        browser.await("#sign", "Cannot be finished any more");
        browser.click("#hint");
        browser.await("[data-hint='take away']", "None of the 9,356 packings has all that lies.");
        browser.click("#take-away");
        browser.await("#sign", "Can be finished");
    }

    @Test
    void an_impossible_one_shows_its_colouring() {
        choose("infeasible/fixed-4x19");
        browser.await("#reason", "Give the cells the weights shown, modulo 4.");
        assertThat(browser.script("return document.querySelectorAll('.weight-text').length"))
                .isEqualTo(76L);
    }

    @Test
    void a_small_one_is_refuted_step_by_step() {
        choose("infeasible/t-6x6");
        browser.click("#refute");
        browser.await("#step", "Step 1 of");
        browser.click("[data-step=next]");
        browser.await("#step", "Step 2 of");
    }

    @Test
    void a_best_covering_is_known() {
        choose("coverings/treasure-7x7");
        browser.await("#sign", "The most, 101, can be reached");
        browser.click("[data-mode=solve]");
        browser.click("#solve");
        browser.await("[data-status=optimal]", "No covering is better: 101, that is proven.");
    }

    @Test
    void codes_are_those_of_the_program() throws Exception {
        choose("pentominoes/pentominoes-3x20");
        browser.click("#hint");
        browser.await("#hint", "Lay it");
        browser.click("#hint");
        browser.await(
                "return quadrille.store.view.given.length === 1 && location.hash.includes(quadrille.store.view.code)");
        Puzzle begun = Puzzles.parse(
                "code", browser.script("return quadrille.store.view.code").toString());
        assertThat(begun.given()).hasSize(1);

        browser.open(gallery.address(), "m=play&p=" + Puzzles.toCode(begun));
        browser.await("return quadrille.store.view.given.length === 1");
        assertThat(browser.script("return quadrille.store.view.yaml")).isEqualTo(Puzzles.toYaml(begun));
    }

    @Test
    void a_puzzle_that_is_not_stored_is_told_kindly() {
        browser.open(gallery.address(), "m=play&p=6x11");
        browser.await(".toast", "This page shows stored puzzles only. Maybe quadrille serve");
        assertThat(browser.driver().findElements(By.cssSelector("[data-mode=draw]")))
                .isEmpty();
    }

    @Test
    void the_site_gets_every_library_of_the_page() throws Exception {
        String build = Files.readString(PublishedGallery.BUILD);
        assertThat(Libraries.names()).allMatch(name -> build.contains("/" + name + "\""));
    }

    private void choose(String path) {
        browser.click("[data-instance='" + path + "']");
        browser.await("return !document.querySelector('dialog').open");
    }
}
