package io.github.quadrille.core.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Holds the release and the commit of the program that makes an answer or a certificate. With these names, readers can
 * cite the answer or certificate, and make it again.
 */
public final class Release {
    private static final String NAME = read();

    private Release() {}

    /**
     * Returns the release and the commit, such as {@code 1.0.0 8f3a1c2b4d5e}. The text ends in {@code -dirty} if the
     * sources differed from the commit. If the build knew no commit, the text is the release alone. If the build wrote
     * no release, it is {@code unknown}.
     */
    public static String name() {
        return NAME;
    }

    /** Reads the name from the file that the build wrote into the package of this class. */
    private static String read() {
        try (InputStream in = Release.class.getResourceAsStream("release.txt")) {
            return in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
