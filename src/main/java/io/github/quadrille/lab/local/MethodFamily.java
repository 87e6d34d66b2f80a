package io.github.quadrille.lab.local;

import io.github.quadrille.lab.local.MethodParameter.Allowed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * A local search with all values of its parameters.
 *
 * @param published with the usual ones
 * @param maker makes it with others; may refuse what does not go together by an {@link IllegalArgumentException}
 */
public record MethodFamily(
        Method published, List<MethodParameter> parameters, Function<MethodFamily.Values, Method> maker) {
    public MethodFamily {
        parameters = List.copyOf(parameters);
    }

    /** The name of the method. */
    public String word() {
        return published.word();
    }

    /** The name of the option for a parameter. */
    public String option(String parameter) {
        return "--%s-%s".formatted(word(), parameter);
    }

    /**
     * The method with some of its parameters.
     *
     * @param given by name, of the types that the parameters have
     * @throws IllegalArgumentException when a value makes no sense
     */
    public Method with(Map<String, ?> given) {
        for (MethodParameter parameter : parameters) {
            Allowed allowed = parameter.allowed();
            if (given.get(parameter.name()) instanceof Number number
                    && !(number.doubleValue() >= allowed.least() && number.doubleValue() <= allowed.most())) {
                throw new IllegalArgumentException(
                        "%s %s %s".formatted(option(parameter.name()), number, allowed.complaint()));
            }
        }
        return maker.apply(new Values(this, given));
    }

    /** The values that are given, and the usual ones of all other parameters. */
    public record Values(MethodFamily family, Map<String, ?> given) {
        /** A whole number. */
        public int whole(String name) {
            return Integer.parseInt(text(name));
        }

        /** A whole number that may be large. */
        public long longWhole(String name) {
            return Long.parseLong(text(name));
        }

        /** A whole number, if there is one; else it depends on the puzzle. */
        public OptionalInt wholeIfAny(String name) {
            return text(name).isEmpty() ? OptionalInt.empty() : OptionalInt.of(whole(name));
        }

        /** Any number. */
        public double real(String name) {
            return Double.parseDouble(text(name));
        }

        /** Whether it is given. */
        public boolean flag(String name) {
            return Boolean.parseBoolean(text(name));
        }

        /**
         * A constant of an enum by its name, whichever way it is written.
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
         * One of two things by their words, whichever way they are written.
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
}
