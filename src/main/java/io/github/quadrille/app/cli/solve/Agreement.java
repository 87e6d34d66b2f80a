package io.github.quadrille.app.cli.solve;

import io.github.quadrille.core.puzzle.Verdict;

/** Says how a second answer to the same question compares with the first. */
enum Agreement {
    /** The second answer agrees with the first, and has at least as many packings. */
    CONFIRMED,
    /** The second answer ended too early to confirm the first. */
    OPEN,
    /** One of the two answers is wrong. */
    DISAGREED;

    /**
     * Compares two answers. If the first search was stopped after some packings, the second search can have found more
     * packings. This is no contradiction.
     */
    static Agreement of(Verdict first, Verdict second) {
        if (first.contradicts(second)) {
            return DISAGREED;
        }
        if (first instanceof Verdict.Packed one && second instanceof Verdict.Packed two) {
            return ofCounts(one, two);
        }
        return first.status() == second.status() && first.status() != Verdict.Status.UNDECIDED ? CONFIRMED : OPEN;
    }

    private static Agreement ofCounts(Verdict.Packed first, Verdict.Packed second) {
        boolean isAll = first.stoppedBy().isEmpty();
        boolean isAllAgain = second.stoppedBy().isEmpty();
        boolean hasFewer = second.packings() < first.packings();
        if ((isAll && second.packings() > first.packings()) || (isAllAgain && hasFewer)) {
            return DISAGREED;
        }
        return hasFewer || (isAll && !isAllAgain) ? OPEN : CONFIRMED;
    }
}
