package io.github.quadrille.io.text;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Reads whole numbers, from 0 on, that are a word of their own. */
public final class WholeNumber {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");

    private WholeNumber() {}

    /** The number; nothing where a word is none, or a larger one. */
    public static OptionalInt of(String word, int most) {
        return DIGITS.matcher(word).matches() && Integer.parseInt(word) <= most
                ? OptionalInt.of(Integer.parseInt(word))
                : OptionalInt.empty();
    }
}
