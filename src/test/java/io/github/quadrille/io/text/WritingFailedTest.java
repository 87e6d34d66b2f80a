package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.io.text.PendingFile.WritingFailed;
import io.github.quadrille.testing.Demand;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WritingFailedTest {
    private static final Path FULL = Path.of("/dev/full");

    @Test
    void a_full_disk_is_told_with_the_name_of_the_file() {
        Demand.that(Files.exists(FULL), "There is no /dev/full.");
        assertThatThrownBy(() -> AtomicFile.write(FULL, out -> out.write(new byte[100_000])))
                .isInstanceOf(WritingFailed.class)
                .hasMessageStartingWith("/dev/full: This file cannot be written completely: ")
                .hasMessageEndingWith(" Check whether the disk is full.");
        assertThatThrownBy(() -> AtomicFile.write(FULL, out -> out.write('a'))).isInstanceOf(WritingFailed.class);
    }

    @Test
    void what_a_disk_has_refused_once_is_missing_also_where_the_writer_goes_on() {
        Demand.that(Files.exists(FULL), "There is no /dev/full.");
        assertThatThrownBy(() -> AtomicFile.write(FULL, out -> {
                    assertThatThrownBy(() -> out.write(new byte[100_000])).isInstanceOf(WritingFailed.class);
                    out.write('a');
                }))
                .isInstanceOf(WritingFailed.class);
    }

    @Test
    void a_file_in_the_place_of_the_directory_is_told_without_the_temporary_name(@TempDir Path folder)
            throws Exception {
        Path file = folder.resolve("file");
        AtomicFile.write(file, out -> out.write('a'));
        assertThatThrownBy(() -> AtomicFile.write(file.resolve("x.svg"), out -> out.write('b')))
                .hasMessageContaining("x.svg: This file cannot be written, because " + file + " is not a folder.")
                .hasMessageNotContaining(".quadrille");
    }
}
