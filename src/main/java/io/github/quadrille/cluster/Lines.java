package io.github.quadrille.cluster;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a message line by line, and words of a line; never trusts a number. */
final class Lines {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9-]{1,64}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");
    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{1,10000}");

    private final String[] lines;
    private int next;

    Lines(String text) {
        lines = text.split("\n", -1);
    }

    boolean hasNext() {
        return next < lines.length && !(next == lines.length - 1 && lines[next].isEmpty());
    }

    String line() throws Malformed {
        if (next >= lines.length) {
            throw new Malformed("The message ends too early.");
        }
        return lines[next++];
    }

    /** The next lines, as one text. */
    String text(long number) throws Malformed {
        if (number > lines.length - next) {
            throw new Malformed("The message ends too early.");
        }
        List<String> text = new ArrayList<>();
        for (long i = 0; i < number; i++) {
            text.add(line());
        }
        return String.join("\n", text) + "\n";
    }

    /** The words of the next line, which begins with this one. */
    String[] words(String first, int number) throws Malformed {
        String[] words = line().split(" ", number);
        if (words.length != number || !words[0].equals(first)) {
            throw new Malformed("A line is not '%s ...' with %d words.".formatted(first, number));
        }
        return words;
    }

    static String word(String text) throws Malformed {
        if (!WORD.matcher(text).matches()) {
            throw new Malformed("A word is no word.");
        }
        return text;
    }

    static long number(String text) throws Malformed {
        if (!NUMBER.matcher(text).matches()) {
            throw new Malformed("A number is no number.");
        }
        return Long.parseLong(text);
    }

    static BigInteger longNumber(String text) throws Malformed {
        if (!LONG_NUMBER.matcher(text).matches()) {
            throw new Malformed("A number is no number.");
        }
        return new BigInteger(text);
    }
}
