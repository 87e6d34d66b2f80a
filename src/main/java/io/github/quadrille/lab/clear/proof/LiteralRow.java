package io.github.quadrille.lab.clear.proof;

/**
 * A {@code LiteralRow} is a pseudo-Boolean constraint: the factors of the true literals add up to at least a number,
 * which is called the degree. The number of a literal is twice the number of its variable, plus 1 if the variable is
 * negated. No variable occurs twice.
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
