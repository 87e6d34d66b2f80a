package io.github.quadrille.bench;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.proof.writer.ProofModel;
import java.math.BigInteger;
import java.util.Arrays;
import org.sat4j.core.Vec;
import org.sat4j.core.VecInt;
import org.sat4j.pb.IPBSolver;
import org.sat4j.pb.ObjectiveFunction;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/**
 * Runs Sat4j as a separate process: {@code Sat4jPeer decide|count|cover PUZZLE [cutting-planes]}. Its model has a
 * variable for each placement. Each cell and each kind is a cardinality constraint, which Sat4j supports directly. To
 * count, it finds packings one by one, and forbids each packing found. To cover, it improves a covering until none is
 * better. Six configurations were tried once each on six of our questions. The two best are used. One is clause
 * learning with the settings for problems that have a solution ({@code newSAT}). The other is cutting planes ({@code
 * newCuttingPlanesPOS2020}).
 */
public final class Sat4jPeer {
    private final ProofModel rows;
    private final PlacementTable table;
    private final IPBSolver solver;

    private Sat4jPeer(PlacementTable table, boolean cuttingPlanes) {
        this.table = table;
        this.solver = cuttingPlanes ? SolverFactory.newCuttingPlanesPOS2020() : SolverFactory.newSAT();
        this.rows = new ProofModel(table);
    }

    public static void main(String[] arguments) throws UnusableInput, TimeoutException {
        Sat4jPeer peer = new Sat4jPeer(new PlacementTable(PuzzleReader.read(arguments[1])), arguments.length > 2);
        System.out.println(peer.answer(Task.of(arguments[0])));
    }

    private Answer answer(Task task) throws TimeoutException {
        return switch (task) {
            case DECIDE -> decide();
            case COUNT -> count();
            case COVER -> cover();
        };
    }

    private Answer decide() throws TimeoutException {
        try {
            state(solver);
        } catch (ContradictionException e) {
            return Answer.INFEASIBLE;
        }
        return solver.isSatisfiable() ? Answer.PACKED : Answer.INFEASIBLE;
    }

    private Answer count() throws TimeoutException {
        requireNoneIsPartOfAnother();
        long found = 0;
        try {
            state(solver);
            while (solver.isSatisfiable()) {
                found++;
                int[] laid = Arrays.stream(solver.model())
                        .filter(literal -> literal > 0)
                        .toArray();
                // The clause names only the placements that are laid. It forbids no other packing, because no packing
                // is part of another.
                solver.addBlockingClause(
                        new VecInt(Arrays.stream(laid).map(literal -> -literal).toArray()));
            }
        } catch (ContradictionException e) {
            return Answer.packings(found);
        }
        return Answer.packings(found);
    }

    private void requireNoneIsPartOfAnother() {
        boolean isOpen = table.puzzle().bag().supplies().stream()
                .anyMatch(supply -> supply.count().min() < supply.count().max());
        if (isOpen && table.puzzle().region().optionalSize() > 0) {
            throw new IllegalStateException("A packing may be part of another.");
        }
    }

    private Answer cover() throws TimeoutException {
        PseudoOptDecorator optimizer = new PseudoOptDecorator(solver);
        Goal.Cover goal = (Goal.Cover) table.puzzle().goal();
        VecInt literals = new VecInt();
        Vec<BigInteger> losses = new Vec<>();
        long everything = 0;
        for (int placement = 0; placement < table.size(); placement++) {
            long worth = goal.worth(table.kind(placement), table.cells(placement));
            everything += worth;
            literals.push(-(placement + 1));
            losses.push(BigInteger.valueOf(worth));
        }
        long lost = -1;
        try {
            state(optimizer);
            optimizer.setObjectiveFunction(new ObjectiveFunction(literals, losses));
            while (optimizer.admitABetterSolution()) {
                lost = optimizer.getObjectiveValue().longValue();
                optimizer.discardCurrentSolution();
            }
        } catch (ContradictionException e) {
            // No covering is better than the last one, or there is no covering at all.
        }
        return lost < 0 ? Answer.INFEASIBLE : Answer.optimal(everything - lost);
    }

    private void state(IPBSolver to) throws ContradictionException {
        to.newVar(table.size());
        // The timeout is as long as possible: the process is killed long before.
        to.setTimeout(Integer.MAX_VALUE / 1000);
        for (int row = 0; row < rows.rows(); row++) {
            VecInt some = new VecInt(
                    Arrays.stream(rows.problem().optionsOn(row)).map(p -> p + 1).toArray());
            CountRange range = rows.range(row);
            if (range.min() == range.max()) {
                to.addExactly(some, range.min());
            } else {
                if (range.min() > 0) {
                    to.addAtLeast(some, range.min());
                }
                if (range.max() < some.size()) {
                    to.addAtMost(some, range.max());
                }
            }
        }
    }
}
