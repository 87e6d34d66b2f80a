package io.github.quadrille.bench;

import io.github.quadrille.core.release.Release;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/**
 * Says when, with what version and on what machine figures were measured, and what changed since the last measurement.
 */
public final class Conditions {
    static final int CORES = Runtime.getRuntime().availableProcessors();

    private Conditions() {}

    /**
     * Returns the last section of a page, which says what changed since the last measurement. It has one line for each
     * text.
     */
    static List<String> changed(String... texts) {
        return Stream.concat(Stream.of("", "## What changed in November 2026", ""), Stream.of(texts))
                .toList();
    }

    /** Returns the conditions of this measurement as a sentence. */
    public static String sentence() {
        return "Measured on %s with Quadrille %s, on %d cores with Java %s."
                .formatted(LocalDate.now(ZoneOffset.UTC), Release.name(), CORES, System.getProperty("java.version"));
    }
}
