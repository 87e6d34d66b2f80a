package io.github.quadrille.format;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Writes files whole or not at all: under another name in the same directory first, then moved over the target. */
public final class AtomicFile {
    /** Writes the bytes of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFile() {}

    /**
     * Writes a file, or leaves what was there before.
     *
     * @throws UnusableInput when the target is a directory, or it or its directory may not be written
     * @throws IOException when writing fails later
     */
    public static void write(Path target, Content content) throws UnusableInput, IOException {
        if (Files.isDirectory(target)) {
            throw new UnusableInput(target.toString(), "This is a directory. Maybe add a file name to it.");
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new UnusableInput(target.toString(), "This may not be written. Maybe its permissions are wrong.");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            // Devices and pipes such as /dev/stdout cannot be replaced.
            try (OutputStream out = open(target, target, StandardOpenOption.WRITE)) {
                content.writeTo(out);
            }
            return;
        }
        // A link stays; the file that it leads to is replaced.
        Path real = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
        Path temporary = real.resolveSibling(".quadrille-" + UUID.randomUUID());
        OutputStream out = open(target, temporary, StandardOpenOption.CREATE_NEW);
        try {
            try (out) {
                content.writeTo(out);
            }
            move(temporary, real);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static OutputStream open(Path target, Path actual, StandardOpenOption how) throws UnusableInput {
        try {
            return new BufferedOutputStream(Files.newOutputStream(actual, how, StandardOpenOption.WRITE));
        } catch (NoSuchFileException e) {
            throw new UnusableInput(target.toString(), "There is no such directory. Maybe create it first.");
        } catch (AccessDeniedException e) {
            throw new UnusableInput(target.toString(), "This may not be written. Maybe its permissions are wrong.");
        } catch (IOException e) {
            String message = "This cannot be written: %s. Maybe choose another place.".formatted(e.getMessage());
            throw new UnusableInput(target.toString(), message);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
