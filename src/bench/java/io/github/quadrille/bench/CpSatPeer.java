package io.github.quadrille.bench;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.proof.writer.ProofModel;
import java.util.Arrays;

/**
 * Runs CP-SAT of OR-Tools as a separate process: {@code CpSatPeer decide|count|cover PUZZLE}. Its model has a boolean
 * variable for each placement. Each cell and each kind has a constraint on the variables of its placements. This is an
 * "exactly one" or "at most one" constraint, which CP-SAT supports directly, or otherwise a range for their sum. CP-SAT
 * uses one worker.
 */
public final class CpSatPeer {
    private final CpModel model = new CpModel();
    private final CpSolver solver = new CpSolver();
    private final PlacementTable table;
    private final BoolVar[] laid;

    private CpSatPeer(PlacementTable table) {
        this.table = table;
        laid = new BoolVar[table.size()];
        for (int placement = 0; placement < laid.length; placement++) {
            laid[placement] = model.newBoolVar("");
        }
        ProofModel rows = new ProofModel(table);
        for (int row = 0; row < rows.rows(); row++) {
            BoolVar[] some = Arrays.stream(rows.problem().optionsOn(row))
                    .mapToObj(p -> laid[p])
                    .toArray(BoolVar[]::new);
            add(some, rows.range(row));
        }
        solver.getParameters().setNumWorkers(1);
    }

    public static void main(String[] arguments) throws UnusableInput {
        Loader.loadNativeLibraries();
        CpSatPeer peer = new CpSatPeer(new PlacementTable(PuzzleReader.read(arguments[1])));
        System.out.println(peer.answer(Task.of(arguments[0])));
    }

    private void add(BoolVar[] some, CountRange range) {
        if (range.equals(CountRange.exactly(1))) {
            model.addExactlyOne(some);
        } else if (range.equals(new CountRange(0, 1))) {
            model.addAtMostOne(some);
        } else {
            model.addLinearConstraint(LinearExpr.sum(some), range.min(), Math.min(range.max(), table.size()));
        }
    }

    private Answer answer(Task task) {
        return switch (task) {
            case DECIDE -> decide();
            case COUNT -> count();
            case COVER -> cover();
        };
    }

    private Answer decide() {
        CpSolverStatus status = solver.solve(model);
        return switch (status) {
            case OPTIMAL, FEASIBLE -> Answer.PACKED;
            case INFEASIBLE -> Answer.INFEASIBLE;
            default -> throw new IllegalStateException("CP-SAT says " + status + ".");
        };
    }

    private Answer count() {
        long[] found = {0};
        solver.getParameters().setEnumerateAllSolutions(true);
        CpSolverStatus status = solver.solve(model, new CpSolverSolutionCallback() {
            @Override
            public void onSolutionCallback() {
                found[0]++;
            }
        });
        if (status != CpSolverStatus.OPTIMAL && status != CpSolverStatus.INFEASIBLE) {
            throw new IllegalStateException("CP-SAT says " + status + ".");
        }
        return Answer.packings(found[0]);
    }

    private Answer cover() {
        Goal.Cover goal = (Goal.Cover) table.puzzle().goal();
        long[] worth = new long[laid.length];
        for (int placement = 0; placement < worth.length; placement++) {
            worth[placement] = goal.worth(table.kind(placement), table.cells(placement));
        }
        model.maximize(LinearExpr.weightedSum(laid, worth));
        CpSolverStatus status = solver.solve(model);
        if (status != CpSolverStatus.OPTIMAL) {
            throw new IllegalStateException("CP-SAT says " + status + ".");
        }
        return Answer.optimal(Math.round(solver.objectiveValue()));
    }
}
