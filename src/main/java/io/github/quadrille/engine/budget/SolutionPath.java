package io.github.quadrille.engine.budget;

import java.util.ArrayList;
import java.util.List;

/** Walks from where two sweeps met to both ends, always to a state whose cost explains that of the last. */
final class SolutionPath {
    private final SweepTransitions sweep;
    private final CommonState meeting;
    private final List<Integer> options = new ArrayList<>();

    SolutionPath(SweepTransitions sweep, CommonState meeting) {
        this.sweep = sweep;
        this.meeting = meeting;
    }

    /**
     * The options laid on the way.
     *
     * @param fromBeginning the layers up to the item of the meeting
     * @param fromEnd the layers down to the item after it
     */
    List<Integer> options(Layers fromBeginning, Layers fromEnd) {
        Bits128 state = meeting.state();
        int cost = meeting.before();
        for (int item = meeting.item(); item >= 0; item--) {
            Step step = step(sweep.backTo(item), state, false, cost, fromBeginning.descend(item));
            state = step.to();
            cost = step.cost();
        }
        state = meeting.state();
        cost = meeting.after();
        for (int item = meeting.item() + 1; item < sweep.items(); item++) {
            Step step = step(sweep.onFrom(item), state, true, cost, fromEnd.descend(sweep.items() - item - 1));
            state = step.to();
            cost = step.cost();
        }
        return options;
    }

    /** To a state, and what is left to explain. */
    private record Step(Bits128 to, int cost) {}

    private Step step(List<Transition> ways, Bits128 state, boolean onwards, int cost, PricedStates layer) {
        for (Transition transition : ways) {
            if (transition.price() <= cost && transition.isOpenTo(state)) {
                Bits128 to = sweep.through(transition, state, onwards);
                if (layer.costOf(to) == cost - transition.price()) {
                    if (transition.option() != Transition.NOTHING) {
                        options.add(transition.option());
                    }
                    return new Step(to, cost - transition.price());
                }
            }
        }
        throw new IllegalStateException("No way leads to a state of cost " + cost + ".");
    }
}
