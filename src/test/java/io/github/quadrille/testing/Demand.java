package io.github.quadrille.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.opentest4j.TestAbortedException;

/**
 * What a test asks of its machine, and that a machine with Java and Maven may lack. Where it is missing the test is
 * skipped, and the build's last lines say so; where {@code -Dquadrille.demand=true} it fails.
 */
public final class Demand {
    private static final boolean DEMANDED = Boolean.getBoolean("quadrille.demand");
    private static final Optional<Path> SKIPPED =
            Optional.ofNullable(System.getProperty("quadrille.skipped")).map(Path::of);

    private Demand() {}

    /**
     * Ends the running test as skipped where this is not so, and as failed where it is demanded.
     *
     * @param words a line that says what is missing
     */
    public static void that(boolean here, String words) {
        if (!here) {
            end(words, DEMANDED, SKIPPED);
        }
    }

    static void end(String words, boolean demanded, Optional<Path> skipped) {
        if (demanded) {
            throw new AssertionError(words);
        }
        skipped.ifPresent(file -> note(words, file));
        throw new TestAbortedException(words);
    }

    /** A line per test, for {@link LastWords}; appended, because several processes may run tests. */
    private static void note(String words, Path file) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, words + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
