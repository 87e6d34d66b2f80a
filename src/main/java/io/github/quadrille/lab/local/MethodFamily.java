package io.github.quadrille.lab.local;

import io.github.quadrille.lab.local.MethodParameter.Allowed;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A {@code MethodFamily} makes the variants of a local search, one for each choice of values for its parameters.
 *
 * @param published the method with its default parameters
 * @param parameters the parameters
 * @param maker the function that makes the method with other values; it throws an {@link IllegalArgumentException} for
 *     a combination that makes no sense
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

    /** Returns the option of the command line that sets a parameter. */
    public String option(String parameter) {
        return "--%s-%s".formatted(word(), parameter);
    }

    /**
     * Returns the method with the given values for some of its parameters.
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
