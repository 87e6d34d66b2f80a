package io.github.quadrille.lab.compare;

import java.util.OptionalDouble;

/**
 * Tests of one row against another: how likely chance alone makes them differ so much. Empty where there is nothing to
 * test.
 *
 * @param method the row
 * @param success of the shares of successful runs, by {@link Significance#ofShares}
 * @param successCorrected the same, corrected for all rows of the table
 * @param measure what was ranked
 * @param rank of its values, by {@link Significance#ofRanks}
 * @param rankCorrected the same, corrected for all rows of the table
 */
public record Difference(
        String method,
        OptionalDouble success,
        OptionalDouble successCorrected,
        Measure measure,
        OptionalDouble rank,
        OptionalDouble rankCorrected) {
    /** What runs are ranked by. */
    public enum Measure {
        /** The lowest cost, where both methods make the same cost small. */
        COST("cost"),
        /** Cells covered, which all methods have in common. */
        COVERED("covered");

        private final String word;

        Measure(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
