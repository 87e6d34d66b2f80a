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

    /**
     * Variables that a proof brings in, one for each cell of each frontier: whether what begins before an item covers a later one.
     * With them come constraints that let unit propagation see what they say: a cell that is covered is covered by nothing later.
     */
    private static final class ReachableWindowVariables {
        private final ProofModel model;
        private final ProofWriter proof;
        private final OptionsInOrder options;
        /** By item and bit; 0 where nothing that begins before covers the cell. */
        private final int[][] variables;

        private int last;

        ReachableWindowVariables(ProofModel model, ProofWriter proof, OptionsInOrder options) {
            this.model = model;
            this.proof = proof;
            this.options = options;
            this.variables = new int[options.size()][options.span()];
        }

        /** Writes all definitions. */
        void define() {
            int[] now = new int[options.size()];
            long[] atMostOne = new long[options.size()];
            for (int position = 0; position < now.length; position++) {
                atMostOne[position] = model.upper(options.cellAt(position));
            }
            for (int item = 0; item < options.size(); item++) {
                for (int bit = 0; bit < options.span() && item + bit < now.length; bit++) {
                    variables[item][bit] = now[item + bit];
                }
                for (int bit = 1; bit < options.span() && item + bit < now.length; bit++) {
                    int position = item + bit;
                    List<Integer> covering = covering(item, position);
                    if (!covering.isEmpty()) {
                        now[position] = either(now[position], covering, position, item);
                        atMostOne[position] = proof.derive(atMostOne[position] + " " + proof.last() + " +");
                    }
                }
            }
        }

        private List<Integer> covering(int item, int position) {
            ExactCover problem = model.problem();
            int cell = options.cellAt(position);
            return options.from(item).stream()
                    .filter(option -> problem.covers(option, cell))
                    .toList();
        }

        /** A new variable: the one before, or any of the options. */
        private int either(int before, List<Integer> covering, int position, int item) {
            int variable = ++last;
            List<String> names = new ArrayList<>();
            if (before > 0) {
                names.add(name(before));
            }
            covering.forEach(option -> names.add(model.variable(option)));
            proof.comment("%s: %s is covered by what begins at %s or before"
                    .formatted(name(variable), model.name(options.cellAt(position)), model.name(options.cellAt(item))));
            StringBuilder whenever =
                    new StringBuilder().append(names.size()).append(' ').append(name(variable));
            StringBuilder onlyIf = new StringBuilder("1 ~").append(name(variable));
            for (String name : names) {
                whenever.append(" 1 ~").append(name);
                onlyIf.append(" 1 ").append(name);
            }
            proof.define(whenever.append(" >= ").append(names.size()), name(variable), 1);
            proof.define(onlyIf.append(" >= 1"), name(variable), 0);
            return variable;
        }

        /** The literal that an item is covered or open; empty where it cannot be covered. */
        String literal(int item, int bit, boolean negated) {
            int variable = variables[item][bit];
            return variable == 0 ? "" : "1 " + (negated ? "~" : "") + name(variable) + " ";
        }

        private static String name(int variable) {
            return "u" + variable;
        }
    }
}
