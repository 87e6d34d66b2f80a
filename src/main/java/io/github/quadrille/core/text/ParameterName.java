package io.github.quadrille.core.text;

import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names a parameter in a sentence of those who do not know who asks: an option of the command line, or a parameter of the server.
 * The name stands between characters of Unicode's private use, which no text has, until whoever shows the sentence writes it.
 */
public final class ParameterName {
    private static final String BEGIN = "\uE000";
    private static final String VALUE = "\uE001";
    private static final String END = "\uE002";
    private static final Pattern MARK =
            Pattern.compile("%s([a-z-]+)(?:%s([^%s]*))?%s".formatted(BEGIN, VALUE, END, END));

    private ParameterName() {}

    /** One by itself: {@code --pieces}. */
    public static String of(String name) {
        return BEGIN + name + END;
    }

    /** One with a value: {@code --lattice cubic}. */
    public static String of(String name, String value) {
        return BEGIN + name + VALUE + value + END;
    }

    /** As options of the command line: {@code --lattice cubic}. */
    public static String asOptions(String sentence) {
        return written(sentence, (name, value) -> "--" + name + (value == null ? "" : " " + value));
    }

    /** As parameters behind the question mark of an address: {@code 'lattice=cubic'}. */
    public static String asQuery(String sentence) {
        return written(sentence, (name, value) -> "'" + name + "=" + (value == null ? "" : value) + "'");
    }

    private static String written(String sentence, BiFunction<String, String, String> words) {
        return sentence.contains(BEGIN)
                ? MARK.matcher(sentence)
                        .replaceAll(mark -> Matcher.quoteReplacement(words.apply(mark.group(1), mark.group(2))))
                : sentence;
    }
}
