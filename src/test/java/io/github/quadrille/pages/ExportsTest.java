package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ExportsTest {
    private static final Pattern EXPORTED = Pattern.compile("(?m)^ +exports ([a-z.]+);");
    private static final Pattern LISTED = Pattern.compile("(?m)^\\| `(io\\.github\\.quadrille[a-z.]*)` \\|");

    @Test
    void the_page_about_java_lists_what_the_module_exports() throws IOException {
        assertThat(names(EXPORTED, Path.of("src/main/java/module-info.java")))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(names(LISTED, Page.SITE.resolve("java.md")));
    }

    private static List<String> names(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file))
                .results()
                .map(MatchResult::group)
                .map(row -> pattern.matcher(row).replaceFirst("$1"))
                .toList();
    }
}
