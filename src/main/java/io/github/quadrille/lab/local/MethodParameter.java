package io.github.quadrille.lab.local;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A {@code MethodParameter} is a parameter of a local search. It is declared once, in the class of the search. The
 * options of the command line, comparisons and tuning all use this declaration.
 *
 * @param name the name, such as {@code adoption} in {@code genetic:adoption=0.5}
 * @param label the word that stands for a value in a help text
 * @param words the purpose, as a sentence without its full stop
 * @param type the type of the values: a number, an enum, text, or a truth value for a flag
 * @param usual the default value, as it is written on a command line; empty when it depends on the puzzle
 * @param usualWords the default value, as a help text describes it
 * @param domain the values among which {@code tune} searches for a better value; other values may be allowed, too
 * @param allowed the numbers that are allowed
 */
public record MethodParameter(
        String name,
        String label,
        String words,
        Class<?> type,
        String usual,
        String usualWords,
        Domain domain,
        MethodParameter.Allowed allowed) {
    private static final Allowed ANY = new Allowed(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "");

    /**
     * An {@code Allowed} is the range of numbers that make sense.
     *
     * @param least the least allowed number
     * @param most the greatest allowed number
     * @param complaint the end of the message about any other number; the message begins with the name of the option
     *     and the number
     */
    public record Allowed(double least, double most, String complaint) {}

    /**
     * Creates a parameter for numbers, which have the type of the default value. Tuning tries values from {@code from}
     * to {@code to}.
     */
    public static MethodParameter number(String name, String label, Number usual, double from, double to) {
        String text = new BigDecimal(usual.toString()).stripTrailingZeros().toPlainString();
        boolean whole = !(usual instanceof Double);
        return of(name, label, usual.getClass(), text, new Domain.Numbers(from, to, whole, false));
    }

    /** Creates a parameter for the constants of an enum. */
    public static <E extends Enum<E>> MethodParameter constant(String name, E usual) {
        Class<E> type = usual.getDeclaringClass();
        List<String> all = Arrays.stream(type.getEnumConstants())
                .map(MethodParameter::word)
                .toList();
        return of(name, "WORD", type, word(usual), new Domain.Words(all));
    }

    /** Creates a parameter whose value is one of the given words. The first word is the default value. */
    public static MethodParameter oneOf(String name, String... words) {
        return of(name, "WORD", String.class, words[0], new Domain.Words(List.of(words)));
    }

    /** Creates a parameter without a value, which is given or left out. */
    public static MethodParameter flag(String name) {
        return of(name, "", boolean.class, "false", new Domain.Flag());
    }

    private static MethodParameter of(String name, String label, Class<?> type, String usual, Domain domain) {
        return new MethodParameter(name, label, "", type, usual, usual, domain, ANY);
    }

    /** Returns a copy of this parameter with a sentence about its purpose. */
    public MethodParameter says(String sentence) {
        return new MethodParameter(name, label, sentence, type, usual, usualWords, domain, allowed);
    }

    /** Returns a copy of this parameter with other words for its default value in a help text. */
    public MethodParameter usually(String how) {
        return new MethodParameter(name, label, words, type, usual, how, domain, allowed);
    }

    /**
     * Returns a copy of this parameter whose default value depends on the puzzle.
     *
     * @param how the words for the default value in a help text
     */
    public MethodParameter usuallyByPuzzle(String how) {
        return new MethodParameter(name, label, words, type, "", how, domain, allowed);
    }

    /**
     * Returns a copy of this parameter with a logarithmic scale for tuning. On this scale, 10 is as far from 1 as 100
     * is from 10.
     */
    public MethodParameter byLogarithm() {
        Domain.Numbers range = (Domain.Numbers) domain;
        Domain by = new Domain.Numbers(range.from(), range.to(), range.whole(), true);
        return new MethodParameter(name, label, words, type, usual, usualWords, by, allowed);
    }

    /** Returns a copy of this parameter with a range of allowed numbers. */
    public MethodParameter allowing(double least, double most, String complaint) {
        Allowed range = new Allowed(least, most, complaint);
        return new MethodParameter(name, label, words, type, usual, usualWords, domain, range);
    }

    /** Returns a copy of this parameter with a least allowed number. */
    public MethodParameter atLeast(int least, String complaint) {
        return allowing(least, Double.MAX_VALUE, "%s. Use %d or more.".formatted(complaint, least));
    }

    /**
     * Returns the parameter with a value, as it is written after the name of a method: {@code adoption=0.5}. For a
     * flag, the result is only the name.
     */
    public String given(String value) {
        return domain instanceof Domain.Flag ? name : name + "=" + value;
    }

    /** Returns the help text of the parameter. */
    public String help() {
        return "%s (default: %s).".formatted(words, usualWords);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
