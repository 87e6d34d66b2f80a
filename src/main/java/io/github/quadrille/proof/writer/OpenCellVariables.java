package io.github.quadrille.proof.writer;

/**
 * Adds variables to a proof, one for each cell of a covering, which say whether the cell is open. With these variables,
 * each cell gives an equation: the cell is open, or exactly one placement covers it.
 */
public final class OpenCellVariables {
    private final ProofModel model;
    private final long[] somehow;
    private final long[] once;

    /** Writes the definitions of all variables. */
    public OpenCellVariables(ProofModel model, ProofWriter proof) {
        this.model = model;
        int cells = model.problem().cells();
        this.somehow = new long[cells];
        this.once = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            proof.comment(variable(cell) + ": " + model.name(cell) + " is left open");
            somehow[cell] = proof.define(sum("1 ", cell, "1 ") + " >= 1", variable(cell), 1);
            once[cell] = once(proof, cell);
        }
    }

    /**
     * Derives that at most one is true among the cell's variable and the placements on the cell. The definition of the
     * variable says that an open cell has no placements. A multiple of the model's row is added to this definition, and
     * the sum is divided, which gives the constraint.
     */
    private long once(ProofWriter proof, int cell) {
        int placements = model.problem().on(cell);
        if (placements == 0) {
            return proof.propagate("1 ~" + variable(cell) + " >= 0");
        }
        long closed = proof.define(sum(placements + " ~", cell, "1 ~") + " >= " + placements, variable(cell), 0);
        if (placements == 1) {
            return closed;
        }
        long once = proof.derive("%d %d * %d + %d d".formatted(model.upper(cell), placements - 1, closed, placements));
        proof.delete(" " + closed);
        return once;
    }

    private String sum(String ofOpen, int cell, String ofPlacement) {
        StringBuilder sum = new StringBuilder(ofOpen).append(variable(cell));
        for (int placement : model.problem().optionsOn(cell)) {
            sum.append(' ').append(ofPlacement).append(model.variable(placement));
        }
        return sum.toString();
    }

    /** Returns the name of a cell's variable, which is true if the cell is open. */
    public String variable(int cell) {
        return "o" + (cell + 1);
    }

    /** Returns the number of the constraint which says that a cell is open or covered. */
    public long somehow(int cell) {
        return somehow[cell];
    }

    /**
     * Returns the number of the constraint which says that a cell is not both open and covered, and not covered twice.
     */
    public long once(int cell) {
        return once[cell];
    }
}
