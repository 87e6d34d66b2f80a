package io.github.quadrille.bench;

import io.github.quadrille.core.release.Release;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** When figures were measured, with what, and on what machine. */
public final class Conditions {
    static final int CORES = Runtime.getRuntime().availableProcessors();

    private Conditions() {}

    /** As a sentence. */
    public static String sentence() {
        return "Measured on %s with Quadrille %s, on %d cores with Java %s."
                .formatted(LocalDate.now(ZoneOffset.UTC), Release.name(), CORES, System.getProperty("java.version"));
    }
}
