package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@code LinearSum} limits the number of a row's placements that are laid. A row with two bounds has two sums. A row
 * that no choice can break has none.
 *
 * @param row the row of the model
 * @param relation how the number compares with the bound
 * @param bound the bound
 */
record LinearSum(int row, Relation relation, int bound) {
    /** Says how number and bound compare, with the word of XCSP3, the letter of MPS and the sign of LP. */
    enum Relation {
        AT_LEAST("ge", "G", ">="),
        EQUAL("eq", "E", "="),
        AT_MOST("le", "L", "<=");

        final String word;
        final String letter;
        final String sign;

        Relation(String word, String letter, String sign) {
            this.word = word;
            this.letter = letter;
            this.sign = sign;
        }
    }

    /** Returns a unique name of letters and digits. */
    String name() {
        return relation.letter + (row + 1);
    }

    static List<LinearSum> of(ProofModel model) {
        List<LinearSum> sums = new ArrayList<>();
        for (int row = 0; row < model.rows(); row++) {
            CountRange range = model.range(row);
            int most = model.problem().on(row);
            boolean below = range.min() > 0;
            boolean above = range.max() < most;
            if (range.min() == range.max() && (below || above)) {
                sums.add(new LinearSum(row, Relation.EQUAL, range.min()));
            } else {
                if (below) {
                    sums.add(new LinearSum(row, Relation.AT_LEAST, range.min()));
                }
                if (above) {
                    sums.add(new LinearSum(row, Relation.AT_MOST, range.max()));
                }
            }
        }
        return sums;
    }
}
