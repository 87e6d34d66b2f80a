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
 * Writes the dead ends of a sweep within a budget as proof steps. First it derives the budget. Then it introduces
 * variables for what a frontier covers and for what is spent before it. Each dead end is a clause over these variables.
 * It follows by unit propagation when the steps that lead on from it have been closed one by one.
 *
 * <p>The method follows Demirović and others, Pseudo-Boolean Reasoning About States and Transitions to Certify Dynamic
 * Programming and Decision Diagram Algorithms (2024). Their states are variables; here they are clauses, because most
 * of a state does not cause the dead end.
 */
public final class NogoodProof {
    private final ProofModel model;
    private final OpenCellVariables open;
    private final ProofWriter proof;
    private final PricedCover prices;
    private final OptionsInOrder options;
    private final ReachableWindowVariables juts;
    private final CostVariables costs;
    /**
     * For each dead end, this is the number of the last dead end whose proof uses it. After that proof its constraint
     * is deleted.
     */
    private final List<Integer> lastUse = new ArrayList<>();
    /** Each entry is the number of the constraint that the dead end became. */
    private final List<Long> constraints = new ArrayList<>();

    /**
     * Prepares a proof.
     *
     * @param options the options in the order in which the sweep has passed them
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

    /** Prepares for a dead end. Callers call it for all dead ends, in order, before the proof begins. */
    public void plan(Nogood nogood) {
        costs.needCap(nogood.item(), nogood.spent());
        for (Nogood.Refuted way : nogood.ways()) {
            costs.needLink(nogood.item(), nogood.spent(), way.spent());
            lastUse.set(way.deadEnd(), lastUse.size());
        }
        lastUse.add(lastUse.size());
    }

    /**
     * Writes the steps that the dead ends build on.
     *
     * @param budget the constraint that no more than the budget is spent
     * @param unit the size of the unit in which prices are counted, measured in the constraint's coefficients
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

    /** Returns the variables of options and open cells that cost more than the budget. */
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

    /** Writes a dead end. The last one, which holds at the beginning, is the contradiction. */
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
        // Unit propagation closes the last step without help.
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
