package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.puzzle.Goal;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.ojalgo.optimisation.ExpressionsBasedModel;

/** Looks for the least weights that outweigh all placements, as a linear program. */
final class BoundSearch {
    private static final int ROUNDS = 200;
    private static final int PAUSE_EVERY = 4096;

    private final ExactCover problem;
    private final Goal.Cover goal;
    private final WeightProgram program;
    private final List<WeightProgram.Demand> demands;
    private final Runnable pause;

    /**
     * @param pause called during each linear program, and while they are made, so that it may give up by throwing
     */
    BoundSearch(ExactCover problem, Goal.Cover goal, Orbits orbits, Runnable pause) {
        this.problem = problem;
        this.goal = goal;
        this.program = new WeightProgram(problem, orbits);
        this.pause = pause;
        this.demands = demands();
        int[] cells = program.cellsByClass();
        for (int one = 0; one < cells.length; one++) {
            program.cells(one).lower(0).weight(cells[one]);
        }
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            if (program.isFirst(kind)) {
                KindItem count = problem.kindItem(kind);
                program.kind(kind).lower(0).weight(count.isOpen() ? 0 : (long) count.max() * orbits.kindsLike(kind));
                if (count.isOpen()) {
                    program.kind(kind).upper(0);
                }
            }
        }
    }

    private List<WeightProgram.Demand> demands() {
        Collection<WeightProgram.Demand> distinct = new LinkedHashSet<>();
        for (int placement = 0; placement < problem.options(); placement++) {
            if (placement % PAUSE_EVERY == 0) {
                pause.run();
            }
            long worth = goal.worth(problem.kind(placement), problem.cellsOf(placement));
            distinct.add(program.demand(placement, worth));
        }
        return List.copyOf(distinct);
    }

    /** The weights by cell and then by kind, not exact; empty when the program gives up. */
    Optional<double[]> weights() {
        int step = Math.max(1, demands.size() / (2 * program.model().countVariables()));
        for (int i = 0; i < demands.size(); i += step) {
            program.weight(demands.get(i)).lower(demands.get(i).least());
        }
        return program.weights(demands, ROUNDS, ExpressionsBasedModel::minimise, pause);
    }
}
