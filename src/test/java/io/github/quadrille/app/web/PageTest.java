package io.github.quadrille.app.web;

import io.github.quadrille.testing.Program;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/**
 * A {@code PageTest} runs tests in a browser, which the tests of a class share. It fails when the page or the server
 * reports problems.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageTest {
    Browser browser;

    /** Returns the browser for the tests. By default, its page has the size of a desktop window. */
    Browser wanted() {
        return Browser.desktop();
    }

    @BeforeAll
    final void openBrowser() {
        if (Program.CHROMIUM.isHere() && Program.CHROMEDRIVER.isHere()) {
            browser = wanted();
        }
    }

    /**
     * Demands a browser before each test, not once for all tests. So each test counts as skipped if there is no
     * browser.
     */
    @BeforeEach
    final void needBrowser() {
        Program.CHROMIUM.need();
        Program.CHROMEDRIVER.need();
    }

    @AfterEach
    final void nothingWentWrong() {
        if (browser != null) {
            browser.assertQuiet();
        }
    }

    @AfterAll
    final void closeBrowser() {
        if (browser != null) {
            browser.close();
        }
    }
}
