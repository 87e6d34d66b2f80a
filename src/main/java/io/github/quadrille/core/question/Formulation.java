package io.github.quadrille.core.question;

/** How the relation between the placements is told to Choco. */
public enum Formulation {
    /** One global propagator; fast. */
    PROPAGATOR("propagator"),
    /** One sum per cell and per kind: the readable baseline. */
    SUMS("sums"),
    /** The same sums with lazy clause generation: far slower per node, strong where learning bites. */
    LEARNING("learning");

    private final String word;

    Formulation(String word) {
        this.word = word;
    }

    /** The word for it on the command line. */
    public String word() {
        return word;
    }
}
