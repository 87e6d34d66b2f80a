package io.github.quadrille.lab.local;

import io.github.quadrille.lab.local.MethodParameter.Allowed;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A local search with all values of its parameters.
 *
 * @param published with the usual ones
 * @param maker makes it with others; may refuse what does not go together by an {@link IllegalArgumentException}
 */
public record MethodFamily(
        Method published, List<MethodParameter> parameters, Function<ParameterValues, Method> maker) {
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
        return maker.apply(new ParameterValues(this, given));
    }
}
