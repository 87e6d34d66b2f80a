package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassNamesTest {
    private static final Path SOURCES = Path.of("src/main/java");

    /** Makes sure that no two packages use the same class name. */
    @Test
    void no_two_classes_have_the_same_name() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            Map<String, List<String>> rooms = files.filter(
                            file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .collect(Collectors.groupingBy(
                            file -> file.getFileName().toString(),
                            Collectors.mapping(
                                    file -> SOURCES.relativize(file.getParent()).toString(), Collectors.toList())));
            rooms.values().removeIf(standing -> standing.size() == 1);
            assertThat(rooms).isEmpty();
        }
    }
}
