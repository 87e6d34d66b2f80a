package io.github.quadrille.proof.checker;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * A {@code TextSource} is a text in memory, a file, or standard input if its name is {@code -}. The text may be
 * compressed (gzip), which is recognised by its first bytes.
 */
public final class TextSource {
    private static final int BUFFER = 1 << 16;
    private static final int GZIP = 0x1f8b;

    private final Path file;
    private final Optional<byte[]> content;

    public TextSource(Path file) {
        this.file = file;
        this.content = Optional.empty();
    }

    /**
     * Creates the source of a text in memory.
     *
     * @param name the name of the text in messages
     * @param content the bytes of the text
     */
    public TextSource(String name, byte[] content) {
        this.file = Path.of(name);
        this.content = Optional.of(content);
    }

    Path file() {
        return file;
    }

    /**
     * Opens the text. A compressed text is unpacked while it is read, so that the unpacked text is never in memory as a
     * whole.
     */
    InputStream open() throws IOException {
        InputStream in = new PeekedInput(
                content.isPresent()
                        ? new ByteArrayInputStream(content.get())
                        : isStandardInput() ? standardInput() : new FileInputStream(file.toFile()));
        try {
            in.mark(2);
            boolean isCompressed = (in.read() << 8 | in.read()) == GZIP;
            in.reset();
            return isCompressed ? new GZIPInputStream(in, BUFFER) : in;
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /**
     * Tells by {@link #available} whether more bytes follow, even when the input is a pipe. {@link GZIPInputStream}
     * asks this at the end of each compressed part, so a file that consists of several parts is read to its end.
     */
    private static final class PeekedInput extends BufferedInputStream {
        PeekedInput(InputStream in) {
            super(in, BUFFER);
        }

        @Override
        public synchronized int available() throws IOException {
            mark(1);
            boolean isMore = read() >= 0;
            reset();
            return isMore ? 1 : 0;
        }
    }

    private boolean isStandardInput() {
        return file.toString().equals("-");
    }

    private static InputStream standardInput() {
        return new FilterInputStream(System.in) {
            @Override
            public void close() {
                // Standard input stays open, because it belongs to the whole program.
            }
        };
    }

    /** Returns an error message of two sentences, which explains why the text cannot be read. */
    String unreadable(IOException problem) {
        if (problem instanceof ZipException || problem instanceof EOFException) {
            String detail = problem.getMessage() == null ? "" : ": " + problem.getMessage();
            return "The file is compressed, but damaged or cut off%s. Check that it was written to its end."
                    .formatted(detail);
        }
        if (Files.isDirectory(file)) {
            return "This is a folder. Name a file in it.";
        }
        if (!isStandardInput() && !Files.exists(file)) {
            return "There is no such file. Check that the path is relative to this folder.";
        }
        return !isStandardInput() && !Files.isReadable(file)
                ? "This file cannot be read. Check its permissions."
                : "This file cannot be read: %s. Check that it is a file.".formatted(problem.getMessage());
    }
}
