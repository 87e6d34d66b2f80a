package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Uniqueness;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is said of how many packings there are.
 *
 * @param upToSymmetry whether symmetric ones are one
 */
record UniquenessWords(Uniqueness uniqueness, boolean upToSymmetry) {
    ExitStatus status() {
        return switch (uniqueness.howMany()) {
            case ONE -> ExitStatus.YES;
            case NONE, SEVERAL -> ExitStatus.NO;
            case AT_LEAST_ONE, UNKNOWN -> ExitStatus.UNDECIDED;
        };
    }

    private String number() {
        return switch (uniqueness.howMany()) {
            case NONE -> "0";
            case ONE -> "1";
            case SEVERAL -> "2 or more";
            case AT_LEAST_ONE -> "1 or more";
            case UNKNOWN -> "0 or more";
        };
    }

    Verdict verdict() {
        return uniqueness.verdict();
    }

    /** By name, as they are to be printed. */
    Map<String, ?> lines() {
        Map<String, Object> lines = new LinkedHashMap<>();
        lines.put(upToSymmetry ? "classes" : "solutions", number());
        uniqueness.image().ifPresent(symmetry -> lines.put("image", symmetry.name()));
        lines.put("nodes", verdict().work().nodes());
        return lines;
    }
}
