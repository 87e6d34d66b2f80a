package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.lab.clear.Outcome;

/** Names the exit codes, from the best to the worst. A command with several answers exits with the worst of them. */
public enum ExitStatus {
    /** The answer is yes: packed, valid or accepted. */
    YES(0),
    /** The answer is no: proven infeasible, or refused. */
    NO(20),
    /** A limit was reached before the answer was known. */
    UNDECIDED(3),
    /** Arguments or input cannot be used. */
    UNUSABLE(2),
    /** The program has a defect. */
    DEFECT(1);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    /** Returns the status with this code. Any unknown code is a defect. */
    public static ExitStatus of(int code) {
        for (ExitStatus status : values()) {
            if (status.code == code) {
                return status;
            }
        }
        return DEFECT;
    }

    public static ExitStatus of(Verdict.Status status) {
        return switch (status) {
            case PACKED, OPTIMAL -> YES;
            case INFEASIBLE -> NO;
            case UNDECIDED -> UNDECIDED;
        };
    }

    public static ExitStatus of(Verdict verdict) {
        return of(verdict.status());
    }

    public static ExitStatus of(Outcome outcome) {
        return switch (outcome.status()) {
            case SOLVED -> YES;
            case INFEASIBLE -> NO;
            case UNDECIDED -> UNDECIDED;
        };
    }

    public static ExitStatus of(PackingCount count) {
        if (!count.isComplete()) {
            return UNDECIDED;
        }
        return count.total().signum() == 0 ? NO : YES;
    }

    public int code() {
        return code;
    }

    public ExitStatus worse(ExitStatus other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
