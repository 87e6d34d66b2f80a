package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.Differences.Difference;
import io.github.quadrille.lab.compare.Differences.Measure;
import java.util.List;
import java.util.Optional;

/** Writes confidence intervals and p-values as text, for pages and for terminals. */
public final class DifferenceWords {
    private static final double SMALLEST = 0.0001;

    private DifferenceWords() {}

    /**
     * Returns sentences that say how the intervals and tests were made, and against which row all other rows are
     * tested.
     */
    public static String method(Comparison asked) {
        String intervals = "Intervals are of 95 %: for the share of successes by Wilson, for the mean cost by Student"
                + " (none where all runs have the same cost).";
        if (asked.rows().size() < 2) {
            return intervals;
        }
        String reference = asked.against().map(row -> "the row " + row).orElse("the first row");
        String tests = " p is how likely it is that a row differs this much from " + reference
                + " by chance alone: in successes by Fisher's exact test, in cost by the rank test of Mann and Whitney"
                + " (c: in covered cells, where the costs count different things). The interval of the difference"
                + " contains the true difference with 95 %: by Newcombe, and by Welch. The interval shows no"
                + " difference if it contains 0; its ends say how large the difference may be all the same.";
        String correction =
                " Among many p-values, some are small by chance, so each is followed by its value after Holm's correction for"
                        + " the whole column.";
        return intervals + tests + (asked.rows().size() > 2 ? correction : "");
    }

    /** Returns the interval of a share in percent: {@code 40 to 67 %}. */
    public static String percent(Optional<ConfidenceInterval> interval) {
        return words(interval, "%.0f to %.0f %%", 100);
    }

    /**
     * Returns the interval of the difference between the success shares of two rows, in percent: {@code -22 to +14 %}.
     */
    public static String shares(Difference row) {
        return words(row.successDifference(), "%+.0f to %+.0f %%", 100);
    }

    /**
     * Returns the interval of the difference between the means of two rows. A {@code c} is added if the means are of
     * covered cells.
     */
    public static String means(Difference row) {
        return words(row.meanDifference(), "%+.2f to %+.2f" + (row.ranked() == Measure.COVERED ? "c" : ""), 1);
    }

    private static String words(Optional<ConfidenceInterval> interval, String format, int unit) {
        return interval.map(each -> HtmlText.format(format, unit * each.low(), unit * each.high()))
                .orElse("-");
    }

    /**
     * Returns the p-values of a row, in the order of the columns of the table. A {@code c} is added to the p-value of a
     * rank test if the test compares numbers of covered cells.
     */
    public static List<String> tests(Difference row) {
        boolean marked = row.ranked() == Measure.COVERED && !Double.isNaN(row.rankP());
        return List.of(
                p(row.successP()), p(row.successPHolm()), p(row.rankP()) + (marked ? "c" : ""), p(row.rankPHolm()));
    }

    /**
     * Returns a p-value as text: with two decimals, or with three if it is below 0.0995, or with four if it is below
     * 0.001. A value below 0.0001 is written as {@code <1e-4}, and NaN as a dash.
     */
    private static String p(double p) {
        if (Double.isNaN(p)) {
            return "-";
        }
        return p < SMALLEST ? "<1e-4" : HtmlText.format(p < 0.001 ? "%.4f" : p < 0.0995 ? "%.3f" : "%.2f", p);
    }
}
