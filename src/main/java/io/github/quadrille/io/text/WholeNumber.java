package io.github.quadrille.io.text;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Reads whole numbers from 0 on. The number must be the whole word. */
public final class WholeNumber {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");

    private WholeNumber() {}

    /** Returns the number, or nothing where the word is not a number or exceeds the limit. */
    public static OptionalInt of(String word, int most) {
        return DIGITS.matcher(word).matches() && Integer.parseInt(word) <= most
                ? OptionalInt.of(Integer.parseInt(word))
                : OptionalInt.empty();
    }
}
