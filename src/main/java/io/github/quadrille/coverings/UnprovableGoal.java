package io.github.quadrille.coverings;

/** The model of a proof cannot say what is asked: cells or pieces that count differently. */
public final class UnprovableGoal extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnprovableGoal() {
        super(
                "Only coverings whose cells all count the same, or whose pieces count by their size, can be proved. Maybe leave out --proof.");
    }
}
