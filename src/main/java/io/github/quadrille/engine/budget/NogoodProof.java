package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.NogoodSearch.Nogood;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * The dead ends of a sweep within a budget as proof steps. First the budget is derived, and variables are brought in for what a
 * frontier covers and for what is spent before it; then each dead end is a clause over these, which follows by unit
 * propagation when the ways on have been closed one by one.
 *
 * <p>After Demirović and others, Pseudo-Boolean Reasoning About States and Transitions to Certify Dynamic Programming and
 * Decision Diagram Algorithms (2024); their states are variables, ours clauses, since most of a state is not to blame.
 */
public final class NogoodProof {
    private final ProofModel model;
    private final OpenCellVariables open;
    private final ProofWriter proof;
    private final PricedCover prices;
    private final OptionsInOrder options;
    private final ReachableWindowVariables juts;
    private final CostVariables costs;
    /** By dead end, the last that leads to it: after that it is not needed. */
    private final List<Integer> lastUse = new ArrayList<>();
    /** By dead end, the constraint that it became. */
    private final List<Long> constraints = new ArrayList<>();

    /**
     * @param options in the order in which the sweep has passed them
     */
    public NogoodProof(
            ProofModel model, OpenCellVariables open, ProofWriter proof, PricedCover prices, OptionsInOrder options) {
        this.model = model;
        this.open = open;
        this.proof = proof;
        this.prices = prices;
        this.options = options;
        this.juts = new ReachableWindowVariables(model, proof, options);
        this.costs = new CostVariables(model, open, proof, prices, options);
    }

    /** Makes ready for a dead end; to be called for all of them before the proof begins. */
    public void plan(Nogood nogood) {
        costs.needCap(nogood.item(), nogood.spent());
        for (Nogood.Refuted way : nogood.ways()) {
            costs.needLink(nogood.item(), nogood.spent(), way.spent());
            lastUse.set(way.deadEnd(), lastUse.size());
        }
        lastUse.add(lastUse.size());
    }

    /**
     * Writes what the dead ends build on.
     *
     * @param budget the constraint that no more than the budget is spent
     * @param unit in which prices are counted, so many of the constraint's
     */
    public void begin(long budget, long unit) {
        StringBuilder affordable = new StringBuilder().append(budget);
        for (String tooDear : tooDear()) {
            proof.propagate("1 ~" + tooDear + " >= 1");
            affordable.append(' ').append(tooDear).append(" w");
        }
        long inUnits = proof.derive(
                unit == 1 ? affordable : affordable.append(' ').append(unit).append(" d"));
        proof.delete(" " + budget);
        costs.define(inUnits);
        juts.define();
    }

    /** What costs more than there is to spend. */
    private List<String> tooDear() {
        List<String> tooDear = new ArrayList<>();
        ExactCover problem = model.problem();
        for (int option = 0; option < problem.options(); option++) {
            if (!prices.affords(prices.option(option))) {
                tooDear.add(model.variable(option));
            }
        }
        for (int cell = 0; cell < problem.cells(); cell++) {
            if (!prices.affords(prices.openCell(cell))) {
                tooDear.add(open.variable(cell));
            }
        }
        return tooDear;
    }

    /** Writes a dead end; the last one, which holds from the beginning, is the contradiction. */
    public void write(Nogood nogood) {
        int item = nogood.item();
        StringBuilder clause = new StringBuilder();
        for (int bit = 0; (nogood.covered() | nogood.open()) >>> bit != 0; bit++) {
            if ((nogood.covered() >>> bit & 1) != 0) {
                clause.append(juts.literal(item, bit, true));
            } else if ((nogood.open() >>> bit & 1) != 0) {
                clause.append(juts.literal(item, bit, false));
            }
        }
        clause.append(costs.less(item, nogood.spent()));
        StringBuilder done = new StringBuilder();
        // The last way is closed by unit propagation.
        for (Nogood.Refuted way :
                nogood.ways().subList(0, Math.max(0, nogood.ways().size() - 1))) {
            done.append(' ').append(proof.propagate(clause + "1 ~" + variable(way, item) + " >= 1"));
        }
        int number = constraints.size();
        constraints.add(proof.propagate(clause + ">= 1"));
        nogood.ways().stream()
                .mapToInt(Nogood.Refuted::deadEnd)
                .distinct()
                .filter(deadEnd -> lastUse.get(deadEnd) == number)
                .forEach(deadEnd -> done.append(' ').append(constraints.get(deadEnd)));
        if (!done.isEmpty()) {
            proof.delete(done);
        }
    }

    private String variable(Nogood.Refuted way, int item) {
        return way.option() == Nogood.LEFT_OPEN ? open.variable(options.cellAt(item)) : model.variable(way.option());
    }
}
