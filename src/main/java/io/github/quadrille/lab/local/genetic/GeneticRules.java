package io.github.quadrille.lab.local.genetic;

/**
 * Holds the rules of the genetic system that have alternatives. Some alternatives are described by the authors of the
 * system, others are additions of this program. Comparisons show how much a choice changes the results.
 *
 * @param genesis the way in which random individuals are made
 * @param inheritance the way in which crossed sequences get the turns of their pieces
 * @param adopts the number of random individuals that can replace children of a couple
 * @param rotations the rotations of a piece that count as different
 * @param pairs how often the distance between two empty cells is subtracted from the fitness
 */
public record GeneticRules(Genesis genesis, Inheritance inheritance, Adopts adopts, Rotations rotations, Pairs pairs) {
    /**
     * This instance has the published rules. The publication only says "i != j" about pairs of empty cells. It is
     * likely, but not certain, that each pair counts twice. The best published fitness for 24 pieces is 9166. For
     * comparison, 50 runs of 50 generations were made on each of six boards for 24 pieces. If pairs count twice, the
     * best run without a packing reaches 9140 to 9184, depending on the board. If pairs count once, it reaches 9168 to
     * 9192, which is always more than published.
     */
    public static final GeneticRules PUBLISHED =
            new GeneticRules(Genesis.RANDOM, Inheritance.LINKED, Adopts.ONE, Rotations.ALL, Pairs.ORDERED);

    /**
     * A {@code Genesis} is the way in which individuals of the first generation, and random individuals that replace a
     * child, are made. The choice between the two ways of climbing is an addition of this program.
     */
    public enum Genesis {
        /**
         * Individuals stay as they are drawn. The published experiments did not use hill climbing, because it takes too
         * much time.
         */
        RANDOM,
        /**
         * Individuals climb to a local optimum. The authors describe such climbing for single runs, but did not use it
         * in their experiments. Here, each step that leads to a fitter individual is taken at once.
         */
        FIRST,
        /**
         * Individuals climb to a local optimum. The authors describe such climbing for single runs, but did not use it
         * in their experiments. Here, each step leads to the fittest of all sequences that one step can reach.
         */
        STEEPEST
    }

    /** An {@code Inheritance} says which turns the pieces of crossed sequences have. */
    public enum Inheritance {
        /** Each piece keeps the turn that it has in the parent from which it comes, as published. */
        LINKED,
        /**
         * Only the order of the pieces is crossed. The turns stay at the positions that they have in one parent. The
         * authors advise against this.
         */
        DETACHED
    }

    /** An {@code Adopts} says how many children of a couple can be replaced by random individuals. */
    public enum Adopts {
        /**
         * One random draw for each couple decides whether a random individual replaces one of its two children, as
         * published.
         */
        ONE,
        /** A random draw for each child decides whether a random individual replaces it. This rule is not published. */
        CHILD
    }

    /** A {@code Rotations} is the set of rotations to choose from. */
    public enum Rotations {
        /**
         * All rotations that the puzzle allows are used, as published. A one-sided piece made of squares has four
         * rotations, even if some of them look the same.
         */
        ALL,
        /**
         * Only rotations that look different are used, so that every mutation of a rotation changes something. This
         * rule is not published.
         */
        DIFFERENT
    }

    /** A {@code Pairs} says how often the distance between two empty cells is subtracted. */
    public enum Pairs {
        /** The distance of each pair is subtracted once. This rule is not published. */
        UNORDERED(1),
        /** The distance of each pair is subtracted twice, as in a loop over all i and j with i != j, as published. */
        ORDERED(2),
        /** No distance is subtracted. Only covered cells count, as in the first version of the authors' system. */
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
