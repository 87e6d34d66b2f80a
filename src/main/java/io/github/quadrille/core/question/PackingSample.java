package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Packing;
import java.util.List;

/**
 * Holds packings drawn at random, each with the same chance.
 *
 * <pre>{@code
 * PackingSample sample = Solver.of(Puzzle.standard(5, 8)).sample(3);
 * System.out.println(sample.packings().size()); // 3
 * }</pre>
 *
 * @param packings the packings drawn, perhaps with repetitions; empty when there are none or a limit was reached
 * @param population the number of packings to draw from
 */
public record PackingSample(List<Packing> packings, PackingCount population) {
    /** Copies the list. */
    public PackingSample {
        packings = List.copyOf(packings);
    }
}
