package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * Writes a file under another name in the same directory. Then {@link #commit} gives the file its final name, and so
 * replaces an earlier file of that name. If this object is closed before {@link #commit}, the earlier file stays.
 */
public final class PendingFile implements AutoCloseable {
    private static final String UNWRITABLE = "This file cannot be written: %s. Choose another place.";

    private final Path temporary;
    private final Path target;
    private final OutputStream out;

    /**
     * Creates a file whose content is not written yet.
     *
     * @param name the name of the target in messages
     */
    private PendingFile(Path temporary, Path target, Path name, OutputStream out) {
        this.temporary = temporary;
        this.target = target;
        this.out = new NamedStream(out, name);
    }

    /**
     * Begins to write a file.
     *
     * @throws UnusableInput when the target is a directory, or the target or its directory is not writable
     */
    public static PendingFile of(Path target) throws UnusableInput, IOException {
        Problems problems = new Problems(target.toString());
        if (Files.isDirectory(target)) {
            throw problems.refusal("This is a folder. Add a file name to it.");
        }
        Path folder = target.toAbsolutePath().getParent();
        if (folder != null && Files.exists(folder) && !Files.isDirectory(folder)) {
            throw problems.refusal(
                    "This file cannot be written, because %s is not a folder. Choose another place.".formatted(folder));
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw problems.refusal("This file cannot be written. Check its permissions.");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            // Devices and pipes such as /dev/stdout cannot be replaced, so they are written directly.
            return new PendingFile(target, target, target, open(problems, target, StandardOpenOption.WRITE));
        }
        // A symbolic link is kept. The file to which the link points is replaced.
        Path real = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
        Path temporary = real.resolveSibling(".quadrille-" + UUID.randomUUID());
        return new PendingFile(
                temporary,
                real,
                target,
                open(problems, temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    /** Returns the stream for the bytes of the file. */
    public OutputStream out() {
        return out;
    }

    /** Moves the written file to its final name. */
    public void commit() throws IOException {
        out.close();
        if (!temporary.equals(target)) {
            try {
                Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    @Override
    public void close() throws IOException {
        try (out) {
            out.flush();
        } finally {
            if (!temporary.equals(target)) {
                Files.deleteIfExists(temporary);
            }
        }
    }

    private static OutputStream open(Problems problems, Path actual, OpenOption... how) throws UnusableInput {
        try {
            return new BufferedOutputStream(Files.newOutputStream(actual, how));
        } catch (NoSuchFileException e) {
            throw problems.refusal("There is no such folder. Create it first.");
        } catch (AccessDeniedException e) {
            throw problems.refusal("This file cannot be written. Check its permissions.");
        } catch (FileSystemException e) {
            // The exception names the temporary file, which the user does not know, so only its reason is shown.
            throw problems.refusal(
                    UNWRITABLE.formatted(Objects.requireNonNullElse(e.getReason(), "the system gives no reason")));
        } catch (IOException e) {
            throw problems.refusal(UNWRITABLE.formatted(e.getMessage()));
        }
    }

    /**
     * Adds the name of the file to an exception when writing fails. After a failure, every later call fails, too,
     * because the bytes that were not written are missing in the file.
     */
    private static final class NamedStream extends FilterOutputStream {
        private final Path target;
        private Optional<IOException> failure = Optional.empty();

        NamedStream(OutputStream out, Path target) {
            super(out);
            this.target = target;
        }

        /** Does one operation on the file, such as a write. Such an operation fails when the disk is full. */
        private interface Step {
            void run() throws IOException;
        }

        private void named(Step step) throws IOException {
            try {
                step.run();
            } catch (IOException e) {
                failure = failure.or(() -> Optional.of(e));
            }
            if (failure.isPresent()) {
                throw new WritingFailed(target, failure.get());
            }
        }

        @Override
        public void write(int b) throws IOException {
            named(() -> out.write(b));
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            named(() -> out.write(bytes, from, length));
        }

        @Override
        public void flush() throws IOException {
            named(out::flush);
        }

        @Override
        public void close() throws IOException {
            named(out::close);
        }
    }

    /** Reports that the writing of a file failed. The earlier file of that name still exists. */
    public static final class WritingFailed extends IOException {
        private static final long serialVersionUID = 1;

        WritingFailed(Path file, IOException cause) {
            super(
                    "%s: This file cannot be written completely: %s. Check whether the disk is full."
                            .formatted(file, cause.getMessage()),
                    cause);
        }
    }
}
