package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A method, its parameters, and how to make it with some of them changed.
 *
 * @param word its name
 * @param parameters those that may change
 * @param maker makes it from words such as {@code adoption=0.5}; refuses what does not go together by an {@link
 *     IllegalArgumentException}
 */
public record Tunable(String word, List<MethodParameter> parameters, Function<List<String>, Method> maker) {
    /** The share of parameters that a new setting leaves as usual. */
    private static final double USUAL = 0.5;

    public Tunable {
        parameters = List.copyOf(parameters);
    }

    /** The method with a setting; empty when its values do not go together. */
    Optional<Method> method(Setting setting) {
        try {
            return Optional.of(maker.apply(setting.words(parameters)));
        } catch (IllegalArgumentException doNotGoTogether) {
            return Optional.empty();
        }
    }

    /** A setting of which about half is as usual, and the rest drawn. */
    Setting draw(RandomGenerator random) {
        Setting setting = Setting.USUAL;
        for (MethodParameter parameter : parameters) {
            if (random.nextDouble() >= USUAL) {
                setting = setting.with(parameter, parameter.domain().draw(random));
            }
        }
        return setting;
    }

    /** A setting that has each value from one of two, with even chance. */
    Setting crossed(Setting mother, Setting father, RandomGenerator random) {
        Setting child = mother;
        for (MethodParameter parameter : parameters) {
            if (random.nextBoolean()) {
                child = child.with(parameter, father.value(parameter));
            }
        }
        return child;
    }

    /**
     * A setting near another: each value changes with even chance, and sometimes back to the usual one.
     *
     * @param spread how near, see {@link io.github.quadrille.lab.local.Domain#near}
     */
    Setting near(Setting parent, double spread, RandomGenerator random) {
        Setting setting = parent;
        for (MethodParameter parameter : parameters) {
            if (random.nextBoolean()) {
                String value = setting.value(parameter);
                setting = setting.with(
                        parameter,
                        random.nextInt(4) == 0
                                ? parameter.usual()
                                : parameter.domain().near(value, spread, random));
            }
        }
        return setting;
    }
}
