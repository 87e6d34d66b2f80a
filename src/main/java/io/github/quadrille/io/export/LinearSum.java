package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.ArrayList;
import java.util.List;

/**
 * What a row of the model demands of the number of its placements that are laid. A row with two bounds has two sums; what no
 * choice can break has none.
 *
 * @param row of the model
 */
record LinearSum(int row, Relation relation, int bound) {
    /** How number and bound compare, with the word of XCSP3 and the letter of MPS. */
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

    /** A name of its own, of letters and digits. */
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
