package io.github.quadrille.lab.local.beam;

/**
 * What the parts of the cost of a state weigh.
 *
 * @param overlap of the largest count of every board column
 * @param gap of every empty board cell
 * @param gutter of the squared sum of the largest counts in the two gutters, and of every iteration since the restart
 * @param rowReward of i squared for every row i (1 is the top) whose cells are all covered exactly once; subtracted
 */
public record CostWeights(double overlap, double gap, double gutter, double rowReward) {
    /**
     * @throws IllegalArgumentException when a weight is negative or no number
     */
    public CostWeights {
        demand("overlap", overlap);
        demand("gap", gap);
        demand("gutter", gutter);
        demand("row reward", rowReward);
    }

    /**
     * The cost of a state. The parts are whole numbers, so that states with the same parts cost exactly the same.
     *
     * @param overlaps sum over board columns of the largest count
     * @param gaps empty board cells
     * @param hangover sum of the largest counts in the bottom and in the right gutter
     * @param squares sum of i squared over finished rows
     * @param age iterations since the restart
     */
    double cost(long overlaps, int gaps, int hangover, long squares, long age) {
        return overlap * overlaps + gap * gaps + gutter * age * ((double) hangover * hangover) - rowReward * squares;
    }

    private static void demand(String name, double weight) {
        if (!(weight >= 0 && weight < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    "The weight %s of %s is no use. Maybe use 0 or more.".formatted(weight, name));
        }
    }
}
