package io.github.quadrille.lab.local;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Holds the values of all parameters of a method: the given ones, and the defaults for the others.
 *
 * @param family the method
 * @param given the given values by name
 */
public record ParameterValues(MethodFamily family, Map<String, ?> given) {
    /** Reads a whole number. */
    public int whole(String name) {
        return Integer.parseInt(text(name));
    }

    /** Reads a whole number that may be large. */
    public long longWhole(String name) {
        return Long.parseLong(text(name));
    }

    /** Reads a whole number; empty if it depends on the puzzle. */
    public OptionalInt wholeIfAny(String name) {
        return text(name).isEmpty() ? OptionalInt.empty() : OptionalInt.of(whole(name));
    }

    /** Reads any number. */
    public double real(String name) {
        return Double.parseDouble(text(name));
    }

    /** Returns whether a flag is given. */
    public boolean flag(String name) {
        return Boolean.parseBoolean(text(name));
    }

    /**
     * Reads a constant of an enum by its name, in upper or lower case.
     *
     * @throws IllegalArgumentException if there is no such constant
     */
    public <E extends Enum<E>> E constant(String name, Class<E> type) {
        Map<String, E> constants = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            constants.put(MethodParameter.word(constant), constant);
        }
        return named(name, constants);
    }

    /**
     * Reads one of two values by their words, in upper or lower case.
     *
     * @throws IllegalArgumentException for another word
     */
    public <T> T either(String name, String word, T value, String otherWord, T otherValue) {
        Map<String, T> both = new LinkedHashMap<>();
        both.put(word, value);
        both.put(otherWord, otherValue);
        return named(name, both);
    }

    private <T> T named(String name, Map<String, T> things) {
        return Optional.ofNullable(things.get(text(name).toLowerCase(Locale.ROOT)))
                .orElseThrow(() -> new IllegalArgumentException("%s knows no '%s'. Use %s."
                        .formatted(family.option(name), text(name), String.join(" or ", things.keySet()))));
    }

    private String text(String name) {
        MethodParameter parameter = family.parameters().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(family.option(name)));
        return Optional.<Object>ofNullable(given.get(name))
                .orElse(parameter.usual())
                .toString();
    }
}
