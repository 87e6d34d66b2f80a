package io.github.quadrille.engine.parts;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a message line by line, and words of a line; never trusts a number. */
public final class MessageReader {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9-]{1,64}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");
    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{1,10000}");

    private static final Pattern REAL = Pattern.compile("[0-9]{1,20}\\.[0-9]{1,20}(E-?[0-9]{1,3})?");
    private static final Pattern BITS = Pattern.compile("[0-9a-f]{16}");

    private final String[] lines;
    private int next;

    public MessageReader(String text) {
        lines = text.split("\n", -1);
    }

    public boolean hasNext() {
        return next < lines.length && !(next == lines.length - 1 && lines[next].isEmpty());
    }

    public String line() throws MalformedMessage {
        if (next >= lines.length) {
            throw new MalformedMessage("The message ends too early.");
        }
        return lines[next++];
    }

    /** The next lines, as one text. */
    public String text(long number) throws MalformedMessage {
        return String.join("\n", lines(number)) + "\n";
    }

    /** The next lines. */
    public List<String> lines(long number) throws MalformedMessage {
        if (number > lines.length - next) {
            throw new MalformedMessage("The message ends too early.");
        }
        List<String> text = new ArrayList<>();
        for (long i = 0; i < number; i++) {
            text.add(line());
        }
        return text;
    }

    /** The words of the next line, which begins with this one. */
    public String[] words(String first, int number) throws MalformedMessage {
        String[] words = line().split(" ", number);
        if (words.length != number || !words[0].equals(first)) {
            throw new MalformedMessage("A line is not '%s ...' with %d words.".formatted(first, number));
        }
        return words;
    }

    public static String word(String text) throws MalformedMessage {
        if (!WORD.matcher(text).matches()) {
            throw new MalformedMessage("A word is no word.");
        }
        return text;
    }

    private static void check(Pattern number, String text) throws MalformedMessage {
        if (!number.matcher(text).matches()) {
            throw new MalformedMessage("A number is no number.");
        }
    }

    public static long number(String text) throws MalformedMessage {
        check(NUMBER, text);
        return Long.parseLong(text);
    }

    /** A number that is no larger than an {@code int} may be. */
    public static int small(String text) throws MalformedMessage {
        long number = number(text);
        if (number > Integer.MAX_VALUE) {
            throw new MalformedMessage("A number is too large.");
        }
        return (int) number;
    }

    /** As {@link Double#toString} writes it, so that it arrives as it was; finite and not below 0. */
    public static double real(String text) throws MalformedMessage {
        check(REAL, text);
        double real = Double.parseDouble(text);
        if (Double.isInfinite(real)) {
            throw new MalformedMessage("A number is too large.");
        }
        return real;
    }

    /** All 64 bits, in hexadecimal digits. */
    public static long bits(String text) throws MalformedMessage {
        check(BITS, text);
        return Long.parseUnsignedLong(text, 16);
    }

    public static BigInteger longNumber(String text) throws MalformedMessage {
        check(LONG_NUMBER, text);
        return new BigInteger(text);
    }

    /** A message that says nothing we know. */
    public static final class MalformedMessage extends Exception {
        private static final long serialVersionUID = 1;

        public MalformedMessage(String message) {
            super(message);
        }
    }
}
