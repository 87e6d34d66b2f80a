package io.github.quadrille.lab.clear;

/** Says how many moves are too few. */
interface Bound {
    /** Whether so many moves might do; "no" is always true. What it says of {@link Rules#moreThanEnough} holds for all beyond. */
    boolean isWithin(Position position, int moves);

    /** The bound for one target, or for all. It is for one thread. */
    static Bound of(Rules rules) {
        return rules.hasOneTarget() ? new TargetLineBound(rules) : new AllTargetsBound(rules);
    }
}
