package io.github.quadrille.lab.local.beam;

/**
 * How much of the next beams is drawn at random from all successors: it sinks while the search ages.
 *
 * @param start the share right after a restart, from 0 to 1
 * @param step by which it sinks in every iteration
 * @param floor below which it never sinks, from 0 to 1
 */
public record RandomShare(double start, double step, double floor) {
    /**
     * @throws IllegalArgumentException when a share is not from 0 to 1, or the step is negative
     */
    public RandomShare {
        if (!(start >= 0 && start <= 1 && floor >= 0 && floor <= 1)) {
            throw new IllegalArgumentException(
                    "Random shares of %s at the start and %s at the end make no sense. Maybe use numbers from 0 to 1."
                            .formatted(start, floor));
        }
        if (!(step >= 0 && step < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    "The random share cannot sink by %s. Maybe use 0 or more.".formatted(step));
        }
    }

    /** How many of so many beams, rounded, some iterations after the restart. */
    int of(int beams, long age) {
        return (int) Math.round(beams * Math.max(floor, start - step * age));
    }
}
