package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Follows the tutorial on the page, and opens each link that leads from the site's first page or from the tutorial into
 * the page. The pictures are in {@code target/screenshots}. When the page has changed, the new ones are copied to
 * {@code src/site/markdown/images}.
 */
class TutorialIT extends PageTest {
    private static final Pattern LINK = Pattern.compile("gallery/index\\.html#(m=(\\w+)[^\"]*)");
    private static final int CORNER = 5;

    @Test
    void a_hint_says_what_to_lay() throws IOException {
        browser.open(links("tutorial-page").get(0).group(1).replace("&amp;", "&"));
        browser.click("#hint");
        browser.waitFor(".hinted .piece");
    }

    @Test
    void a_board_is_drawn_refuted_repaired_counted_and_shared() throws IOException {
        browser.open(links("tutorial-page").get(1).group(1).replace("&amp;", "&"));
        browser.clickCell(0, 0);
        browser.clickCell(CORNER, CORNER);
        browser.await(".panel", "34 cells");
        browser.screenshot("tutorial-draw");
        browser.click("[data-mode=why]");
        browser.await(".panel", "18 of one and 16 of the other");
        browser.screenshot("tutorial-why");
        browser.click("[data-mode=draw]");
        browser.clickCell(CORNER, CORNER);
        browser.clickCell(0, CORNER);
        browser.click("[data-mode=solve]");
        browser.click("#count");
        browser.await(".panel", "1,624");
        browser.click("[data-mode=play]");
        browser.click("[data-tool=share]");
        assertThat(browser.waitFor("#share-play").getDomProperty("value")).contains("#m=play&p=quad1-");
    }

    @ParameterizedTest
    @ValueSource(strings = {"index", "tutorial-page"})
    void links_into_the_page_open_their_puzzle(String page) throws IOException {
        assertThat(links(page)).isNotEmpty();
        for (MatchResult link : links(page)) {
            String address = link.group(1).replace("&amp;", "&");
            browser.open(address);
            browser.waitFor("[data-mode=" + link.group(2) + "][aria-current]");
            browser.await("return location.hash.startsWith('#" + address + "')");
        }
    }

    private static List<MatchResult> links(String page) throws IOException {
        return LINK.matcher(Files.readString(Path.of("src/site/markdown", page + ".md")))
                .results()
                .toList();
    }
}
