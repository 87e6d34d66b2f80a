package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks the scripts and styles that the site adds to its pages. The pages are read from files on a disk, like those in
 * the archives of a release.
 */
class SiteIT {
    private static final Path SITE = Path.of("src/site");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)");
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
    void the_front_page_begins_with_the_page_and_three_links_into_it() throws IOException {
        assertThat(Files.readString(Page.SITE.resolve("index.md")).split("```sh")[0])
                .containsSubsequence(
                        "\"gallery/index.html\">Play in your browser",
                        "gallery/index.html#m=play",
                        "gallery/index.html#m=solve",
                        "gallery/index.html#m=why");
    }

    @Test
    void each_command_has_a_page_with_a_table_of_its_options() throws Exception {
        commandPages();
        assertThat(folder.resolve("command-solve.md"))
                .content()
                .contains(
                        "## Limits",
                        "| <a id=\"node-limit-option\"></a>[`--node-limit=N`](#node-limit-option) | Stop after",
                        "for [`check`](command-check.md).",
                        "Use Choco alone: [`--model`](#model-option) sums",
                        "quadrille solve 8x10                        # the standard bag, 8 rows");
        assertThat(folder.resolve("commands.md")).content().contains("(command-generate-unique.md): ");
    }

    @Test
    void links_of_commands_lead_somewhere() throws Exception {
        commandPages();
        try (Stream<Path> pages = Files.list(folder)) {
            for (Path page : pages.toList()) {
                String text = Files.readString(page);
                assertThat(LINK.matcher(text).results().map(link -> link.group(1)))
                        .as("%s", page)
                        .allMatch(link -> link.startsWith("#")
                                ? text.contains("<a id=\"" + link.substring(1) + "\">")
                                : Files.exists(folder.resolve(link)) || Files.exists(Page.SITE.resolve(link)));
            }
        }
    }

    @Test
    void the_first_use_of_a_term_leads_to_the_glossary_and_a_command_to_its_options() throws Exception {
        Path pages = Files.createDirectories(folder.resolve("site/markdown"));
        Files.writeString(pages.resolve("glossary.md"), """
                | term | meaning |
                |---|---|
                | dead end | No way on. |
                | packing | All lies. |
                """);
        Files.writeString(pages.resolve("page.md"), """
                # A packing
                With `solve` and `solved`: `packing` and [a packing](page.md), two packings, another packing; a dead end.
                """);
        Path commands = Files.createDirectories(folder.resolve("commands"));
        Files.writeString(commands.resolve("command-solve.md"), "");
        Path made = folder.resolve("made");
        String program = SITE.resolve("build/GlossaryLinks.java").toString();
        String site = folder.resolve("site").toString();
        assertThat(Child.java(program, made.toString(), site, commands.toString())
                        .run())
                .isZero();
        assertThat(made.resolve("markdown/page.md")).content().isEqualTo("""
                # A packing
                With [`solve`](command-solve.md) and `solved`: `packing` and [a packing](page.md), \
                two <a class="term" href="glossary.html#packing">packings</a>, another packing; a <a class="term" href="glossary.html#dead-end">dead end</a>.
                """);
        assertThat(made.resolve("markdown/glossary.md")).content().contains("| <a id=\"dead-end\"></a>dead end | No");
    }

    @Needs(Program.CHROMIUM)
    @Test
    void what_is_typed_is_copied_by_a_button() throws Exception {
        String copied = scripted("""
                <pre><code class="language-text">status: packed</code></pre><pre><code>quadrille solve [OPTIONS]</code></pre>
                <pre><code class="language-yaml">board: 4x5</code></pre><pre><code>quadrille serve</code></pre>
                """, """
                navigator.clipboard.writeText = async text => document.body.append(`[${text}]`);
                const buttons = document.querySelectorAll('.typed button');
                buttons.forEach(button => button.click());
                await new Promise(said => setTimeout(said, 50));
                document.body.append(`[${[...buttons].map(button => button.textContent)}]`);
                """);
        assertThat(copied).contains("[board: 4x5][quadrille serve][Copied,Copied]");
    }

    @Needs(Program.CHROMIUM)
    @Test
    void where_a_browser_does_not_copy_there_is_no_button() throws Exception {
        assertThat(scripted("""
                <script>Object.defineProperty(navigator, 'clipboard', {value: undefined})</script>
                <pre><code class="language-sh">yes</code></pre>
                """, "")).doesNotContain("Copy");
    }

    @Needs(Program.CHROMIUM)
    @Test
    void a_line_of_text_has_about_75_characters() throws Exception {
        String measured = scripted("<p>" + "Pieces lie on a board and cover it. ".repeat(50), """
                await new Promise(styled => addEventListener('load', styled));
                const p = document.querySelector('#bodyColumn > p');
                const lines = p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight);
                document.body.append(`[a line: ${Math.round(p.textContent.length / lines / 10)}]`);
                """);
        assertThat(measured).containsPattern("\\[a line: [78]]");
    }

    /**
     * The generator of the site changes the characters of links: {@code =} becomes {@code .3D}, and an ampersand
     * becomes {@code .26}. The site's script must change them back.
     */
    @Needs(Program.CHROMIUM)
    @Test
    void links_into_the_page_are_mended() throws Exception {
        assertThat(scripted("<a href=\"gallery/index.html#m.3Dplay.26p.3Dquad1-a_b\">Play</a>", ""))
                .contains("href=\"gallery/index.html#m=play&amp;p=quad1-a_b\"");
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

    /** Types words letter by letter, because each letter must start a search. */
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

    private void commandPages() throws IOException, InterruptedException {
        String classes = System.getProperty("java.class.path");
        String program = SITE.resolve("build/CommandPages.java").toString();
        assertThat(Child.java("-cp", classes, program, folder.toString()).run()).isZero();
    }

    /** Returns a page with this body after the script of the site and another script have run. */
    private String scripted(String body, String script) throws IOException, InterruptedException {
        for (String file : List.of("js/site.js", "css/site.css")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.copy(SITE.resolve("resources").resolve(file), folder.resolve(file));
        }
        Files.writeString(folder.resolve("page.html"), """
                <!DOCTYPE html><title>Page</title><link rel="stylesheet" href="css/site.css"><script src="js/site.js" defer></script>
                <div id="bodyColumn"><h1>Page</h1>%s</div><script type="module">%s</script>
                """.formatted(body, script));
        return loaded("page.html");
    }

    private String index() throws IOException, InterruptedException {
        Path file = folder.resolve("js/search-index.js");
        int exit = Child.java(SITE.resolve("build/SearchIndex.java").toString(), file.toString(), Page.SITE.toString())
                .run();
        assertThat(exit).isZero();
        return Files.readString(file);
    }

    /** Returns the page after its scripts have run. */
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
