package io.github.quadrille.lab.local;

import io.github.quadrille.lab.local.MethodParameter.Allowed;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A {@code MethodFamily} makes a local search for any values of its parameters.
 *
 * @param published the method with its usual parameters
 * @param parameters the parameters
 * @param maker the function that makes the method with other values; it may refuse a combination by an {@link
 *     IllegalArgumentException}
 */
public record MethodFamily(
        Method published, List<MethodParameter> parameters, Function<ParameterValues, Method> maker) {
    public MethodFamily {
        parameters = List.copyOf(parameters);
    }

    /** Returns the name of the method. */
    public String word() {
        return published.word();
    }

    /** Returns the name of the option for a parameter. */
    public String option(String parameter) {
        return "--%s-%s".formatted(word(), parameter);
    }

    /**
     * Returns the method with some parameters set.
     *
     * @param given the values by name, each of the type of its parameter
     * @throws IllegalArgumentException if a value makes no sense
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
        return maker.apply(new ParameterValues(this, given));
    }
}
