package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.tune.Domain;
import io.github.quadrille.lab.tune.Tunable;
import io.github.quadrille.lab.tune.Tunable.Parameter;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The parameters of a method, read from the options that it has on the command line: names, types, usual values, and
 * what {@link TuningRange} and {@link TuningWords} say beside them.
 */
final class MethodParameters {
    private MethodParameters() {}

    /** The method with all its parameters. */
    static Tunable of(MethodChoice choice) {
        String start = "--" + choice.word() + "-";
        List<Parameter> parameters = CommandSpec.forAnnotatedObject(choice.options()).options().stream()
                .map(option ->
                        new Parameter(option.longestName().substring(start.length()), domain(option), usual(option)))
                .toList();
        return new Tunable(choice.word(), parameters, words -> method(choice, words));
    }

    /** Keeps what it was made from, for workers. */
    private static Method method(MethodChoice choice, List<String> words) {
        return words.isEmpty()
                ? choice.published()
                : new MethodSpecs(MethodChoice.all()).method(choice.word() + ":" + String.join(",", words));
    }

    private static Domain domain(OptionSpec option) {
        Field field = (Field) option.userObject();
        TuningRange range = field.getAnnotation(TuningRange.class);
        TuningWords words = field.getAnnotation(TuningWords.class);
        if (range != null) {
            boolean whole = field.getType() != double.class;
            return new Domain.Numbers(range.from(), range.to(), whole, range.logarithmic());
        }
        if (words != null) {
            return new Domain.Words(List.of(words.value()));
        }
        if (field.getType() == boolean.class) {
            return new Domain.Flag();
        }
        if (field.getType().isEnum()) {
            return new Domain.Words(Arrays.stream(field.getType().getEnumConstants())
                    .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                    .toList());
        }
        throw new IllegalStateException(field + " needs a TuningRange or TuningWords.");
    }

    private static String usual(OptionSpec option) {
        Object value = option.getValue();
        if (value == null) {
            return "";
        }
        return value instanceof Number
                ? new BigDecimal(value.toString()).stripTrailingZeros().toPlainString()
                : value.toString().toLowerCase(Locale.ROOT);
    }
}
