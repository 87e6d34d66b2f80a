package io.github.quadrille.proof;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.puzzle.CommonDivisor;
import java.math.BigInteger;
import java.util.Optional;

/**
 * How often a kind of one cell can be laid at most, when a number divides the sizes of all others: what is left of the board
 * then has to be a multiple of it.
 *
 * @param kind the kind
 * @param max at most so many; less than the kind's own maximum
 * @param divisor of all other sizes
 */
record RoundedMaximum(int kind, int max, int divisor) {
    /** Empty where it says no more than the kind's maximum does, or where cells need not be covered. */
    static Optional<RoundedMaximum> of(ExactCover problem, int kind) {
        int cells = problem.cells();
        int divisor = 0;
        for (int option = 0; option < problem.options(); option++) {
            if (problem.kind(option) != kind) {
                divisor = CommonDivisor.of(divisor, problem.area(option));
            }
        }
        boolean isFull = true;
        for (int cell = 0; cell < cells; cell++) {
            isFull &= problem.isMandatory(cell);
        }
        int most = problem.max(cells + kind);
        if (!isFull || divisor < 2 || most > cells) {
            return Optional.empty();
        }
        int max = cells + divisor * Math.floorDiv(most - cells, divisor);
        return max < most ? Optional.of(new RoundedMaximum(kind, max, divisor)) : Optional.empty();
    }

    /** Derives the constraint that says so; returns its number. */
    long derive(ProofModel model, ProofWriter proof) {
        int cells = model.problem().cells();
        PolishSum covered = new PolishSum();
        PolishSum atMostOnce = new PolishSum();
        for (int cell = 0; cell < cells; cell++) {
            covered.add(model.lower(cell), BigInteger.ONE);
            atMostOnce.add(model.upper(cell), BigInteger.ONE);
        }
        covered.add(model.upper(cells + kind), BigInteger.ONE);
        long others = proof.derive(covered + " " + divisor + " d");
        return proof.derive(atMostOnce + " " + others + " " + divisor + " * +");
    }
}
