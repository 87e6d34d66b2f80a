package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.chocosolver.memory.IStateInt;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.events.IntEventType;
import org.chocosolver.solver.variables.events.PropagatorEventType;
import org.chocosolver.util.ESat;

/**
 * Propagates the whole packing as one constraint. The placements whose variables are 1 cover every mandatory cell
 * exactly once and every optional cell at most once. They use every kind and every row a number of times inside its
 * range.
 *
 * <p>The propagator fails when a mandatory cell has no live placement, or when a kind or row has fewer than it still
 * needs. It also fails when no remaining pieces make up the size of a connected region of open cells. It chooses what
 * follows ({@link Deduction}). Every step is sound, because it follows from the constraint and the placements chosen.
 *
 * <p>The propagator keeps its own state with its own undo. One backtrackable integer, the number of changes in force,
 * ties it to Choco's backtracking. Whenever the propagator is entered, it first undoes what Choco has taken back in the
 * meantime.
 *
 * <p>If the model has other constraints, the propagator is linked to all variables, and Choco reports each variable
 * that is fixed. In a long search it is the only constraint and is not linked. Then variables of dead placements are
 * not fixed to 0, and most of them are never made. Nothing else reads them, and a write for each dead placement would
 * cost more than the rest of the search. The propagator then fixes what follows, and decisions report to it directly.
 */
final class ExactCoverPropagator extends Propagator<BoolVar> {
    private final ExactCover problem;
    private final PlacementVariables variables;
    private final boolean linked;
    private final CoverState cover;
    private final Deduction deduction;
    private final BestPartialPacking fullest;
    private final IStateInt mark;
    private final Endgame endgame;
    private final BitSet excluded = new BitSet();
    private boolean handedOver;
    /** These placements were decided since the propagator was last entered. */
    private int[] decided = new int[16];

    private int decisions;

    /**
     * Makes the propagator.
     *
     * @param linked whether other constraints share the variables
     * @param endgame the endgame that finishes packings when few cells are open
     */
    ExactCoverPropagator(
            Model model,
            PlacementVariables variables,
            boolean linked,
            CoverState cover,
            Endgame endgame,
            DeadEndLog log) {
        super(
                linked ? variables.all(() -> {}) : new BoolVar[] {model.boolVar(true)},
                PropagatorPriority.VERY_SLOW,
                true);
        this.problem = cover.problem();
        this.variables = variables;
        this.linked = linked;
        this.cover = cover;
        this.deduction = new Deduction(cover, log);
        this.fullest = new BestPartialPacking(cover);
        this.mark = model.getEnvironment().makeInt(0);
        this.endgame = endgame;
        if (!linked) {
            variables.tell(this::hear);
        }
    }

    /** Leaves a placement out. Callers must call this before the search begins. */
    void exclude(int placement) {
        excluded.set(placement);
    }

    private void hear(int placement) {
        if (decisions == decided.length) {
            decided = Arrays.copyOf(decided, 2 * decisions);
        }
        decided[decisions++] = placement;
        model.getSolver().getEngine().schedule(this, 0, IntEventType.INSTANTIATE.getMask());
    }

    /** Forgets reported decisions when a search turns back at once. */
    @Override
    public void doFlush() {
        super.doFlush();
        decisions = 0;
    }

    CoverState cover() {
        return cover;
    }

    /** Returns the fullest partial packing seen so far. */
    BestPartialPacking fullest() {
        return fullest;
    }

    /** Returns what there is to branch on now, for the search strategy. */
    Deduction branching() {
        synchronise();
        deduction.recall();
        return deduction;
    }

    private void synchronise() {
        fullest.beforeUndoTo(mark.get());
        cover.undoTo(mark.get());
    }

    @Override
    public void propagate(int events) throws ContradictionException {
        synchronise();
        if (PropagatorEventType.isFullPropagation(events)) {
            enterWhatIsFixed();
        }
        int before = cover.mark();
        if (!deduction.settle()) {
            fails();
        }
        fix(before);
        mark.set(cover.mark());
        fullest.look();
        handedOver = false;
        if (!deduction.isComplete() && endgame.takesOver()) {
            handOver();
        }
    }

    /** Enters into the state what other constraints have fixed before the propagator runs for the first time. */
    private void enterWhatIsFixed() throws ContradictionException {
        int before = cover.mark();
        excluded.stream().filter(cover::isLive).forEach(cover::remove);
        for (int placement = 0; linked && placement < problem.options(); placement++) {
            if (vars[placement].isInstantiated()) {
                enter(placement);
            }
        }
        fix(before);
    }

    /**
     * Fixes the variables of the changes since a mark. Variables of excluded placements are fixed only where other
     * constraints read them.
     */
    private void fix(int before) throws ContradictionException {
        for (int change = before; change < cover.mark(); change++) {
            int placement = cover.laidBy(change);
            if (placement >= 0) {
                variables.of(placement).instantiateTo(1, this);
            } else if (linked) {
                variables.of(~placement).instantiateTo(0, this);
            }
        }
    }

    /** Lets the endgame find all packings below this node. For Choco the node is one solution or a dead end. */
    private void handOver() throws ContradictionException {
        Optional<int[]> packing = endgame.play();
        if (packing.isEmpty()) {
            fails();
        }
        for (int placement : packing.orElseThrow()) {
            variables.of(placement).instantiateTo(1, this);
        }
        handedOver = true;
    }

    /** Tells whether nothing is left to branch on. */
    boolean isComplete() {
        return handedOver || deduction.isComplete();
    }

    @Override
    public void propagate(int fixed, int events) throws ContradictionException {
        synchronise();
        if (linked) {
            enter(fixed);
        }
        for (int i = 0; i < decisions; i++) {
            enter(decided[i]);
        }
        decisions = 0;
        mark.set(cover.mark());
        forcePropagate(PropagatorEventType.CUSTOM_PROPAGATION);
    }

    /** Enters into the state that a placement was chosen or excluded elsewhere. Entering it twice is harmless. */
    private void enter(int placement) throws ContradictionException {
        boolean live = cover.isLive(placement);
        if (variables.isFixedTo(placement, 0)) {
            if (live) {
                cover.remove(placement);
            }
        } else if (live) {
            cover.place(placement);
        } else if (!cover.isLaid(placement)) {
            fails();
        }
    }

    /** Checks the variables alone, not the state. */
    @Override
    public ESat isEntailed() {
        return isComplete() ? ESat.eval(problem.isSolvedBy(variables.laid())) : ESat.UNDEFINED;
    }
}
