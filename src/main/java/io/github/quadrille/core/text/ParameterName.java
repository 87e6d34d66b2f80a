package io.github.quadrille.core.text;

import java.util.function.BiFunction;

/**
 * Marks the name of a parameter in a sentence. The code that writes the sentence does not know where it will be shown.
 * There, the parameter can be an option of the command line or a parameter of the server. The name is between
 * characters of Unicode's private use, which no other text has. The code that shows the sentence replaces the marks.
 */
public final class ParameterName {
    private static final String BEGIN = "\uE000";
    private static final String VALUE = "\uE001";
    private static final String END = "\uE002";

    private ParameterName() {}

    /** Marks a parameter without a value, shown as {@code --pieces}. */
    public static String of(String name) {
        return BEGIN + name + END;
    }

    /** Marks a parameter with a value, shown as {@code --lattice cubic}. */
    public static String of(String name, String value) {
        return BEGIN + name + VALUE + value + END;
    }

    /** Returns a sentence with its parameters as options of the command line: {@code --lattice cubic}. */
    public static String asOptions(String sentence) {
        return written(sentence, (name, value) -> "--" + name + (value == null ? "" : " " + value));
    }

    /**
     * Returns a sentence with its parameters as they are after the question mark of a web address: {@code
     * 'lattice=cubic'}.
     */
    public static String asQuery(String sentence) {
        return written(sentence, (name, value) -> "'" + name + "=" + (value == null ? "" : value) + "'");
    }

    private static String written(String sentence, BiFunction<String, String, String> words) {
        StringBuilder text = new StringBuilder();
        int from = 0;
        int begin = sentence.indexOf(BEGIN);
        while (begin >= 0) {
            int end = sentence.indexOf(END, begin);
            String[] mark = sentence.substring(begin + 1, end).split(VALUE, 2);
            text.append(sentence, from, begin).append(words.apply(mark[0], mark.length == 1 ? null : mark[1]));
            from = end + 1;
            begin = sentence.indexOf(BEGIN, from);
        }
        return text.append(sentence, from, sentence.length()).toString();
    }
}
