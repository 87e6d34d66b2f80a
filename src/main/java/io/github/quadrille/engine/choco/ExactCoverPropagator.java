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
 * The whole packing as one constraint: the placements whose variables are 1 cover every mandatory cell exactly once,
 * every optional cell at most once, and use every kind and every row a number of times inside its range.
 *
 * <p>It fails when a mandatory cell has no live placement left, a kind or row has fewer than are still needed, or a connected
 * region of open cells has a size that no remaining pieces can make up; it lays what follows ({@link Deduction}). All
 * of this is sound: each step follows from the relation and what is already laid.
 *
 * <p>It keeps its own state with its own undo, tied to Choco's backtracking by one backtrackable integer, the number of
 * changes in force: whenever it is entered, it first undoes what Choco has taken back in the meantime.
 *
 * <p>Beside other constraints it is linked to all variables: Choco tells it of each that is fixed, whoever fixes it. In a long
 * search it is the only constraint and goes without: variables of placements that die are not fixed to 0, and most of them are
 * never made; nothing else reads them, and a write per dead placement would cost more than the rest of the search. It then fixes
 * what follows, and those who decide tell it.
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
    /** What was decided since it was entered last. */
    private int[] decided = new int[16];

    private int decisions;

    /**
     * @param linked whether other constraints share the variables
     * @param endgame who finishes packings of which few cells are left
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

    /** To be told before the search begins. */
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

    /** What was decided when a search turns back at once is not to be heard. */
    @Override
    public void doFlush() {
        super.doFlush();
        decisions = 0;
    }

    CoverState cover() {
        return cover;
    }

    /** The fullest partial packing seen so far. */
    BestPartialPacking fullest() {
        return fullest;
    }

    /** What there is to branch on now, for the search strategy. */
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

    /** It is entered for the first time: others may have fixed variables before. */
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

    /** Fixes the variables of what has changed: of placements that are struck out only where others read them. */
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

    /** All packings below this node are found by others; for Choco it is one solution, or a dead end. */
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

    /** Whether nothing is left to branch on. */
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

    /** Takes over what someone else has decided; doing so twice is harmless. */
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

    /** Checked from the variables alone, not from the state. */
    @Override
    public ESat isEntailed() {
        return isComplete() ? ESat.eval(problem.isSolvedBy(variables.laid())) : ESat.UNDEFINED;
    }
}
