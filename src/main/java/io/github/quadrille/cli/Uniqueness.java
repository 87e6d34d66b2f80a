package io.github.quadrille.cli;

import io.github.quadrille.puzzle.Verdict;
import java.util.Map;

/** What a search for two packings says about how many there are. */
enum Uniqueness {
    NONE("0", ExitStatus.NO),
    ONE("1", ExitStatus.YES),
    SEVERAL("2 or more", ExitStatus.NO),
    AT_LEAST_ONE("1 or more", ExitStatus.UNDECIDED),
    UNKNOWN("0 or more", ExitStatus.UNDECIDED);

    private final String solutions;
    private final ExitStatus status;

    Uniqueness(String solutions, ExitStatus status) {
        this.solutions = solutions;
        this.status = status;
    }

    static Uniqueness of(Verdict verdict) {
        if (verdict instanceof Verdict.Packed packed) {
            return packed.packings() > 1 ? SEVERAL : packed.stoppedBy().isEmpty() ? ONE : AT_LEAST_ONE;
        }
        return verdict instanceof Verdict.Infeasible ? NONE : UNKNOWN;
    }

    Map<String, ?> effort(Verdict verdict) {
        return Map.of("solutions", solutions, "nodes", verdict.work().nodes());
    }

    ExitStatus status() {
        return status;
    }
}
