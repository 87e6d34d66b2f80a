package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.local.Methods;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** Declares the options that say which local search runs, and with which parameters. */
final class MethodFlags extends Flags {
    /** Each word is the name of a method as a user types it. */
    static final List<String> WORDS =
            Methods.ALL.stream().map(MethodFamily::word).toList();

    private final Flag<MethodFamily> family = option(
                    "--method",
                    "NAME",
                    MethodFamily.class,
                    MethodFlags::family,
                    "The method: beam, hill-climbing, constructive-beam, genetic, greedy or repair. The parameters"
                            + " below have their published values by default.")
            .completedBy(WORDS)
            .required();

    /** Returns the method that a word such as {@code hill-climbing} names. */
    static MethodFamily family(String word) {
        return Methods.named(word)
                .orElseThrow(() -> new TypeConversionException(
                        "There is no method '%s'. Use one of %s.".formatted(word, Methods.words())));
    }

    /** Returns the options for the parameters of all methods. In the help, each method has a section of its own. */
    static List<ArgGroupSpec> sections() {
        return Methods.ALL.stream().map(MethodFlags::section).toList();
    }

    private static ArgGroupSpec section(MethodFamily each) {
        ArgGroupSpec.Builder section = ArgGroupSpec.builder()
                .exclusive(false)
                .validate(false)
                .heading("%nFor --method " + each.word() + ":%n");
        options(each).forEach(section::addArg);
        return section.build();
    }

    /** Returns the parameters of a local search as options, such as {@code --genetic-adoption}. */
    static List<OptionSpec> options(MethodFamily family) {
        return family.parameters().stream()
                .map(parameter -> OptionSpec.builder(family.option(parameter.name()))
                        .type(parameter.type())
                        .paramLabel(parameter.label())
                        .description(parameter.help())
                        .build())
                .toList();
    }

    /** Returns a map from the names of parameters to the values that the user gave. Other parameters are left out. */
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

    /** Returns the chosen method with the parameters that the user gave. Parameters of another method are refused. */
    Method method() {
        ParseResult parsed = command().commandLine().getParseResult();
        for (MethodFamily other : Methods.ALL) {
            if (!other.equals(family.value()) && !given(other, parsed).isEmpty()) {
                throw invalid("The options that begin with --%s- are not for --method %s. Use --method %s."
                        .formatted(other.word(), family.value().word(), other.word()));
            }
        }
        try {
            return family.value().with(given(family.value(), parsed));
        } catch (IllegalArgumentException problem) {
            throw invalid(problem.getMessage());
        }
    }
}
