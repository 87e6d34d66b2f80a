package io.github.quadrille.lab.local.genetic;

/**
 * Holds the rules of the genetic system that have alternatives. Some alternatives are described by its authors, others
 * are additions of this program. Comparisons show what a choice costs.
 *
 * @param genesis the beginning of random individuals
 * @param inheritance the turns of the pieces in crossed sequences
 * @param adopts the number of random individuals that a couple may adopt
 * @param rotations the rotations that a sequence tells apart
 * @param pairs the number of times that the distance of two empty cells counts
 */
public record GeneticRules(Genesis genesis, Inheritance inheritance, Adopts adopts, Rotations rotations, Pairs pairs) {
    /**
     * This instance has the published rules. It is likely but not certain that the published pairs are ordered ("i !=
     * j"). The best published fitness of 24 pieces, 9166, is in the range of the best of 50 runs with ordered pairs.
     * With unordered pairs the best of 50 runs had more on each of six boards.
     */
    public static final GeneticRules PUBLISHED =
            new GeneticRules(Genesis.RANDOM, Inheritance.LINKED, Adopts.ONE, Rotations.ALL, Pairs.ORDERED);

    /**
     * A {@code Genesis} is the way in which individuals of the first generation and adopted ones begin. The choice
     * between the climbing steps is an addition of this program.
     */
    public enum Genesis {
        /** Individuals stay as they are drawn. The published experiments left out hill climbing because of its time. */
        RANDOM,
        /**
         * Individuals climb to a local optimum, as published for single runs. Each step that is fitter is taken at
         * once.
         */
        FIRST,
        /**
         * Individuals climb to a local optimum, as published for single runs. Of all steps from a sequence, the one to
         * the fittest is taken.
         */
        STEEPEST
    }

    /** An {@code Inheritance} tells which turns the pieces of crossed sequences have. */
    public enum Inheritance {
        /** Each piece keeps the turn that it has in the parent that it comes from, as published. */
        LINKED,
        /**
         * Only the kinds are crossed, and the turns stay at the positions of one parent. The authors advise against
         * this.
         */
        DETACHED
    }

    /** An {@code Adopts} tells how many random individuals are adopted. */
    public enum Adopts {
        /**
         * One draw decides whether a couple adopts an individual, which replaces one of its two children, as published.
         */
        ONE,
        /** Each child has its own draw; this rule is not published. */
        CHILD
    }

    /** A {@code Rotations} is the set of rotations to choose from. */
    public enum Rotations {
        /**
         * All rotations that the puzzle allows count, as published: four for a one-sided piece, even where some look
         * the same.
         */
        ALL,
        /**
         * Only rotations that differ count, so that every mutation of a rotation changes something; this rule is not
         * published.
         */
        DIFFERENT
    }

    /** A {@code Pairs} tells over which pairs of empty cells distances are added up. */
    public enum Pairs {
        /** Each pair counts once; this rule is not published. */
        UNORDERED(1),
        /** Each pair counts twice, as in a loop over all i and j with i != j, as published. */
        ORDERED(2),
        /** Pairs do not count. Only covered cells count, as in the authors' first version. */
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
