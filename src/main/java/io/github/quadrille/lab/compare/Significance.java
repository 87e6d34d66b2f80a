package io.github.quadrille.lab.compare;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/** How likely two rows differ as much as they do, or more, if there is no difference but chance; both ways counted. */
final class Significance {
    private Significance() {}

    /** Fisher's exact test for two shares of successes (R. A. Fisher, 1922). Needs runs on both sides. */
    static double ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
        boolean alike = successes + otherSuccesses == 0 || successes + otherSuccesses == runs + otherRuns;
        int[][] table = {{successes, runs - successes}, {otherSuccesses, otherRuns - otherSuccesses}};
        return alike ? 1 : FisherExactTest.withDefaults().test(table).getPValue();
    }

    /**
     * The rank test of Mann and Whitney (1947) for two samples: exact for small ones without ties, else by the normal
     * distribution with its corrections for ties and for continuity. Needs values on both sides.
     */
    static double ofRanks(double[] values, double... others) {
        double p = MannWhitneyUTest.withDefaults().test(values, others).getPValue();
        // All values are the same.
        return Double.isNaN(p) ? 1 : p;
    }

    /**
     * Several p-values of one question, enlarged so that any of them is below a level by chance no oftener than that
     * level says (S. Holm, <i>A simple sequentially rejective multiple test procedure</i>, 1979).
     *
     * @return in the order of the p-values
     */
    static double[] corrected(double... p) {
        int[] order = IntStream.range(0, p.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> p[i]))
                .mapToInt(i -> i)
                .toArray();
        double[] corrected = new double[p.length];
        double largest = 0;
        for (int rank = 0; rank < p.length; rank++) {
            largest = Math.max(largest, Math.min(1, (p.length - rank) * p[order[rank]]));
            corrected[order[rank]] = largest;
        }
        return corrected;
    }
}
