package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that links lead to something, both where the pages are read in the repository, and in the site made from
 * {@code src/site}, which contains nothing else of the repository.
 */
@Slow
class LinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final String MADE_BY_THE_BUILD = "commands.md";
    private static final Pattern MENU = Pattern.compile("href=\"([a-z-]+)\\.html\"");

    private static final Pattern ITEM = Pattern.compile("<item name=\"([^\"]+)\" href=\"([a-z/-]+)\\.html");
    private static final Pattern MODE = Pattern.compile("class=\"mode\">([^<]+)<");

    static Stream<Page> pages() throws IOException {
        try (Stream<Path> instances = Files.walk(Path.of("instances"))) {
            List<Path> families = instances
                    .filter(path -> path.endsWith("README.md"))
                    .sorted()
                    .toList();
            return Stream.of(
                            Page.all().stream(),
                            Stream.of("CONTRIBUTING.md", "models/README.md").map(name -> new Page(Path.of(name))),
                            families.stream().map(Page::new))
                    .flatMap(pages -> pages);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void what_a_page_links_to_is_there(Page page) {
        for (String link : links(page)) {
            if (!link.startsWith("https://")) {
                String[] parts = link.split("#", 2);
                Path target = parts[0].isEmpty()
                        ? page.file()
                        : page.file().resolveSibling(parts[0]).normalize();
                assertThat(target).as("%s links to %s", page, link).exists();
                if (parts.length == 2) {
                    assertThat(anchors(new Page(target)))
                            .as("%s links to %s", page, link)
                            .contains(parts[1]);
                }
            }
        }
    }

    @Test
    void a_page_of_the_site_links_to_nothing_outside_of_it() {
        for (Page page : sitePages()) {
            assertThat(links(page))
                    .as(page.toString())
                    .allMatch(link ->
                            link.matches("https://.*|[a-z-]+\\.md|images/[a-z0-9-]+\\.(svg|png)|tables/[a-z-]+\\.csv"));
        }
    }

    @Test
    void the_menu_has_every_page_once() throws IOException {
        String menu = Files.readString(Path.of("src/site/site.xml")).replaceAll("(?s).*<body>", "");
        assertThat(MENU.matcher(menu)
                        .results()
                        .map(item -> item.group(1) + ".md")
                        .filter(page -> !page.equals(MADE_BY_THE_BUILD)))
                .containsExactlyInAnyOrderElementsOf(
                        sitePages().stream().map(Page::toString).toList());
    }

    /**
     * If a word of the site's menu is also a mode of the web page, it must mean this mode. A reader knows from the page
     * that *Draw* draws a board.
     */
    @Test
    void a_word_of_the_menu_means_what_it_means_on_the_page() throws IOException {
        String page = Files.readString(Path.of("src/main/resources/io/github/quadrille/app/web/page/index.html"));
        Set<String> modes =
                MODE.matcher(page).results().map(mode -> mode.group(1)).collect(Collectors.toSet());
        assertThat(modes).contains("Draw", "Play");
        assertThat(ITEM.matcher(Files.readString(Path.of("src/site/site.xml")))
                        .results()
                        .filter(item -> modes.contains(item.group(1)))
                        .map(item -> item.group(2)))
                .containsOnly("solve", "line-clearing");
    }

    @Test
    void the_menu_leads_to_the_gallery_that_the_build_makes() throws IOException {
        assertThat(Files.readString(Path.of("src/site/site.xml"))).contains("href=\"gallery/index.html\"");
        assertThat(Files.readString(Path.of("pom.xml"))).contains("${project.build.directory}/site/gallery ");
    }

    private static List<Page> sitePages() {
        return Page.all().stream()
                .filter(page -> page.file().startsWith(Page.SITE))
                .toList();
    }

    private static List<String> links(Page page) {
        return page.prose().stream()
                .flatMap(line -> LINK.matcher(line.replaceAll("`[^`]*`", "")).results())
                .map(MatchResult::group)
                .map(link -> link.substring(2, link.length() - 1))
                .toList();
    }

    /** Returns the anchors that viewers of repositories make of headings. */
    private static List<String> anchors(Page page) {
        return page.prose().stream()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("^#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .toList();
    }
}
