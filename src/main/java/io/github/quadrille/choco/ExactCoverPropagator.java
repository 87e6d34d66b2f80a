package io.github.quadrille.choco;

import io.github.quadrille.exactcover.ExactCover;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chocosolver.memory.IStateInt;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.events.PropagatorEventType;
import org.chocosolver.util.ESat;

/**
 * The whole packing as one constraint: the placements whose variables are 1 cover every mandatory cell exactly once,
 * every optional cell at most once, and use every kind a number of times inside its range.
 *
 * <p>It fails when a mandatory cell has no live placement left, a kind has fewer than are still needed, or a connected
 * region of open cells has a size that no remaining pieces can make up; it lays what follows ({@link Deduction}). All
 * of this is sound: each step follows from the relation and what is already laid.
 *
 * <p>It keeps its own state with its own undo, tied to Choco's backtracking by one backtrackable integer, the number of
 * changes in force: whenever it is entered, it first undoes what Choco has taken back in the meantime. Variables of
 * placements that die are not fixed to 0 before the packing is complete; nothing else reads them, and a write per dead
 * placement would cost more than the rest of the search.
 */
final class ExactCoverPropagator extends Propagator<BoolVar> {
    private static final int PAUSE_EVERY = 4096;

    private final ExactCover problem;
    private final CoverState cover;
    private final Deduction deduction;
    private final FullestPart fullest;
    private final IStateInt mark;
    private final Runnable pause;
    private final Endgame endgame;
    private boolean handedOver;

    /**
     * @param endgame who finishes packings of which few cells are left
     * @param pause called now and then while it is posted, so that it may give up by throwing
     */
    ExactCoverPropagator(BoolVar[] variables, CoverState cover, Endgame endgame, DeadEndLog log, Runnable pause) {
        super(variables, PropagatorPriority.VERY_SLOW, true);
        this.problem = cover.problem();
        this.cover = cover;
        this.deduction = new Deduction(cover, log);
        this.fullest = new FullestPart(cover);
        this.mark = model.getEnvironment().makeInt(0);
        this.endgame = endgame;
        this.pause = pause;
    }

    CoverState cover() {
        return cover;
    }

    /** The fullest partial packing seen so far. */
    FullestPart fullest() {
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

    /** Asked once for each variable while the constraint is posted, which takes seconds for millions of them. */
    @Override
    public int getPropagationConditions(int placement) {
        if (placement % PAUSE_EVERY == 0) {
            pause.run();
        }
        return super.getPropagationConditions(placement);
    }

    @Override
    public void propagate(int events) throws ContradictionException {
        synchronise();
        if (PropagatorEventType.isFullPropagation(events)) {
            for (int placement = 0; placement < vars.length; placement++) {
                if (vars[placement].isInstantiated()) {
                    enter(placement);
                }
            }
        }
        int before = cover.mark();
        if (!deduction.settle()) {
            fails();
        }
        for (int change = before; change < cover.mark(); change++) {
            if (cover.laidBy(change) >= 0) {
                vars[cover.laidBy(change)].instantiateTo(1, this);
            }
        }
        mark.set(cover.mark());
        fullest.look();
        handedOver = false;
        if (deduction.isComplete()) {
            fixTheRest();
        } else if (endgame.takesOver()) {
            handOver();
        }
    }

    /** All packings below this node are found by others; for Choco it is one solution, or a dead end. */
    private void handOver() throws ContradictionException {
        Optional<int[]> packing = endgame.play();
        if (packing.isEmpty()) {
            fails();
        }
        for (int placement : packing.orElseThrow()) {
            vars[placement].instantiateTo(1, this);
        }
        fixTheRest();
        handedOver = true;
    }

    /** Whether nothing is left to branch on. */
    boolean isComplete() {
        return handedOver || deduction.isComplete();
    }

    @Override
    public void propagate(int placement, int events) throws ContradictionException {
        synchronise();
        enter(placement);
        mark.set(cover.mark());
        forcePropagate(PropagatorEventType.CUSTOM_PROPAGATION);
    }

    /** Takes over a variable that someone else has fixed; doing so twice is harmless. */
    private void enter(int placement) throws ContradictionException {
        boolean live = cover.isLive(placement);
        if (vars[placement].getValue() == 0) {
            if (live) {
                cover.remove(placement);
            }
        } else if (live) {
            cover.place(placement);
        } else if (!cover.isLaid(placement)) {
            fails();
        }
    }

    private void fixTheRest() throws ContradictionException {
        for (BoolVar variable : vars) {
            if (!variable.isInstantiated()) {
                variable.instantiateTo(0, this);
            }
        }
    }

    /** Only told when every variable is fixed: checked from the variables alone, not from the state. */
    @Override
    public ESat isEntailed() {
        if (!isCompletelyInstantiated()) {
            return ESat.UNDEFINED;
        }
        int[] chosen = IntStream.range(0, vars.length)
                .filter(placement -> vars[placement].getValue() == 1)
                .toArray();
        return ESat.eval(problem.isSolvedBy(chosen));
    }
}
