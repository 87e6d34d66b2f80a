package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Packing;
import java.util.List;

/**
 * Holds packings drawn at random, each with the same chance.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.Solver#sample Solver.sample}
 *
 * @param packings those drawn, the same one perhaps several times; none when there are none or a limit was reached
 * @param population how many there are to draw from
 */
public record PackingSample(List<Packing> packings, PackingCount population) {
    /** Copies the list. */
    public PackingSample {
        packings = List.copyOf(packings);
    }
}
