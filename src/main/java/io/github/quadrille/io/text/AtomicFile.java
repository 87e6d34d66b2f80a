package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Writes a file completely or leaves it unchanged. */
public final class AtomicFile {
    /** Writes the content of a file to a stream. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFile() {}

    /**
     * Writes a file. If writing fails, the earlier file of this name stays unchanged.
     *
     * @throws UnusableInput when the target is a directory, or the target or its directory is not writable
     * @throws IOException when writing fails after it has begun
     */
    public static void write(Path target, Content content) throws UnusableInput, IOException {
        try (PendingFile file = PendingFile.of(target)) {
            content.writeTo(file.out());
            file.commit();
        }
    }

    /** Writes a text in UTF-8 to a file. If writing fails, the earlier file of this name stays unchanged. */
    public static void write(Path target, String text) throws UnusableInput, IOException {
        write(target, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
