package io.github.quadrille.lab.local;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Holds the values of all parameters of a method. A parameter that is not given has its default value.
 *
 * @param family the method
 * @param given the given values by name
 */
public record ParameterValues(MethodFamily family, Map<String, ?> given) {
    /** Returns the value of a parameter as a whole number. */
    public int whole(String name) {
        return Integer.parseInt(text(name));
    }

    /** Returns the value of a parameter as a whole number that can be too large for an int. */
    public long longWhole(String name) {
        return Long.parseLong(text(name));
    }

    /**
     * Returns the value of a parameter as a whole number. The result is empty if no number is given and the default
     * value depends on the puzzle.
     */
    public OptionalInt wholeIfAny(String name) {
        return text(name).isEmpty() ? OptionalInt.empty() : OptionalInt.of(whole(name));
    }

    /** Returns the value of a parameter as a number. */
    public double real(String name) {
        return Double.parseDouble(text(name));
    }

    /** Returns whether a flag is given. */
    public boolean flag(String name) {
        return Boolean.parseBoolean(text(name));
    }

    /**
     * Returns the constant of an enum whose name is the value of a parameter. The value can be in upper or lower case.
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
     * Returns one of two values, depending on which of two words is the value of a parameter. Words can be in upper or
     * lower case.
     *
     * @throws IllegalArgumentException for any other word
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
