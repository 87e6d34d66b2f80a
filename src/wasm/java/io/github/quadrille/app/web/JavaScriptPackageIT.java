package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.quadrille.testing.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the package for JavaScript: its example prints the same in a browser and in Node. */
class JavaScriptPackageIT extends PageTest {
    private static final Path PACKAGE = Path.of("target/npm");
    private static final Path EXAMPLE = Path.of("src/it/use-from-javascript");
    private static final String OLDEST_NODE = "24";

    @TempDir
    private Path folder;

    @Test
    void the_example_runs_in_a_browser() throws IOException {
        try (PublishedPage files = new PublishedPage(Path.of(""))) {
            browser.driver().get(files.address(EXAMPLE + "/").toString());
            browser.await("pre", "That is all.");
            assertThat(browser.text("pre")).isEqualTo(expected() + "That is all.");
        }
    }

    @Test
    void an_element_of_a_page_is_solved() throws IOException {
        try (PublishedPage files = new PublishedPage(Path.of(""))) {
            browser.driver().get(files.address(EXAMPLE + "/element.html").toString());
            browser.await(
                    "return document.querySelector('quadrille-puzzle').shadowRoot?.querySelectorAll('rect').length === 60");
            browser.script("document.querySelector('quadrille-puzzle').shadowRoot.querySelector('button').click()");
            browser.await(
                    "return new Set([...document.querySelector('quadrille-puzzle').shadowRoot.querySelectorAll('title')]"
                            + ".map(title => title.textContent)).size === 12");
        }
    }

    @Test
    void the_example_runs_in_node() throws Exception {
        Path said = folder.resolve("said.txt");
        assumeTrue(version(said).compareTo("v" + OLDEST_NODE) >= 0, "There is no Node " + OLDEST_NODE + " or newer.");
        Path modules = Files.createDirectories(folder.resolve("node_modules"));
        Files.createSymbolicLink(modules.resolve("quadrille"), PACKAGE.toAbsolutePath());
        Files.writeString(folder.resolve("package.json"), "{\"type\": \"module\"}");
        Files.copy(EXAMPLE.resolve("example.js"), folder.resolve("example.js"));
        assertThat(Child.of("node", "example.js").in(folder).out(said).run()).isZero();
        assertThat(said).content().isEqualTo(expected());
    }

    @Test
    void every_question_has_a_function_and_a_type() throws IOException {
        String functions = Files.readString(PACKAGE.resolve("index.js"));
        String types = Files.readString(PACKAGE.resolve("index.d.ts"));
        assertThat(Verbs.all()).isNotEmpty().allSatisfy(verb -> {
            assertThat(functions).contains("ask('" + verb.name() + "', puzzle, ");
            assertThat(types).containsPattern("function\\*? " + verb.name().replaceAll("-.*", ""));
        });
    }

    @Test
    void the_type_of_a_puzzle_has_every_key_and_every_rule() throws IOException {
        String types = Files.readString(PACKAGE.resolve("index.d.ts"));
        assertThat(List.of(
                        "board", "pieces", "shapes", "given", "rules", "colours", "touching", "together", "symmetric"))
                .allSatisfy(key -> assertThat(types).containsPattern(key + "\\??: "));
    }

    private static String expected() throws IOException {
        return Files.readString(EXAMPLE.resolve("expected.txt"));
    }

    /** Returns Node's version, such as v24.1.0, or an empty text if Node is missing. */
    private static String version(Path said) throws InterruptedException {
        try {
            Child.of("node", "--version").out(said).run();
            return Files.readString(said);
        } catch (IOException missing) {
            return "";
        }
    }
}
