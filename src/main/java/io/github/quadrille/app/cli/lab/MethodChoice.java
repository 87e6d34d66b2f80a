package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.constructive.HillClimbing;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.repair.Repair;
import java.util.Arrays;
import java.util.List;

/** The local searches by their names on the command line, each with its published or proven parameters. */
public enum MethodChoice {
    BEAM,
    HILL_CLIMBING,
    CONSTRUCTIVE_BEAM,
    GENETIC,
    GREEDY,
    REPAIR;

    /** With its own parameters. */
    Method published() {
        return switch (this) {
            case BEAM -> StochasticBeam.PUBLISHED;
            case HILL_CLIMBING -> HillClimbing.PUBLISHED;
            case CONSTRUCTIVE_BEAM -> ConstructiveBeam.PUBLISHED;
            case GENETIC -> Genetic.PUBLISHED;
            case GREEDY -> Greedy.PUBLISHED;
            case REPAIR -> Repair.DEFAULT;
        };
    }

    /** Options for it, none given. */
    MethodOptions options() {
        return switch (this) {
            case BEAM -> new BeamFlags();
            case HILL_CLIMBING -> new HillClimbingFlags();
            case CONSTRUCTIVE_BEAM -> new ConstructiveBeamFlags();
            case GENETIC -> new GeneticFlags();
            case GREEDY -> new GreedyFlags();
            case REPAIR -> new RepairFlags();
        };
    }

    /** All of them, with their own parameters. */
    public static List<Method> all() {
        return Arrays.stream(values()).map(MethodChoice::published).toList();
    }

    String word() {
        return published().word();
    }
}
