package io.github.quadrille.lab.clear.choco;

import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.MoveTable;
import java.util.Arrays;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.Variable;
import org.chocosolver.util.ESat;
import org.chocosolver.util.tools.ArrayUtils;

/**
 * Requires that a piece is laid on squares that are not taken, and next to at least one red square. A piece is removed
 * from the possible values as soon as one of its squares is certainly taken, or all squares next to the piece are
 * certainly not red. The time is linear in the number of pieces that are left.
 */
final class LegalMove extends Propagator<IntVar> {
    private static final long serialVersionUID = 1;

    private final transient IntVar piece;
    private final transient BoolVar[] taken;
    private final transient BoolVar[] red;
    private final int[][] covers;
    private final int[][] touches;

    LegalMove(IntVar piece, int[] candidates, BoolVar[] taken, BoolVar[] red, Grid grid, MoveTable table) {
        super(ArrayUtils.append(new IntVar[] {piece}, taken, red), PropagatorPriority.QUADRATIC, false);
        this.piece = piece;
        this.taken = taken;
        this.red = red;
        this.covers = Arrays.stream(candidates).mapToObj(table::squares).toArray(int[][]::new);
        // The squares of the piece are empty, so they are never red. So it does no harm if they are among the
        // neighbours.
        this.touches = Arrays.stream(covers)
                .map(squares -> Arrays.stream(squares)
                        .flatMap(square -> Arrays.stream(grid.neighbours(square)))
                        .distinct()
                        .toArray())
                .toArray(int[][]::new);
    }

    @Override
    public void propagate(int mask) throws ContradictionException {
        for (int i = piece.getLB(); i <= piece.getUB(); i = piece.nextValue(i)) {
            if (!isPossible(i)) {
                piece.removeValue(i, this);
            }
        }
    }

    private boolean isPossible(int i) {
        for (int square : covers[i]) {
            if (taken[square].isInstantiatedTo(1)) {
                return false;
            }
        }
        for (int square : touches[i]) {
            if (!red[square].isInstantiatedTo(0)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public ESat isEntailed() {
        if (!piece.isInstantiated()) {
            return ESat.UNDEFINED;
        }
        if (!isPossible(piece.getValue())) {
            return ESat.FALSE;
        }
        return Arrays.stream(vars).allMatch(Variable::isInstantiated) ? ESat.TRUE : ESat.UNDEFINED;
    }
}
