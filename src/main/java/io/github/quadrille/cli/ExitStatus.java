package io.github.quadrille.cli;

import io.github.quadrille.clear.Outcome;
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

    static ExitStatus of(Verdict.Status status) {
        return switch (status) {
            case PACKED, OPTIMAL -> YES;
            case INFEASIBLE -> NO;
            case UNDECIDED -> UNDECIDED;
        };
    }

    static ExitStatus of(Verdict verdict) {
        return of(verdict.status());
    }

    static ExitStatus of(Outcome outcome) {
        return switch (outcome.status()) {
            case SOLVED -> YES;
            case INFEASIBLE -> NO;
            case UNDECIDED -> UNDECIDED;
        };
    }

    static ExitStatus of(PackingCount count) {
        if (!count.isComplete()) {
            return UNDECIDED;
        }
        return count.total().signum() == 0 ? NO : YES;
    }

    int code() {
        return code;
    }

    ExitStatus worse(ExitStatus other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
