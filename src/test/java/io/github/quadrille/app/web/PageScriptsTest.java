package io.github.quadrille.app.web;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks how the scripts of the page import each other, at once or later by {@code import(...)}. */
class PageScriptsTest {
    private static final Path PAGE = Path.of("src/main/resources/io/github/quadrille/app/web/page");
    private static final Path LIBRARIES = PAGE.resolve("lib");
    private static final Path FIRST = PAGE.resolve("app.js");
    /** This script runs before anything is visible. */
    private static final Path BEFORE = PAGE.resolve("first.js");

    /**
     * The pattern matches the file name of an import together with the word before it, which is "from" or "import". It
     * also matches an import on demand.
     */
    private static final Pattern IMPORT = Pattern.compile("\\b(?:from|import)\\s*\\(?\\s*['\"](\\.[^'\"]+)['\"]");

    private final Map<Path, Set<Path>> imports = imports();

    @Test
    void no_script_imports_itself_by_way_of_others() {
        assertThat(imports.keySet().stream().filter(script -> reached(script).contains(script)))
                .isEmpty();
    }

    @Test
    void the_first_script_reaches_all_others() {
        Set<Path> reached = reached(FIRST);
        reached.addAll(Set.of(FIRST, BEFORE));
        assertThat(reached).containsExactlyInAnyOrderElementsOf(imports.keySet());
    }

    /** Returns all scripts that a script imports directly or indirectly, without libraries. */
    private Set<Path> reached(Path script) {
        Set<Path> reached = new HashSet<>();
        Deque<Path> open = new ArrayDeque<>(imports.get(script));
        while (!open.isEmpty()) {
            Path next = open.pop();
            if (reached.add(next)) {
                assertThat(imports).containsKey(next);
                open.addAll(imports.get(next));
            }
        }
        return reached;
    }

    private static Map<Path, Set<Path>> imports() {
        try (Stream<Path> files = Files.walk(PAGE)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .collect(toMap(script -> script, PageScriptsTest::importsOf));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static Set<Path> importsOf(Path script) {
        try {
            return IMPORT.matcher(Files.readString(script))
                    .results()
                    .map(found -> script.resolveSibling(found.group(1)).normalize())
                    .filter(file -> !file.startsWith(LIBRARIES))
                    .collect(toSet());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
