package io.github.quadrille.bench;

import io.github.quadrille.core.release.Release;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/** When figures were measured, with what, and on what machine; and what has changed since they were measured before. */
public final class Conditions {
    static final int CORES = Runtime.getRuntime().availableProcessors();

    private Conditions() {}

    /** The last section of a page: each text is a line. */
    static List<String> changed(String... texts) {
        return Stream.concat(Stream.of("", "## What changed in November 2026", ""), Stream.of(texts))
                .toList();
    }

    /** As a sentence. */
    public static String sentence() {
        return "Measured on %s with Quadrille %s, on %d cores with Java %s."
                .formatted(LocalDate.now(ZoneOffset.UTC), Release.name(), CORES, System.getProperty("java.version"));
    }
}
