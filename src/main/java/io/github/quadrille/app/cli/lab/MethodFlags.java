package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.lab.local.Method;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that say which local search, and with which parameters. */
final class MethodFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--method",
            required = true,
            paramLabel = "NAME",
            converter = MethodWord.class,
            description = "One of beam, hill-climbing, constructive-beam, genetic, greedy, repair. The parameters below"
                    + " have the published values.")
    private MethodChoice choice;

    @ArgGroup(exclusive = false, validate = false, heading = "%nFor --method beam:%n")
    private BeamFlags beam;

    @ArgGroup(exclusive = false, validate = false, heading = "%nFor --method hill-climbing:%n")
    private HillClimbingFlags hillClimbing;

    @ArgGroup(exclusive = false, validate = false, heading = "%nFor --method constructive-beam:%n")
    private ConstructiveBeamFlags constructiveBeam;

    @ArgGroup(exclusive = false, validate = false, heading = "%nFor --method genetic:%n")
    private GeneticFlags genetic;

    @ArgGroup(exclusive = false, validate = false, heading = "%nFor --method greedy:%n")
    private GreedyFlags greedy;

    @ArgGroup(exclusive = false, validate = false, heading = "%nFor --method repair:%n")
    private RepairFlags repair;

    /** Reads {@code hill-climbing}. */
    static final class MethodWord implements ITypeConverter<MethodChoice> {
        @Override
        public MethodChoice convert(String word) {
            return Arrays.stream(MethodChoice.values())
                    .filter(choice -> choice.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("There is no method '%s'. Maybe one of %s."
                            .formatted(
                                    word,
                                    Arrays.stream(MethodChoice.values())
                                            .map(MethodChoice::word)
                                            .collect(Collectors.joining(", ")))));
        }
    }

    /** The method with its parameters. Parameters of another method are a mistake. */
    Method method() {
        Map<MethodChoice, Supplier<Method>> given = new EnumMap<>(MethodChoice.class);
        if (beam != null) {
            given.put(MethodChoice.BEAM, beam::method);
        }
        if (hillClimbing != null) {
            given.put(MethodChoice.HILL_CLIMBING, hillClimbing::method);
        }
        if (constructiveBeam != null) {
            given.put(MethodChoice.CONSTRUCTIVE_BEAM, constructiveBeam::method);
        }
        if (genetic != null) {
            given.put(MethodChoice.GENETIC, genetic::method);
        }
        if (greedy != null) {
            given.put(MethodChoice.GREEDY, greedy::method);
        }
        if (repair != null) {
            given.put(MethodChoice.REPAIR, repair::method);
        }
        for (MethodChoice other : given.keySet()) {
            if (other != choice) {
                throw new InvalidOptions(
                        spec,
                        "The options that begin with --%s- are not for --method %s. Maybe use --method %s."
                                .formatted(other.word(), choice.word(), other.word()));
            }
        }
        try {
            return given.getOrDefault(choice, choice::published).get();
        } catch (IllegalArgumentException problem) {
            throw new InvalidOptions(spec, problem.getMessage());
        }
    }
}
