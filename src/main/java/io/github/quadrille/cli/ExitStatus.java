package io.github.quadrille.cli;

import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.PackingCount;

/** Exit codes, worst last when several puzzles are answered by one command. */
enum ExitStatus {
    /** Packed, valid, accepted. */
    YES(0),
    /** Proven infeasible, or refused. */
    NO(20),
    /** A limit was reached. */
    UNDECIDED(3),
    /** Arguments or input that cannot be used. */
    UNUSABLE(2),
    /** A defect of ours. */
    DEFECT(1);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    static ExitStatus of(Verdict verdict) {
        if (verdict instanceof Verdict.Packed || verdict instanceof Verdict.Optimal) {
            return YES;
        }
        return verdict instanceof Verdict.Infeasible ? NO : UNDECIDED;
    }

    static ExitStatus of(PackingCount count) {
        if (!count.isComplete()) {
            return UNDECIDED;
        }
        return count.packings().signum() == 0 ? NO : YES;
    }

    int code() {
        return code;
    }

    ExitStatus worse(ExitStatus other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
