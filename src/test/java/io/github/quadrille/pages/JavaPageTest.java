package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that the page about Java shows exactly the program that the build compiles and runs in {@code src/it}. */
class JavaPageTest {
    private static final Path PROGRAM = Path.of("src/it/use-from-java");

    @ParameterizedTest
    @CsvSource({
        "java, src/main/java/module-info.java",
        "yaml, puzzle.yaml",
        "java, src/main/java/example/Example.java",
        "text, expected.txt"
    })
    void it_shows_the_program_as_it_is(String kind, String file) throws IOException {
        assertThat(Files.readString(Page.SITE.resolve("java.md")))
                .contains("```" + kind + "\n" + Files.readString(PROGRAM.resolve(file)) + "```\n");
    }
}
