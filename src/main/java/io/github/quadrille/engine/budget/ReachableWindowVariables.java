package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Introduces variables into a proof that say which cells are covered when a sweep reaches an item. For each item and
 * each of the next cells, a variable is true if an option that begins before the item covers the cell. Added
 * constraints let unit propagation conclude that a covered cell is not covered again later.
 */
final class ReachableWindowVariables {
    private final ProofModel model;
    private final ProofWriter proof;
    private final OptionsInOrder options;
    /**
     * The indices are an item and a bit, which stands for one of the next cells. The entry is the variable of that
     * cell. It is 0 if no option that begins before the item covers the cell.
     */
    private final int[][] variables;

    private int last;

    ReachableWindowVariables(ProofModel model, ProofWriter proof, OptionsInOrder options) {
        this.model = model;
        this.proof = proof;
        this.options = options;
        this.variables = new int[options.size()][options.span()];
    }

    /** Writes all definitions and the constraints that go with them. */
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

    /**
     * Defines a new variable. It is true exactly if the variable {@code before} or any of the options is true. If
     * {@code before} is 0, only the options matter.
     */
    private int either(int before, List<Integer> covering, int position, int item) {
        int variable = ++last;
        List<String> names = new ArrayList<>();
        if (before > 0) {
            names.add(name(before));
        }
        covering.forEach(option -> names.add(model.variable(option)));
        proof.comment("%s: %s is covered by a piece that begins at %s or before"
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

    /**
     * Returns the term of a constraint which says that a cell is covered, or, if {@code negated}, that it is not
     * covered. The text is empty if no option that begins before the item covers the cell.
     */
    String literal(int item, int bit, boolean negated) {
        int variable = variables[item][bit];
        return variable == 0 ? "" : "1 " + (negated ? "~" : "") + name(variable) + " ";
    }

    private static String name(int variable) {
        return "u" + variable;
    }
}
