package io.github.quadrille.app.web;

import io.github.quadrille.testing.Program;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** What is tested in a browser: one for the class, and nothing may go wrong behind one's back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageTest {
    Browser browser;

    /** As on a desk, unless a test wants another. */
    Browser wanted() {
        return Browser.desktop();
    }

    @BeforeAll
    final void openBrowser() {
        if (Program.CHROMIUM.isHere() && Program.CHROMEDRIVER.isHere()) {
            browser = wanted();
        }
    }

    /** Before each test and not once for all, so that each counts as skipped where there is no browser. */
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
