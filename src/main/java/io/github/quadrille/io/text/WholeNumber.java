package io.github.quadrille.io.text;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Reads whole numbers that are not negative and have at most nine digits. The word must consist of the number alone.
 */
public final class WholeNumber {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");

    private WholeNumber() {}

    /**
     * Returns the number. The result is empty if the word is not a number or if the number is greater than {@code
     * most}.
     */
    public static OptionalInt of(String word, int most) {
        return DIGITS.matcher(word).matches() && Integer.parseInt(word) <= most
                ? OptionalInt.of(Integer.parseInt(word))
                : OptionalInt.empty();
    }
}
