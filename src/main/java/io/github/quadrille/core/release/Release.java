package io.github.quadrille.core.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The release and the commit that an answer or a certificate is from, so that both can be cited and made again. */
public final class Release {
    private static final String NAME = read();

    private Release() {}

    /**
     * Such as {@code 0.1.0 8f3a1c2b4d5e}, which is the release and the commit, and {@code -dirty} where the sources were changed
     * since; the release alone where the build knew no commit.
     */
    public static String name() {
        return NAME;
    }

    /** The build has written it beside this class. */
    private static String read() {
        try (InputStream in = Release.class.getResourceAsStream("release.txt")) {
            return in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
