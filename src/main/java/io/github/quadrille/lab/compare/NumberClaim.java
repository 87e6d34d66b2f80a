package io.github.quadrille.lab.compare;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What an exact program says of a number: of packings, of covered cells, of moves.
 *
 * @param text as it was written
 * @param number negative when there is nothing to be counted; empty when nothing is said
 * @param isExact that it is this one, and not only no less
 */
public record NumberClaim(String text, Optional<BigInteger> number, boolean isExact, Optional<Double> seconds) {
    private static final String PACKINGS = "packings";
    private static final Set<String> IMPOSSIBLE = Set.of("infeasible", "none", "no way");
    private static final Set<String> POSSIBLE = Set.of("packed", "feasible");
    private static final Set<String> NOTHING = Set.of("", "open", "undecided", "unknown", "timeout");

    /** What came of a claim. */
    public enum Verdict {
        RIGHT,
        WRONG,
        /** There is none, or it leaves open what is known. */
        OPEN
    }

    /**
     * Reads it.
     *
     * @throws NumberFormatException when it is none, or its seconds are no time
     */
    public static NumberClaim of(String text, String question, Optional<String> seconds) {
        Optional<Double> took = seconds.map(Double::valueOf);
        String word = text.strip().toLowerCase(Locale.ROOT).replace(",", "");
        String number = question.equals(PACKINGS) && POSSIBLE.contains(word) ? ">=1" : word;
        boolean isExact = !number.startsWith(">=");
        Optional<BigInteger> value = NOTHING.contains(word)
                ? Optional.empty()
                : Optional.of(
                        IMPOSSIBLE.contains(word)
                                ? BigInteger.valueOf(question.equals(PACKINGS) ? 0 : -1)
                                : new BigInteger(isExact ? number : number.substring(2)));
        if (number.startsWith("-")
                || took.filter(time -> !(time >= 0 && Double.isFinite(time))).isPresent()) {
            throw new NumberFormatException("A number is negative or infinite.");
        }
        return new NumberClaim(text, value, isExact, took);
    }

    /** How it stands against what is known. That there is a packing is an answer, whatever their number is. */
    Verdict against(NumberClaim known, String question) {
        if (number.isEmpty() || known.number.isEmpty()) {
            return Verdict.OPEN;
        }
        int order = number.get().compareTo(known.number.get());
        if ((order > 0 && known.isExact) || (order < 0 && isExact)) {
            return Verdict.WRONG;
        }
        boolean isDecision = question.equals(PACKINGS) && number.get().equals(BigInteger.ONE);
        return isExact || !known.isExact || isDecision ? Verdict.RIGHT : Verdict.OPEN;
    }
}
