package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@code LinearSum} limits how many placements of a row are laid. A row has the placements that cover a cell, that
 * are of a kind, or that a rule limits. A row with a lower and an upper bound has two sums, or one sum if both bounds
 * are equal. A row that every choice satisfies has no sum.
 *
 * @param row the row of the model
 * @param relation how the number of placements compares with the bound
 * @param bound the bound
 */
record LinearSum(int row, Relation relation, int bound) {
    /**
     * Says how the number of placements compares with the bound. It has the word of XCSP3, the letter of MPS and the
     * sign of LP.
     */
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

    /** Returns a unique name of this sum, made of letters and digits. */
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
