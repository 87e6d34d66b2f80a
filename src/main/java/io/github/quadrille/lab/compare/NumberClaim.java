package io.github.quadrille.lab.compare;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A {@code NumberClaim} is the claim of an exact program about a number: a number of packings, of covered cells, or of
 * moves.
 *
 * @param text the claim as it was written
 * @param number the number; -1 if the claim says that the question has no such number, and empty if nothing is claimed
 * @param isExact whether the number is exact; otherwise it is a lower bound
 * @param seconds the time that the program took
 */
public record NumberClaim(String text, Optional<BigInteger> number, boolean isExact, Optional<Double> seconds) {
    private static final String PACKINGS = "packings";
    private static final Set<String> IMPOSSIBLE = Set.of("infeasible", "none", "no way");
    private static final Set<String> POSSIBLE = Set.of("packed", "feasible");
    private static final Set<String> NOTHING = Set.of("", "open", "undecided", "unknown", "timeout");

    /** A {@code Verdict} is the result of checking a claim. */
    public enum Verdict {
        RIGHT,
        WRONG,
        /**
         * The claim or the known answer has no number, or the claim is only a lower bound although the exact number is
         * known.
         */
        OPEN
    }

    /**
     * Reads a claim.
     *
     * @param text the claim as it was written: a number, a lower bound such as {@code >=5}, or a word such as {@code
     *     infeasible} or {@code unknown}
     * @param question the word that says what is counted, such as {@code packings}
     * @param seconds the time that the program took
     * @throws NumberFormatException if the text is none of these, or the seconds are not a time
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
            throw new NumberFormatException("A number of this row is negative or infinite.");
        }
        return new NumberClaim(text, value, isExact, took);
    }

    /**
     * Checks the claim against the known answer. The claim that at least one packing exists is right even if a greater
     * number of packings is known.
     */
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
