package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;

/**
 * Types every line of the README and of the site's pages. By default it types only the pages that readers begin with. A
 * line must exit with 0, or with the code that a comment after it names. A line that takes minutes is typed only by
 * {@code mvn -Pexhaustive verify}, and a line that takes an hour is not typed.
 */
@Order(1)
class PagesIT {
    /**
     * The long lines of these pages are left out. {@code LocalSearchPageTest} types the experiments of one page with
     * fewer steps, because these experiments take a quarter of an hour. The other page also has its long line in a form
     * with fewer runs.
     */
    private static final List<String> EXPERIMENTS = List.of("local-search-results.md", "local-search.md");

    /** Readers begin with these pages. The lines of all other pages take minutes. */
    private static final List<String> EVERY_DAY = List.of(
            "README.md",
            "tutorial-solve.md",
            "tutorial-burr.md",
            "puzzle-file.md",
            "solve.md",
            "rules.md",
            "lattices.md",
            "hints.md",
            "server.md",
            "many-machines.md");

    /**
     * Types the lines of all pages one after another in one test, because a line can still need a process that an
     * earlier line has started.
     */
    @TestFactory
    Stream<DynamicNode> every_line_of_every_page_works() {
        Typist typist = new Typist();
        return Page.all().stream()
                .filter(page -> Rounds.areAll() || EVERY_DAY.stream().anyMatch(page.file()::endsWith))
                .<DynamicNode>map(page -> typed(page, typist))
                .onClose(typist::close);
    }

    private static DynamicNode typed(Page page, Typist typist) {
        typist.begin(page);
        return DynamicContainer.dynamicContainer(
                page.toString(),
                page.lines().stream()
                        .filter(line -> !line.isTooLong())
                        .filter(line -> !line.isLong()
                                || (Rounds.areAll() && EXPERIMENTS.stream().noneMatch(page.file()::endsWith)))
                        .map(line -> DynamicTest.dynamicTest(line.toString(), () -> assertWorks(line, typist)))
                        .onClose(typist::end));
    }

    private static void assertWorks(PageLine line, Typist typist) throws IOException, InterruptedException {
        line.programs().forEach(Program::need);
        int code = typist.type(line);
        assertThat(code).as("%s%n%s", line, typist.output()).isEqualTo(line.exit());
    }
}
