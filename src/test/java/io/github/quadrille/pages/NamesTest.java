package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that the classes that pages name exist in the code, and that the map on the page about the architecture has
 * every package.
 */
@Slow
class NamesTest {
    private static final Path SITE = Path.of("src/site/markdown");
    private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z]+(?:[A-Z][a-z]*)+)`");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");
    private static final Pattern ROOM = Pattern.compile("(?m)^\\| ((?:`[a-z.]+`(?:, )?)+) \\|");

    @ParameterizedTest
    @ValueSource(strings = {"architecture.md", "choco.md", "how-it-works.md", "../../../CONTRIBUTING.md"})
    void classes_that_a_page_names_exist(String page) throws IOException {
        assertThat(words(CLASS, Files.readString(SITE.resolve(page)))).isSubsetOf(sources());
    }

    @Test
    void every_room_is_on_the_map() throws IOException {
        Set<String> onMap = words(ROOM, section("## Wings")).stream()
                .flatMap(row -> Stream.of(row.replace("`", "").split(", ")))
                .collect(Collectors.toCollection(TreeSet::new));
        Path root = Path.of("src/main/java/io/github/quadrille");
        try (Stream<Path> files = Files.walk(root)) {
            assertThat(files.filter(file -> file.endsWith("package-info.java"))
                            .map(file ->
                                    root.relativize(file.getParent()).toString().replace('/', '.')))
                    .containsExactlyInAnyOrderElementsOf(onMap);
        }
    }

    private static String section(String heading) throws IOException {
        String page = Files.readString(SITE.resolve("architecture.md"));
        String rest = page.substring(page.indexOf(heading) + heading.length());
        return rest.substring(0, rest.indexOf("\n## "));
    }

    private static Set<String> words(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the names of all classes, including nested ones. */
    private static Set<String> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            Set<String> names = new TreeSet<>();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                names.addAll(words(DECLARED, Files.readString(file)));
            }
            return names;
        }
    }
}
