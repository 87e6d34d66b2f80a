package io.github.quadrille.lab.local.genetic;

/**
 * Sums of distances over all pairs of things that stand on a line or on a ring, of which only is told how many stand at
 * each position. Manhattan distance is the sum of two such sums, one along rows and one along columns.
 */
final class PairDistances {
    private PairDistances() {}

    /** On a line; linear in its positions. */
    static long onLine(int[] counts) {
        long sum = 0;
        long before = 0;
        long positionsBefore = 0;
        for (int position = 0; position < counts.length; position++) {
            sum += counts[position] * (before * position - positionsBefore);
            before += counts[position];
            positionsBefore += (long) counts[position] * position;
        }
        return sum;
    }

    /** On a ring, the shorter way round; quadratic in its positions that are not empty. */
    static long onRing(int[] counts) {
        long sum = 0;
        for (int one = 0; one < counts.length; one++) {
            for (int other = 0; other < one && counts[one] > 0; other++) {
                int apart = one - other;
                sum += (long) counts[one] * counts[other] * Math.min(apart, counts.length - apart);
            }
        }
        return sum;
    }
}
