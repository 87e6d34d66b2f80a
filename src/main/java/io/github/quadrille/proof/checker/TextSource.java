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
 * What a text is read from: memory, a file, or standard input where it is called {@code -}; compressed (gzip) or not, as its first
 * bytes say.
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
     * A text in memory.
     *
     * @param name what it is called in messages
     */
    public TextSource(String name, byte[] content) {
        this.file = Path.of(name);
        this.content = Optional.of(content);
    }

    Path file() {
        return file;
    }

    /** Begins to read. What is compressed is unpacked as it is read, so that it takes no memory. */
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

    /** Knows whether there is more, also of a pipe, so that compressed parts behind each other are all read. */
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
                // It is not ours to close.
            }
        };
    }

    /** Why it cannot be read, in a sentence or two. */
    String unreadable(IOException problem) {
        if (problem instanceof ZipException || problem instanceof EOFException) {
            String detail = problem.getMessage() == null ? "" : ": " + problem.getMessage();
            return "It is compressed, but damaged or cut off%s. Maybe it was not written to its end.".formatted(detail);
        }
        if (Files.isDirectory(file)) {
            return "This is a folder. Maybe a file in it is meant.";
        }
        if (!isStandardInput() && !Files.exists(file)) {
            return "There is no such file. Maybe the path is relative to another folder.";
        }
        return !isStandardInput() && !Files.isReadable(file)
                ? "This file cannot be read. Maybe its permissions are wrong."
                : "This cannot be read: %s. Maybe it is no file.".formatted(problem.getMessage());
    }
}
