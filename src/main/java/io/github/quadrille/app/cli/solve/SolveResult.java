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
record SolveResult(Verdict verdict, Map<String, ?> lines, ExitStatus status) {
    static SolveResult of(Verdict verdict) {
        return new SolveResult(verdict, Map.of("nodes", verdict.work().nodes()), ExitStatus.of(verdict));
    }

    /** The same, with a proof. */
    SolveResult with(Optional<WrittenProof> proof) {
        if (proof.isEmpty()) {
            return this;
        }
        Map<String, Object> more = new LinkedHashMap<>(lines);
        more.put(WrittenProof.FIELD, proof.get());
        return new SolveResult(verdict, more, status);
    }

    Optional<WrittenProof> proof() {
        return Optional.ofNullable(lines.get(WrittenProof.FIELD)).map(WrittenProof.class::cast);
    }

    static SolveResult of(UniquenessWords words) {
        return new SolveResult(words.verdict(), words.lines(), words.status());
    }
}
