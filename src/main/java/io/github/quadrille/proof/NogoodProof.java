package io.github.quadrille.proof;

import io.github.quadrille.budget.Nogood;
import io.github.quadrille.exactcover.OptionsInOrder;
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
    private final ProofWriter proof;
    private final SumBudget budget;
    private final OptionsInOrder options;
    private final JutVariables juts;
    private final CostVariables costs;
    /** By dead end, the last that leads to it: after that it is not needed. */
    private final List<Integer> lastUse = new ArrayList<>();
    /** By dead end, the constraint that it became. */
    private final List<Long> constraints = new ArrayList<>();

    /**
     * @param options in the order in which the sweep has passed them
     */
    public NogoodProof(ProofModel model, ProofWriter proof, SumBudget budget, OptionsInOrder options) {
        this.model = model;
        this.proof = proof;
        this.budget = budget;
        this.options = options;
        this.juts = new JutVariables(model, proof, options);
        this.costs = new CostVariables(model, proof, budget.prices(), options);
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

    /** Writes what the dead ends build on. */
    public void begin() {
        costs.define(budget.derive(proof));
        juts.define();
        for (int cell = 0; cell < model.problem().cells(); cell++) {
            if (!model.problem().isMandatory(cell)) {
                defineOpen(cell);
            }
        }
    }

    /** A variable for a cell that may be left open. */
    private void defineOpen(int cell) {
        int[] covering = model.problem().optionsOn(cell);
        StringBuilder atLeast = new StringBuilder("1 ").append(open(cell));
        StringBuilder atMost =
                new StringBuilder().append(covering.length).append(" ~").append(open(cell));
        for (int option : covering) {
            atLeast.append(" 1 ").append(model.variable(option));
            atMost.append(" 1 ~").append(model.variable(option));
        }
        proof.comment(open(cell) + ": " + model.name(cell) + " is left open");
        proof.define(atLeast.append(" >= 1"), open(cell), 1);
        if (covering.length > 0) {
            proof.define(atMost.append(" >= ").append(covering.length), open(cell), 0);
        }
    }

    private static String open(int cell) {
        return "o" + (cell + 1);
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
        return way.option() == Nogood.LEFT_OPEN ? open(options.cellAt(item)) : model.variable(way.option());
    }

    /** The last dead end was the contradiction. */
    public void end() {
        proof.end();
    }
}
