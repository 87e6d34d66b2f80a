package io.github.quadrille.proof.checker;

import java.util.Arrays;

/** The variables that a constraint speaks of, ascending; sets with the same variables are equal. */
final class VariableSet {
    private final int[] variables;
    private final int hash;

    private VariableSet(int[] variables) {
        this.variables = variables;
        this.hash = Arrays.hashCode(variables);
    }

    static VariableSet of(LongInequality constraint) {
        int[] variables = new int[constraint.size()];
        for (int i = 0; i < variables.length; i++) {
            variables[i] = Literal.variable(constraint.literal(i));
        }
        Arrays.sort(variables);
        return new VariableSet(variables);
    }

    int size() {
        return variables.length;
    }

    int get(int index) {
        return variables[index];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VariableSet set && hash == set.hash && Arrays.equals(variables, set.variables);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
