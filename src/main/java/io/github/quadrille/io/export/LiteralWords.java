package io.github.quadrille.io.export;

/**
 * How an answer writes a value.
 *
 * @param prefix before the number of a variable
 * @param variables how many there are
 */
record LiteralWords(String prefix, long variables) {
    /** What is no value. */
    static final long NONE = Long.MIN_VALUE;

    private static final int MOST_DIGITS = 18;

    /** Whether a zero ends the values. */
    boolean endsInZero() {
        return prefix.isEmpty();
    }

    /**
     * A variable's number from 1, negative when false; 0 for the end; {@link #NONE} when it is none of these. Answers have
     * millions of words, so no word is copied.
     */
    long parse(String text, int from, int to) {
        boolean negative = text.startsWith("-", from);
        int digit = from + (negative ? 1 : 0) + prefix.length();
        if (!text.startsWith(prefix, digit - prefix.length()) || digit >= to || to - digit > MOST_DIGITS) {
            return NONE;
        }
        long variable = 0;
        for (; digit < to; digit++) {
            char letter = text.charAt(digit);
            if (letter < '0' || letter > '9') {
                return NONE;
            }
            variable = 10 * variable + letter - '0';
        }
        if (variable == 0 && !endsInZero()) {
            return NONE;
        }
        return negative ? -variable : variable;
    }
}
