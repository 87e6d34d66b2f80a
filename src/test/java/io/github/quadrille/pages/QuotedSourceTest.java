package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Checks that the Java on the page about the method is in the source. The first line of each block names a class of
 * {@code engine.choco}, and the class must have the other lines in this order.
 */
class QuotedSourceTest {
    private static final Path ENGINE = Path.of("src/main/java/io/github/quadrille/engine/choco");
    private static final Pattern BLOCK = Pattern.compile("(?s)```java\n// (\\w+)\n(.*?)```");

    @Test
    void lines_that_post_the_model_stand_in_the_source_in_this_order() throws IOException {
        List<MatchResult> blocks = BLOCK.matcher(Files.readString(Page.SITE.resolve("how-it-works.md")))
                .results()
                .toList();
        assertThat(blocks).hasSizeGreaterThan(1);
        for (MatchResult block : blocks) {
            String source = squeezed(Files.readString(ENGINE.resolve(block.group(1) + ".java")));
            assertThat(source).containsSubsequence(squeezed(block.group(2)).split("\n"));
        }
    }

    /** Returns code without indentation and blank lines. */
    private static String squeezed(String code) {
        return code.replaceAll("\n\\s+", "\n").strip();
    }
}
