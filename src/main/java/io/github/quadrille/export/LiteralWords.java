package io.github.quadrille.export;

import java.util.OptionalLong;

/**
 * How an answer writes a value.
 *
 * @param prefix before the number of a variable
 * @param variables how many there are
 */
record LiteralWords(String prefix, long variables) {
    /** Whether a zero ends the values. */
    boolean endsInZero() {
        return prefix.isEmpty();
    }

    /** A variable's number from 1, negative when false; 0 for the end; empty when it is none of these. */
    OptionalLong parse(String word) {
        boolean negative = word.startsWith("-");
        String rest = word.substring(negative ? 1 : 0);
        if (!rest.startsWith(prefix) || !rest.substring(prefix.length()).matches("[0-9]{1,18}")) {
            return OptionalLong.empty();
        }
        long variable = Long.parseLong(rest.substring(prefix.length()));
        return variable == 0 && !endsInZero() ? OptionalLong.empty() : OptionalLong.of(negative ? -variable : variable);
    }
}
