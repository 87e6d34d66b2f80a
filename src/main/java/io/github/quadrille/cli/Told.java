package io.github.quadrille.cli;

import io.github.quadrille.puzzle.Verdict;
import java.util.Map;

/**
 * An answer as it is told.
 *
 * @param lines what is said beside the verdict, by name: numbers and words
 */
record Told(Verdict verdict, Map<String, ?> lines, ExitStatus status) {
    static Told of(Verdict verdict) {
        return new Told(verdict, Map.of("nodes", verdict.work().nodes()), ExitStatus.of(verdict));
    }

    static Told of(UniquenessWords words) {
        return new Told(words.verdict(), words.lines(), words.status());
    }
}
