package io.github.quadrille.lab.local;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A parameter of a local search, declared once, beside the search. The options of the command line, comparisons and
 * tuning read what is said here.
 *
 * @param name as in {@code genetic:adoption=0.5}
 * @param label what stands for a value in a help text
 * @param words what it is for, as a sentence without its full stop
 * @param type of the values: a number, an enum, text, or a truth value for one that is given or not
 * @param usual the value that it has when none is given, as it is written; empty when that depends on the puzzle
 * @param usualWords the same for a help text
 * @param domain among which values {@code tune} looks for a better one; others may be allowed
 * @param allowed which numbers are
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
     * Which numbers make sense.
     *
     * @param complaint what is wrong with others, behind the name of the option and the number
     */
    public record Allowed(double least, double most, String complaint) {}

    /** A number, of the type of its usual value. */
    public static MethodParameter number(String name, String label, Number usual, double from, double to) {
        String text = new BigDecimal(usual.toString()).stripTrailingZeros().toPlainString();
        boolean whole = !(usual instanceof Double);
        return of(name, label, usual.getClass(), text, new Domain.Numbers(from, to, whole, false));
    }

    /** One of the constants of an enum. */
    public static <E extends Enum<E>> MethodParameter constant(String name, E usual) {
        Class<E> type = usual.getDeclaringClass();
        List<String> all = Arrays.stream(type.getEnumConstants())
                .map(MethodParameter::word)
                .toList();
        return of(name, "WORD", type, word(usual), new Domain.Words(all));
    }

    /** One of some words, the first of which is usual. */
    public static MethodParameter oneOf(String name, String... words) {
        return of(name, "WORD", String.class, words[0], new Domain.Words(List.of(words)));
    }

    /** Something that is given or not. */
    public static MethodParameter flag(String name) {
        return of(name, "", boolean.class, "false", new Domain.Flag());
    }

    private static MethodParameter of(String name, String label, Class<?> type, String usual, Domain domain) {
        return new MethodParameter(name, label, "", type, usual, usual, domain, ANY);
    }

    /** The same, with what it is for. */
    public MethodParameter says(String sentence) {
        return new MethodParameter(name, label, sentence, type, usual, usualWords, domain, allowed);
    }

    /** The same, with what is usual in the words of a help text. */
    public MethodParameter usually(String how) {
        return new MethodParameter(name, label, words, type, usual, how, domain, allowed);
    }

    /** The same, where what is usual depends on the puzzle. */
    public MethodParameter usuallyByPuzzle(String how) {
        return new MethodParameter(name, label, words, type, "", how, domain, allowed);
    }

    /** The same, tuned by logarithm: 10 is as far from 1 as 100 from 10. */
    public MethodParameter byLogarithm() {
        Domain.Numbers range = (Domain.Numbers) domain;
        Domain by = new Domain.Numbers(range.from(), range.to(), range.whole(), true);
        return new MethodParameter(name, label, words, type, usual, usualWords, by, allowed);
    }

    /** The same for numbers in a range. */
    public MethodParameter allowing(double least, double most, String complaint) {
        Allowed range = new Allowed(least, most, complaint);
        return new MethodParameter(name, label, words, type, usual, usualWords, domain, range);
    }

    /** The same for finite numbers from one on. */
    public MethodParameter atLeast(int least, String complaint) {
        return allowing(least, Double.MAX_VALUE, "%s. Maybe use %d or more.".formatted(complaint, least));
    }

    /** As it is given behind the name of a method: {@code adoption=0.5}, or the name alone where that says all. */
    public String given(String value) {
        return domain instanceof Domain.Flag ? name : name + "=" + value;
    }

    /** What a help text says of it. */
    public String help() {
        return "%s (default: %s).".formatted(words, usualWords);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
