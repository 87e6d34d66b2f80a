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
 * Writes the dead ends of a sweep within a budget as proof steps. First it derives the constraint on the budget, with
 * the prices that the sweep uses. Then it introduces two sorts of variables: which later cells are covered when the
 * sweep reaches an item, and how much is spent by then. Each dead end is a clause over these variables. Every possible
 * next step of the sweep places an option or leaves the item open. It leads to a dead end whose clause is already in
 * the proof, so one line excludes this step. When all steps are excluded, the clause follows by unit propagation.
 *
 * <p>The method follows Demirović and others, Pseudo-Boolean Reasoning About States and Transitions to Certify Dynamic
 * Programming and Decision Diagram Algorithms (2024). There, a variable stands for a whole state. Here, a clause names
 * only the part of a state that causes the dead end, because most of a state does not matter for it.
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
     * The index is the number of a dead end. The entry is the number of the last dead end whose proof uses it, or its
     * own number if there is none. After that proof, the constraint of the used dead end is deleted.
     */
    private final List<Integer> lastUse = new ArrayList<>();
    /** Each entry is the number of the constraint that was written for a dead end. */
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

    /** Prepares for a dead end. Callers call this method for all dead ends, in order, before {@link #begin}. */
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
     * @param budget the number of the constraint in the proof which says that at most the budget is spent
     * @param unit the number by which that constraint is divided, so that its coefficients become the prices of the
     *     sweep
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

    /**
     * Writes a dead end as a clause. The last dead end is the state before the first item, so its clause is empty: the
     * contradiction.
     */
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
        // The last possible step needs no line of its own, because unit propagation excludes it when the clause is
        // checked.
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
