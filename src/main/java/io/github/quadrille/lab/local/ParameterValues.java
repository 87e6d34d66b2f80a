package io.github.quadrille.lab.local;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** All parameters of a method have values: those that are given, and the usual ones for the others. */
public record ParameterValues(MethodFamily family, Map<String, ?> given) {
    /** Reads a whole number. */
    public int whole(String name) {
        return Integer.parseInt(text(name));
    }

    /** Reads a whole number that may be large. */
    public long longWhole(String name) {
        return Long.parseLong(text(name));
    }

    /** Reads a whole number, if there is one; else it depends on the puzzle. */
    public OptionalInt wholeIfAny(String name) {
        return text(name).isEmpty() ? OptionalInt.empty() : OptionalInt.of(whole(name));
    }

    /** Reads any number. */
    public double real(String name) {
        return Double.parseDouble(text(name));
    }

    /** Tells whether a switch is given. */
    public boolean flag(String name) {
        return Boolean.parseBoolean(text(name));
    }

    /**
     * Reads a constant of an enum by its name, whichever way it is written.
     *
     * @throws IllegalArgumentException when there is none
     */
    public <E extends Enum<E>> E constant(String name, Class<E> type) {
        Map<String, E> constants = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            constants.put(MethodParameter.word(constant), constant);
        }
        return named(name, constants);
    }

    /**
     * Reads one of two things by their words, whichever way they are written.
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
                .orElseThrow(() -> new IllegalArgumentException("%s knows no '%s'. Maybe use %s."
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
