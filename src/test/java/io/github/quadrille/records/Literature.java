package io.github.quadrille.records;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Holds published answers to the questions of the records, as far as we know them. The page {@code records.md} names
 * the sources.
 */
final class Literature {
    /** Holds the least and the largest number of pieces that a best covering can have, as published. */
    record Range(int least, int most) {
        boolean isOne() {
            return least == most;
        }

        boolean meets(Standing standing) {
            return standing.found() <= most && standing.bound() >= least;
        }

        /** Returns whether a standing excludes a number that this range allows. */
        boolean isNarrowedBy(Standing standing) {
            return standing.found() > least || standing.bound() < most;
        }

        @Override
        public String toString() {
            return isOne() ? Integer.toString(least) : least + ".." + most;
        }
    }

    /** The source is A355477 in its revision of September 2023: a(22), a(24), ... a(42) from its comments. */
    private static final List<Range> EVEN_SKEW = List.of(
            new Range(116, 117),
            new Range(139, 139),
            new Range(163, 164),
            new Range(190, 191),
            new Range(218, 220),
            new Range(248, 251),
            new Range(280, 283),
            new Range(316, 318),
            new Range(352, 355),
            new Range(388, 394),
            new Range(432, 434));

    private static final int[] SKEW = {0, 0, 1, 3, 4, 8, 9, 14, 16, 23, 25, 33, 36, 46, 49, 60, 64, 77, 81, 96, 100};
    /** The source is OEIS A214294. */
    private static final int[] V = {0, 0, 1, 2, 4, 6, 8, 12, 14, 18, 22, 27, 32, 37, 43, 49, 55, 62, 69, 77};

    private Literature() {}

    /** Returns the published range, or empty if we know of no source. */
    static Optional<Range> of(Series series, int side) {
        return switch (series.name()) {
            case "S", "one-sided-S-Z" -> skew(side);
            case "V5" -> term(V, side);
            case "T" -> Optional.of(exactly(t(side)));
            case "I" -> Optional.of(exactly(i(side)));
            case "X5" -> Optional.of(exactly(x(side)));
            case "I5" -> side < 5 ? Optional.empty() : Optional.of(exactly(side * side / 5));
            default -> Optional.empty();
        };
    }

    /**
     * Returns whether the standing adds something to a listed sequence of the OEIS: it narrows the published range, or
     * the sequence has no such term.
     */
    static boolean isBeyond(Standing standing) {
        boolean isListed = List.of("S", "V5").contains(standing.series().name());
        return isListed
                && of(standing.series(), standing.side())
                        .map(range -> range.isNarrowedBy(standing))
                        .orElse(true);
    }

    /**
     * Returns whether the literature has a covering with more pieces than the standing, or a bound below the
     * standing's.
     */
    static boolean isNarrower(Standing standing) {
        return of(standing.series(), standing.side())
                .filter(range -> range.least > standing.found() || range.most < standing.bound())
                .isPresent();
    }

    private static Optional<Range> skew(int side) {
        if (side <= SKEW.length) {
            return term(SKEW, side);
        }
        int half = side / 2;
        return side % 2 == 1
                ? Optional.of(exactly(half * half))
                : Optional.of(half - 11)
                        .filter(index -> index < EVEN_SKEW.size())
                        .map(EVEN_SKEW::get);
    }

    private static Optional<Range> term(int[] terms, int side) {
        return IntStream.of(side)
                .filter(n -> n <= terms.length)
                .mapToObj(n -> exactly(terms[n - 1]))
                .findFirst();
    }

    private static Range exactly(int pieces) {
        return new Range(pieces, pieces);
    }

    /** Returns a term of A256535. Grahl proved the formula. */
    private static int t(int side) {
        return side < 2 ? 0 : side * side / 4 - (side % 4 == 0 ? 0 : 1);
    }

    /** Returns a term of A233036. */
    private static int i(int side) {
        int half = side / 2;
        return side < 4 ? 0 : side % 4 == 2 ? half * half - 1 : half * ((side + 1) / 2);
    }

    /**
     * Returns a term of A085577 by a formula, which is a conjecture. It agrees with the listed terms, which go up to
     * 70.
     */
    private static int x(int side) {
        int inner = Math.max(0, side - 2);
        return inner == 5 ? 6 : (inner * inner + 4) / 5;
    }
}
