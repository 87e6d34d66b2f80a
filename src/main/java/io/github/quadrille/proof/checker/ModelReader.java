package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads an OPB file that has one constraint on each line. A label such as {@code @c1} can stand before a constraint.
 * Comments begin with a star. The file can have an objective, {@code min: 1 x1 -2 x2 ;}, and can name the variables
 * that tell solutions apart, {@code preserved: x1 x2 ;}.
 */
final class ModelReader {
    private final Variables variables = new Variables();
    private final List<Inequality> constraints = new ArrayList<>();
    private final Map<String, Integer> labels = new HashMap<>();
    private final BitSet preserved = new BitSet();
    private boolean namesPreserved;
    private LinearObjective objective;
    private long terms;

    /** Reads all lines. After that, the set of variables is fixed. */
    void read(TextLines lines) throws IOException, Refusal {
        for (Tokens tokens = lines.nextOfUse(); tokens != null; tokens = lines.nextOfUse()) {
            line(tokens);
        }
        variables.allowNew(false);
    }

    private void line(Tokens tokens) throws Refusal {
        if (tokens.skip("min")) {
            tokens.expect(":");
            Refusal.when(objective != null, "This is a second objective, but a model has only one.");
            objective = LinearObjective.read(tokens, variables);
        } else if (tokens.is("max")) {
            throw new Refusal("'max:' is not allowed. Write the negation as a minimum: 'min: -1 x1 ;'.");
        } else if (tokens.skip("preserved")) {
            tokens.expect(":");
            namesPreserved = true;
            while (!tokens.skip(";")) {
                preserved.set(Literal.variable(variables.literal(tokens)));
            }
            tokens.expectEnd();
        } else {
            tokens.skipLabel().ifPresent(label -> labels.put(label, constraints.size()));
            List<Inequality> read = ConstraintReader.read(tokens, variables);
            tokens.expectSemicolonAndEnd();
            constraints.addAll(read);
            terms += read.stream().mapToInt(Inequality::size).sum();
            ConstraintDatabase.refuseTooMany(terms);
        }
    }

    Variables variables() {
        return variables;
    }

    List<Inequality> constraints() {
        return constraints;
    }

    /**
     * Returns, for each label, the index of the constraint that the label names, from 0. The label of an equation names
     * the first of the equation's two constraints.
     */
    Map<String, Integer> labels() {
        return labels;
    }

    Optional<LinearObjective> objective() {
        return Optional.ofNullable(objective);
    }

    /** Returns the variables that tell solutions apart; empty if the model does not name them. */
    Optional<BitSet> preserved() {
        return namesPreserved ? Optional.of(preserved) : Optional.empty();
    }
}
