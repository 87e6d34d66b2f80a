package io.github.quadrille.app.cli.solve;

import io.github.quadrille.core.puzzle.Verdict;

/** What a second answer to the same question says of the first one. */
enum Agreement {
    /** It says the same, numbers of packings included. */
    CONFIRMED,
    /** It came to an end too early to say so. */
    OPEN,
    /** One of the two is wrong. */
    DISAGREED;

    /** Compares answers, the second of which may have gone on after the first one's last packing. */
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
