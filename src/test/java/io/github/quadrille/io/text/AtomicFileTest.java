package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class AtomicFileTest {
    private static final AtomicFile.Content NEW = out -> write(out, "new");

    @TempDir
    private Path folder;

    @Test
    void a_file_is_written_and_nothing_else_remains() throws Exception {
        Path target = folder.resolve("a.svg");
        AtomicFile.write(target, NEW);
        assertThat(target).hasContent("new");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void a_file_is_replaced() throws Exception {
        Path target = Files.writeString(folder.resolve("a.svg"), "old and longer");
        AtomicFile.write(target, NEW);
        assertThat(target).hasContent("new");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void a_failure_leaves_what_was_there() throws IOException {
        Path target = Files.writeString(folder.resolve("a.svg"), "old");
        assertThatThrownBy(() -> AtomicFile.write(target, out -> {
                    write(out, "half");
                    throw new IOException("disk full");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("disk full");
        assertThat(target).hasContent("old");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void a_link_stays_a_link() throws Exception {
        Path target = Files.writeString(folder.resolve("a.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        AtomicFile.write(link, NEW);
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("new");
    }

    @Test
    void a_directory_cannot_be_written() {
        assertRefused(folder, "This is a folder. Add a file name to it.");
        assertRefused(Path.of(""), "This is a folder.");
    }

    @Test
    void a_missing_directory_is_named() {
        assertRefused(folder.resolve("no/a.svg"), "There is no such folder. Create it first.");
    }

    @Test
    void a_file_is_no_directory() throws IOException {
        Path file = Files.createFile(folder.resolve("a"));
        assertRefused(file.resolve("b.svg"), "This file cannot be written, because ");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_place_without_permission_is_refused() {
        assertRefused(Path.of("/proc/quadrille.svg"), "Create");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_device_is_written_to() throws Exception {
        AtomicFile.write(Path.of("/dev/null"), NEW);
        assertThat(Path.of("/dev/null")).exists();
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
    }

    private static void assertRefused(Path target, String message) {
        assertThatThrownBy(() -> AtomicFile.write(target, NEW))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith(target.toString())
                .hasMessageContaining(message);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
