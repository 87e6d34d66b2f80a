package io.github.quadrille.lab.clear.proof;

/**
 * A pseudo-Boolean constraint: the factors of the literals that are true add up to the degree or more. A literal is twice its
 * variable, and one more where it is negated. No variable occurs twice.
 */
final class LiteralRow {
    private final int[] literals;
    private final int[] factors;
    private final int degree;

    LiteralRow(int[] literals, int[] factors, int degree) {
        this.literals = literals;
        this.factors = factors;
        this.degree = degree;
    }

    int[] literals() {
        return literals;
    }

    int[] factors() {
        return factors;
    }

    int degree() {
        return degree;
    }

    static int not(int literal) {
        return literal ^ 1;
    }

    void addTo(RowRefuter learner) {
        learner.addRow(literals, factors, degree);
    }

    int size() {
        return literals.length;
    }
}
