package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The parameters of a local search as options, such as {@code --genetic-adoption}. */
final class MethodOptions {
    private MethodOptions() {}

    static List<OptionSpec> of(MethodFamily family) {
        return family.parameters().stream()
                .map(parameter -> option(family.option(parameter.name()), parameter))
                .toList();
    }

    private static OptionSpec option(String name, MethodParameter parameter) {
        return OptionSpec.builder(name)
                .type(parameter.type())
                .paramLabel(parameter.label())
                .description(parameter.help())
                .build();
    }

    /** The values that are given, by the names of their parameters. */
    static Map<String, Object> given(MethodFamily family, ParseResult parsed) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (MethodParameter parameter : family.parameters()) {
            String option = family.option(parameter.name());
            if (parsed.hasMatchedOption(option)) {
                given.put(parameter.name(), parsed.matchedOptionValue(option, null));
            }
        }
        return given;
    }
}
