package io.github.quadrille.app.web;

import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the published page, which works without a server for its questions, in Firefox: the engine packs, counts and
 * proves there, too.
 */
@Needs(Program.FIREFOX_ESR)
class FirefoxPublishedIT {
    private PublishedPage site;
    private Firefox firefox;

    @BeforeEach
    void begin() throws IOException {
        site = new PublishedPage();
        firefox = new Firefox(false);
    }

    @AfterEach
    void end() {
        firefox.assertQuiet();
        firefox.close();
        site.close();
    }

    @Test
    void the_twelve_pentominoes_are_packed_and_counted() {
        firefox.open(site.address(), "");
        firefox.click("[data-mode=solve]");
        firefox.click("#solve");
        firefox.says("[data-status=packed]", "Yes, they fit.");
        firefox.click("#count");
        firefox.says("[data-status=counted]", "9,356 packings. Of these, 2,339 are different");
        firefox.screenshot("firefox-published");
    }

    @Test
    void what_has_no_packing_is_proven_and_the_proof_is_checked() {
        firefox.open(site.address(), "m=why&p=4x5");
        firefox.says("[data-status=infeasible]", "No.");
        firefox.click("#check");
        firefox.says("#checked", "accepts it: the model has no solution.");
    }

    @Test
    void an_older_browser_is_told_which_to_take_and_shows_the_puzzles() {
        firefox.before("WebAssembly.validate = () => false");
        firefox.open(site.address(), "");
        firefox.says("dialog[open]", "Take Firefox 131, Chrome or Edge 137, Safari 18.4, or newer.");
        firefox.screenshot("firefox-older");
        firefox.click("dialog [aria-label=Close]");
        firefox.click("[data-tool=open]");
        firefox.says("dialog[open] .level", "easy, level 1");
    }
}
