package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A {@code Tunable} is a method whose parameters may be changed.
 *
 * @param word the name of the method
 * @param parameters the parameters that may change
 * @param maker the function that makes the method from words such as {@code adoption=0.5}; it throws an {@link
 *     IllegalArgumentException} for values that do not fit together
 */
public record Tunable(String word, List<MethodParameter> parameters, Function<List<String>, Method> maker) {
    /** A random setting leaves about this share of the parameters at their default values. */
    private static final double USUAL = 0.5;

    public Tunable {
        parameters = List.copyOf(parameters);
    }

    /** Returns the method with the values of a setting. The result is empty when the values do not fit together. */
    Optional<Method> method(Setting setting) {
        try {
            return Optional.of(maker.apply(setting.words(parameters)));
        } catch (IllegalArgumentException doNotGoTogether) {
            return Optional.empty();
        }
    }

    /** Returns a random setting, in which about half of the parameters have their default values. */
    Setting draw(RandomGenerator random) {
        Setting setting = Setting.USUAL;
        for (MethodParameter parameter : parameters) {
            if (random.nextDouble() >= USUAL) {
                setting = setting.with(parameter, parameter.domain().draw(random));
            }
        }
        return setting;
    }

    /**
     * Returns a setting that takes the value of each parameter from one of two settings. Each of the two is equally
     * likely to give a value.
     */
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
     * Returns a setting near another setting. Each value changes with a probability of one half. A quarter of the
     * changes are to the default value.
     *
     * @param spread the standard deviation of the other changes, see {@link io.github.quadrille.lab.local.Domain#near}
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
