package io.github.quadrille.io.text;

import java.io.IOException;
import java.nio.file.Path;

/** A file that was begun could not be written to its end. What was there before is still there. */
public final class WritingFailed extends IOException {
    private static final long serialVersionUID = 1;

    WritingFailed(Path file, IOException cause) {
        super(
                "%s: This cannot be written to its end: %s. Maybe the disk is full."
                        .formatted(file, cause.getMessage()),
                cause);
    }
}
