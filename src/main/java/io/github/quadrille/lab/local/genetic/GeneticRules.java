package io.github.quadrille.lab.local.genetic;

/**
 * What the genetic system does its own way, each beside other ways that it describes or that are ours, so that it
 * shows what the choice costs.
 *
 * @param genesis how random individuals begin
 * @param inheritance whose turns the pieces of crossed sequences have
 * @param adopts how many random individuals a couple may have
 * @param rotations which rotations a sequence tells apart
 * @param pairs how often the distance of two empty cells counts
 */
public record GeneticRules(Genesis genesis, Inheritance inheritance, Adopts adopts, Rotations rotations, Pairs pairs) {
    /**
     * To the letter. That pairs are ordered, "i != j", is no more than likely: the best published fitness of 24 pieces,
     * 9166, is among what the best of 50 runs has then; with unordered pairs the best of 50 runs had more on each of
     * six boards.
     */
    public static final GeneticRules PUBLISHED =
            new GeneticRules(Genesis.RANDOM, Inheritance.LINKED, Adopts.ONE, Rotations.ALL, Pairs.ORDERED);

    /** How the individuals of the first generation begin, and those that are adopted. Which steps climb is ours. */
    public enum Genesis {
        /** As in the published experiments, which left hill climbing out for its time: they stay as they are drawn. */
        RANDOM,
        /** As published for single runs: hill climbing to a local optimum; each step that is fitter is taken at once. */
        FIRST,
        /** As published for single runs, too: of all steps from a sequence the one is taken that leads to the fittest. */
        STEEPEST
    }

    /** Whose turns the pieces of crossed sequences have. */
    public enum Inheritance {
        /** As published: each piece keeps the turn that it has in the parent it is from. */
        LINKED,
        /** As the authors advise against: the kinds are crossed, and the turns stay at the places of one parent. */
        DETACHED
    }

    /** How many random individuals are adopted. */
    public enum Adopts {
        /** As published: by one draw a couple has one, which takes the place of one of its two children. */
        ONE,
        /** Ours: each child has a draw of its own. */
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
        UNORDERED(1),
        /** As published: each pair counts twice, as a loop over all i and j with i != j does. */
        ORDERED(2),
        /** As the authors had it first: only pieces count, by their cells. */
        NONE(0);

        private final int times;

        Pairs(int times) {
            this.times = times;
        }

        int times() {
            return times;
        }
    }
}
