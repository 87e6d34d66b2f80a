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
 * Propagates the whole packing as one constraint of the solver Choco. The placements whose variables are 1 cover every
 * mandatory cell exactly once and every optional cell at most once. They use every kind, and every row of the exact
 * cover, a number of times inside its range.
 *
 * <p>The propagator fails when an open mandatory cell has no live placement, or when a kind or row has fewer than it
 * still needs. A placement is live if it is neither chosen nor excluded. The propagator also fails when no remaining
 * pieces make up the size of a connected region of open cells. It chooses what follows ({@link Deduction}). Every step
 * is sound, because it follows from the constraint and the chosen placements.
 *
 * <p>The propagator has its own state, and undoes changes of the state itself. One backtrackable integer of Choco holds
 * the number of changes in force. Whenever the propagator is entered, it first undoes what Choco has taken back in the
 * meantime.
 *
 * <p>If the model has other constraints, the propagator is linked to all variables, and Choco reports each variable
 * that is fixed. If it is the only constraint, as in long searches, it is not linked, and decisions report to it
 * directly. Then it fixes the variables of chosen placements only. Variables of excluded placements are not fixed to 0,
 * and most of them are never made. No other code reads them, and a write for each excluded placement would take more
 * time than everything else in the search.
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

    /** Excludes a placement from the whole search. Callers must call this method before the search begins. */
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

    /** Forgets the reported decisions when Choco abandons the current propagation. */
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

    /**
     * Returns the deduction of the current state, which lists the placements to branch on now. The search strategy
     * calls this method.
     */
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

    /**
     * Enters the excluded placements, and what other constraints have fixed, into the state. This happens before the
     * propagator runs for the first time.
     */
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
     * Fixes the variables of the changes since a mark. Variables of excluded placements are fixed only if other
     * constraints read them.
     *
     * @param before the mark
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

    /**
     * Lets the endgame complete the packing of this node. If the endgame returns a packing, the node is a solution for
     * Choco. If not, it is a dead end.
     */
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

    /** Tells whether no decision is left. */
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

    /**
     * Records in the state that a placement was chosen or excluded elsewhere. Recording the same change twice is
     * harmless.
     */
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

    /** Tests the variables, not the state, once the packing is complete. Until then, the result is undefined. */
    @Override
    public ESat isEntailed() {
        return isComplete() ? ESat.eval(problem.isSolvedBy(variables.laid())) : ESat.UNDEFINED;
    }
}
