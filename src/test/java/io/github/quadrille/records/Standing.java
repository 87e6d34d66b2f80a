package io.github.quadrille.records;

import java.util.Locale;

/**
 * Holds the result for a square, which is a line of {@code records.csv}.
 *
 * @param side the rows and columns of the square
 * @param found the number of pieces in the best known covering
 * @param bound the largest number of pieces that no proof has excluded
 * @param proof the kind of proof, as the answer calls it, or {@link #OPEN} if coverings with more pieces may exist
 * @param states the number of nodes and states that the search for the answer has opened
 * @param seconds the seconds of the answer's search
 */
record Standing(Series series, int side, int found, int bound, String proof, long states, double seconds) {
    static final String OPEN = "open";
    static final String HEADER = "pieces,symmetry,board,found,bound,proof,states,seconds";

    Standing {
        if (found > bound) {
            throw new IllegalArgumentException(
                    "%s: %d pieces lie in %dx%d, where %d are said to be the most. One of two answers is wrong."
                            .formatted(series, found, side, side, bound));
        }
        if (proof.equals(OPEN) != found < bound) {
            throw new IllegalArgumentException("%s: %s, %d to %d".formatted(series, proof, found, bound));
        }
    }

    boolean isProven() {
        return found == bound;
    }

    /**
     * Returns this standing with the additions of another answer to the same question: more pieces, a smaller bound, or
     * a longer search without success.
     */
    Standing with(Standing other) {
        int most = Math.max(found, other.found);
        int least = Math.min(bound, other.bound);
        if (other.isProven() && !isProven()) {
            return new Standing(series, side, most, least, other.proof, other.states, other.seconds);
        }
        if (isProven() || (most == found && least == bound && other.seconds <= seconds)) {
            return most == found ? this : new Standing(series, side, most, least, proof, states, seconds);
        }
        return new Standing(series, side, most, least, proofOf(most, least), other.states, other.seconds);
    }

    /** Returns this standing with a covering of this many pieces that did not come from an answer. */
    Standing withFound(int pieces) {
        return new Standing(series, side, pieces, bound, proofOf(pieces, bound), states, seconds);
    }

    /**
     * Returns the kind of proof when the number of pieces found and the bound come from two answers. The result is
     * {@link #OPEN} if the bound is larger than the number of pieces.
     */
    private static String proofOf(int found, int bound) {
        return found == bound ? "two answers" : OPEN;
    }

    /** Returns the range of pieces, such as {@code 220}, or {@code 218..220} if the best covering is not proven. */
    String range() {
        return isProven() ? Integer.toString(found) : found + ".." + bound;
    }

    String board() {
        return side + "x" + side;
    }

    String line() {
        return String.join(
                ",",
                String.join(" ", series.kinds()),
                series.symmetry().word(),
                board(),
                Integer.toString(found),
                Integer.toString(bound),
                proof,
                Long.toString(states),
                String.format(Locale.ROOT, "%.1f", seconds));
    }

    static Standing parse(String line) {
        String[] fields = line.split(",");
        String prefix = fields[1].equals("free") ? "" : fields[1] + "-";
        return new Standing(
                Series.named(prefix + fields[0].replace(' ', '-')),
                Integer.parseInt(fields[2].replaceAll("x.*", "")),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]),
                fields[5],
                Long.parseLong(fields[6]),
                Double.parseDouble(fields[7]));
    }
}
