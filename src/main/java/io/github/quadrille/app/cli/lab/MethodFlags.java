package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.Methods;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that say which local search, and with which parameters. */
final class MethodFlags {
    private CommandSpec spec;

    @Option(
            names = "--method",
            required = true,
            paramLabel = "NAME",
            converter = MethodWord.class,
            description = "One of beam, hill-climbing, constructive-beam, genetic, greedy, repair. The parameters below"
                    + " have the published values.")
    private MethodFamily family;

    /** Reads {@code hill-climbing}. */
    static final class MethodWord implements ITypeConverter<MethodFamily> {
        @Override
        public MethodFamily convert(String word) {
            return Methods.named(word)
                    .orElseThrow(() -> new TypeConversionException(
                            "There is no method '%s'. Maybe one of %s.".formatted(word, Methods.words())));
        }
    }

    /** Adds the parameters of all methods, each in a section of the help. */
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        spec = command;
        for (MethodFamily each : Methods.ALL) {
            ArgGroupSpec.Builder section = ArgGroupSpec.builder()
                    .exclusive(false)
                    .validate(false)
                    .heading("%nFor --method " + each.word() + ":%n");
            MethodOptions.of(each).forEach(section::addArg);
            command.addArgGroup(section.build());
        }
    }

    /** The method with its parameters. Parameters of another method are a mistake. */
    Method method() {
        for (MethodFamily other : Methods.ALL) {
            if (!other.equals(family) && !given(other).isEmpty()) {
                throw new InvalidOptions(
                        spec,
                        "The options that begin with --%s- are not for --method %s. Maybe use --method %s."
                                .formatted(other.word(), family.word(), other.word()));
            }
        }
        try {
            return family.with(given(family));
        } catch (IllegalArgumentException problem) {
            throw new InvalidOptions(spec, problem.getMessage());
        }
    }

    private Map<String, Object> given(MethodFamily each) {
        return MethodOptions.given(each, spec.commandLine().getParseResult());
    }
}
