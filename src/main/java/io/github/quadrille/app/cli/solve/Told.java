package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.puzzle.Verdict;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An answer as it is told.
 *
 * @param lines what is said beside the verdict, by name: numbers and words, and a {@link WrittenProof}
 */
record Told(Verdict verdict, Map<String, ?> lines, ExitStatus status) {
    static Told of(Verdict verdict) {
        return new Told(verdict, Map.of("nodes", verdict.work().nodes()), ExitStatus.of(verdict));
    }

    /** The same, with a proof. */
    Told with(Optional<WrittenProof> proof) {
        if (proof.isEmpty()) {
            return this;
        }
        Map<String, Object> more = new LinkedHashMap<>(lines);
        more.put(WrittenProof.FIELD, proof.get());
        return new Told(verdict, more, status);
    }

    Optional<WrittenProof> proof() {
        return Optional.ofNullable(lines.get(WrittenProof.FIELD)).map(WrittenProof.class::cast);
    }

    static Told of(UniquenessWords words) {
        return new Told(words.verdict(), words.lines(), words.status());
    }
}
