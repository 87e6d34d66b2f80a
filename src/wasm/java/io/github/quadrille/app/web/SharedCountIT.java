package io.github.quadrille.app.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Tests that several workers of the published page share a long count. */
@Isolated("beside other tests, the estimate comes too late, and one worker counts alone")
class SharedCountIT extends PageTest {
    @Test
    void a_long_count_says_what_to_expect_and_is_shared_by_several_workers() throws Exception {
        try (PublishedPage site = new PublishedPage()) {
            browser.open(site.address(), "");
            assumeTrue((Long) browser.script("return navigator.hardwareConcurrency") > 1, "There is one processor.");
            browser.click("[data-mode=solve]");
            browser.script(
                    "return quadrille.store.open(arguments[0])", "{board: 8x8, pieces: {pentominoes: 0..1, O4: 1}}");
            browser.drawn();
            browser.click("#count");
            browser.await("#expected", "to find them all would take about");
            browser.await(".job", " parts, ");
            browser.screenshot("published-parts");
            browser.click("#stop");
            browser.await(".panel", "Stopped.");
            browser.click("#count");
            browser.await("#expected", "to find them all would take about");
            browser.await("[data-status=counted]", "129,168 packings. Of these, 16,146 are different");
            site.assertOnlyAsked(browser);
        }
    }
}
