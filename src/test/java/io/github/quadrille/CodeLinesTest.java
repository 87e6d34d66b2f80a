package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.CodeLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The program stays small enough to hold in one's head. */
class CodeLinesTest {
    @Test
    void the_program_has_at_most_73_000_lines_in_1_000_files() throws IOException {
        CodeLines program = CodeLines.ofTheProgram();
        assertThat(program.lines()).isLessThanOrEqualTo(73_000);
        assertThat(program.files()).isLessThanOrEqualTo(1_000);
    }

    @Test
    void no_room_has_more_than_60_files() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
            List<Path> rooms = all.filter(Files::isDirectory).toList();
            for (Path room : rooms) {
                try (Stream<Path> files = Files.list(room).filter(Files::isRegularFile)) {
                    assertThat(files).as("%s", room).hasSizeLessThanOrEqualTo(60);
                }
            }
        }
    }
}
