package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.Methods;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.TypeConversionException;

/** The options that say which local search, and with which parameters. */
final class MethodFlags extends Flags {
    /** Of the methods, as one types them. */
    static final List<String> WORDS =
            Methods.ALL.stream().map(MethodFamily::word).toList();

    private final Flag<MethodFamily> family = option(
                    "--method",
                    "NAME",
                    MethodFamily.class,
                    new MethodWord(),
                    "One of beam, hill-climbing, constructive-beam, genetic, greedy, repair. The parameters below"
                            + " have the published values.")
            .completedBy(WORDS)
            .required();

    /** Reads {@code hill-climbing}. */
    static final class MethodWord implements ITypeConverter<MethodFamily> {
        @Override
        public MethodFamily convert(String word) {
            return Methods.named(word)
                    .orElseThrow(() -> new TypeConversionException(
                            "There is no method '%s'. Maybe one of %s.".formatted(word, Methods.words())));
        }
    }

    /** The parameters of all methods, each in a section of the help. */
    static List<ArgGroupSpec> sections() {
        return Methods.ALL.stream().map(MethodFlags::section).toList();
    }

    private static ArgGroupSpec section(MethodFamily each) {
        ArgGroupSpec.Builder section = ArgGroupSpec.builder()
                .exclusive(false)
                .validate(false)
                .heading("%nFor --method " + each.word() + ":%n");
        MethodOptions.of(each).forEach(section::addArg);
        return section.build();
    }

    /** The method with its parameters. Parameters of another method are a mistake. */
    Method method() {
        for (MethodFamily other : Methods.ALL) {
            if (!other.equals(family.value()) && !given(other).isEmpty()) {
                throw invalid("The options that begin with --%s- are not for --method %s. Maybe use --method %s."
                        .formatted(other.word(), family.value().word(), other.word()));
            }
        }
        try {
            return family.value().with(given(family.value()));
        } catch (IllegalArgumentException problem) {
            throw invalid(problem.getMessage());
        }
    }

    private Map<String, Object> given(MethodFamily each) {
        return MethodOptions.given(each, command().commandLine().getParseResult());
    }
}
