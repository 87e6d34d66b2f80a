package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search of the site, from files on a disk, as the archives have them. */
class SiteSearchIT {
    private static final Path SITE = Path.of("src/site");
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    @Test
    void every_page_is_in_the_index() throws Exception {
        String index = index();
        for (Page page : Page.all()) {
            if (page.file().startsWith(Page.SITE)) {
                assertThat(index)
                        .contains("[\"" + page.file().getFileName().toString().replace(".md", ".html") + "\",");
            }
        }
    }

    @Test
    void each_command_has_a_page_with_all_of_its_options() throws Exception {
        String classes = System.getProperty("java.class.path");
        String pages = SITE.resolve("search/CommandPages.java").toString();
        assertThat(Child.java("-cp", classes, pages, folder.toString()).run()).isZero();
        assertThat(folder.resolve("command-solve.md")).content().contains("## Limits", "--node-limit=N");
        assertThat(folder.resolve("commands.md")).content().contains("(command-generate-unique.md): ");
    }

    @Needs(Program.CHROMIUM)
    @Test
    void a_search_finds_the_section_that_has_all_words() throws Exception {
        index();
        Files.copy(SITE.resolve("resources/js/site.js"), folder.resolve("js/site.js"));
        Files.writeString(folder.resolve("page.html"), """
                <!DOCTYPE html><title>Page</title><script src="js/site.js" defer></script>
                <div id="bodyColumn"><h1>Page</h1><h2>One</h2><h2>The second part</h2><h2>Three</h2><h2>Four</h2></div>
                """);
        assertThat(loaded("page.html?q=journal%20goes%20on"))
                .contains("<a href=\"tables.html")
                .contains("<a href=\"#the-second-part\">The second part</a>", "<h2 id=\"the-second-part\">");
        assertThat(loaded("page.html?q=zyzzyva")).contains("No page has these words.");
    }

    /** The third letter was never looked for once. */
    @Needs(Program.CHROMIUM)
    @Test
    void typed_letter_by_letter_it_finds_first_the_page_that_is_meant() throws Exception {
        Map<String, String> meant = new TreeMap<>(Map.of(
                "worksheet", "printing",
                "phone", "page",
                "share", "exchange",
                "how many", "counting",
                "teacher", "printing",
                "install", "installing",
                "hints", "hints",
                "proof", "proofs"));
        index();
        Files.copy(SITE.resolve("resources/js/site.js"), folder.resolve("js/site.js"));
        Files.writeString(folder.resolve("page.html"), """
                <!DOCTYPE html><title>Page</title><script src="js/site.js" defer></script>
                <div id="bodyColumn"><h1>Page</h1></div>
                <script type="module">
                  const input = document.querySelector('#search input');
                  for (const words of '%s'.split(',')) {
                    input.value = '';
                    for (const letter of words) {
                      input.value += letter;
                      input.dispatchEvent(new Event('input'));
                      await new Promise(drawn => setTimeout(drawn, 50));
                    }
                    document.body.append(`[${words}: ${document.querySelector('#search li a')?.getAttribute('href')}]`);
                  }
                </script>
                """.formatted(String.join(",", meant.keySet())));
        String page = loaded("page.html");
        meant.forEach((words, name) -> assertThat(page).contains("[" + words + ": " + name + ".html]"));
    }

    private String index() throws IOException, InterruptedException {
        Path file = folder.resolve("js/search-index.js");
        int exit = Child.java(SITE.resolve("search/SearchIndex.java").toString(), file.toString(), Page.SITE.toString())
                .run();
        assertThat(exit).isZero();
        return Files.readString(file);
    }

    /** The page after its scripts. */
    private String loaded(String address) throws IOException, InterruptedException {
        Path printed = folder.resolve("printed.html");
        Process browser = Child.of(
                        "chromium",
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--virtual-time-budget=10000",
                        "--dump-dom",
                        folder.toUri() + address)
                .out(printed)
                .err(folder.resolve("complaints"))
                .start();
        assertThat(Child.exit(browser, PATIENCE)).isZero();
        return Files.readString(printed);
    }
}
