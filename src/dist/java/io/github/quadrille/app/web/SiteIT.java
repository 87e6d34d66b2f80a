package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks the pages of the site as files on a disk: axe-core finds nothing serious, and no page is wider than a phone.
 */
class SiteIT extends PageTest {
    private static final Path SITE = Path.of("target", "site");

    @Test
    void axe_finds_nothing_serious_on_a_desk() throws IOException {
        List<Path> pages = pages();
        assertThat(pages).hasSizeGreaterThan(40);
        // At the width of a desktop screen every eighth page is enough, because the test with a phone checks all pages
        // before a release.
        check(
                browser,
                IntStream.range(0, pages.size() / 8)
                        .mapToObj(i -> pages.get(8 * i))
                        .toList());
    }

    @Test
    void nor_in_dark_colours_on_a_phone_that_need_not_be_scrolled_sideways() throws IOException {
        try (Browser phone = Browser.darkPhone()) {
            // A third of the pages is enough in each build, because all pages look alike and each takes seconds.
            check(phone, Rounds.oneOf(3, pages()).toList());
        }
    }

    private static void check(Browser browser, List<Path> pages) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path page : pages) {
            browser.driver().get(page.toUri().toString());
            String name = page.getFileName().toString();
            AxeIT.serious(browser).forEach(each -> found.add(name + ": " + each));
            if (!browser.script("return document.documentElement.scrollWidth <= innerWidth")
                    .equals(true)) {
                found.add(name + " is wider than the window");
            }
        }
        assertThat(found).isEmpty();
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(SITE)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .sorted()
                    .toList();
        }
    }
}
