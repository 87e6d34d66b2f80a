package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Types every line of the README and of the site's pages; every day those of the pages that one begins with. A line must exit with 0, or with the code that a comment
 * behind it names. One that says that it takes minutes is left to {@code mvn -Pexhaustive verify}.
 */
@Order(1)
class PagesIT {
    /**
     * The experiments of one take a quarter of an hour, and {@code LocalSearchPageTest} types them with fewer steps; a long line of
     * the other is typed in the line before it with fewer runs.
     */
    private static final List<String> EXPERIMENTS = List.of("local-search-results.md", "local-search.md");

    /** What everybody types first; the lines of all other pages take minutes. */
    private static final List<String> EVERY_DAY =
            List.of("README.md", "index.md", "puzzle-file.md", "solve.md", "lattices.md", "hints.md", "server.md");

    private static final Map<Page, Typist> TYPISTS = new HashMap<>();

    static Stream<PageLine> lines() {
        return Page.all().stream()
                .filter(page -> Rounds.areAll() || EVERY_DAY.stream().anyMatch(page.file()::endsWith))
                .flatMap(page -> page.lines().stream())
                .filter(line -> !line.isLong()
                        || (Rounds.areAll()
                                && EXPERIMENTS.stream().noneMatch(line.page().file()::endsWith)));
    }

    @AfterAll
    static void leave() {
        TYPISTS.values().forEach(Typist::close);
    }

    @ParameterizedTest
    @MethodSource("lines")
    void every_line_of_every_page_works(PageLine line) throws IOException, InterruptedException {
        line.programs().forEach(Program::need);
        if (!TYPISTS.containsKey(line.page())) {
            TYPISTS.put(line.page(), new Typist(line.page()));
        }
        Typist typist = TYPISTS.get(line.page());
        int code = typist.type(line);
        assertThat(code).as("%s%n%s", line, typist.output()).isEqualTo(line.exit());
    }
}
