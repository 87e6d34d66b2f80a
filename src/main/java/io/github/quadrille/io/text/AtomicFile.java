package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Writes files whole or not at all. */
public final class AtomicFile {
    /** Writes the bytes of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFile() {}

    /**
     * Writes a file whole. If that fails, the file that was there before stays.
     *
     * @throws UnusableInput when the target is a directory, or it or its directory may not be written
     * @throws IOException when writing fails later
     */
    public static void write(Path target, Content content) throws UnusableInput, IOException {
        try (PendingFile file = PendingFile.of(target)) {
            content.writeTo(file.out());
            file.commit();
        }
    }

    /** Writes a text in UTF-8 to a file. If that fails, the file that was there before stays. */
    public static void write(Path target, String text) throws UnusableInput, IOException {
        write(target, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
