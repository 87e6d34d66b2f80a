package io.github.quadrille.lab.local;

import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.constructive.HillClimbing;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.repair.Repair;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists all local searches. */
public final class Methods {
    public static final List<MethodFamily> ALL = List.of(
            StochasticBeam.FAMILY,
            HillClimbing.FAMILY,
            ConstructiveBeam.FAMILY,
            Genetic.FAMILY,
            Greedy.FAMILY,
            Repair.FAMILY);

    private Methods() {}

    /** Returns the local search with this name. */
    public static Optional<MethodFamily> named(String word) {
        return ALL.stream().filter(family -> family.word().equals(word)).findFirst();
    }

    /** Returns all local searches, each with its default parameters. */
    public static List<Method> published() {
        return ALL.stream().map(MethodFamily::published).toList();
    }

    /** Returns the names of all local searches, separated by commas. */
    public static String words() {
        return ALL.stream().map(MethodFamily::word).collect(Collectors.joining(", "));
    }
}
