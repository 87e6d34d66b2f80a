package io.github.quadrille.bench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Holds an engine's answer as one line: {@code packed}, {@code infeasible}, {@code packings 8} or {@code optimal 23}.
 */
record Answer(String text) {
    static final Answer PACKED = new Answer("packed");
    static final Answer INFEASIBLE = new Answer("infeasible");

    static Answer packings(long number) {
        return new Answer("packings " + number);
    }

    static Answer optimal(long worth) {
        return new Answer("optimal " + worth);
    }

    /** Reads the answer of a program that prints one line, which is the answer. */
    static Answer ofLine(String output) {
        String line = output.strip();
        if (!line.matches("packed|infeasible|(packings|optimal) \\d+")) {
            throw new IllegalStateException("No answer in: " + output);
        }
        return new Answer(line);
    }

    /** Returns the number that the first group of a pattern matches in a text. */
    static long number(String output, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(output);
        if (!matcher.find()) {
            throw new IllegalStateException("No '" + pattern + "' in: " + output);
        }
        return Long.parseLong(matcher.group(1).replace(",", ""));
    }

    @Override
    public String toString() {
        return text;
    }
}
