package io.github.quadrille.lab.local.genetic;

/**
 * What the published system does its own way, each beside ours, so that it shows what the choice costs.
 *
 * @param adopts who may have random offspring instead of its own
 * @param rotations which rotations a sequence tells apart
 * @param pairs how often the distance of two empty cells counts
 */
public record GeneticRules(Adopts adopts, Rotations rotations, Pairs pairs) {
    /**
     * To the letter. That pairs are ordered, "i != j", is no more than likely: the best published fitness of 24 pieces,
     * 9166, is among what the best of 50 runs has then; with unordered pairs the best of 50 runs had more on each of
     * six boards.
     */
    public static final GeneticRules PUBLISHED = new GeneticRules(Adopts.COUPLE, Rotations.ALL, Pairs.ORDERED);

    /** For whom one draw decides about adoption. */
    public enum Adopts {
        /** As published: for both children of a couple together. */
        COUPLE,
        /** Ours: for each child, so that one of two may stay. */
        CHILD
    }

    /** Which rotations there are to choose from. */
    public enum Rotations {
        /** As published: all that the puzzle allows, four for a one-sided piece, also where they look alike. */
        ALL,
        /** Ours: only those that differ, so that every mutation of a rotation changes something. */
        DIFFERENT
    }

    /** Over which pairs of empty cells distances are added up. */
    public enum Pairs {
        /** Ours: each pair counts once. */
        UNORDERED,
        /** As published: each pair counts twice, as a loop over all i and j with i != j does. */
        ORDERED;

        int times() {
            return this == ORDERED ? 2 : 1;
        }
    }
}
