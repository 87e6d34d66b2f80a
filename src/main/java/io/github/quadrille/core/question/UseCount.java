package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Placement;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts for each placement in how many packings it is used.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x3, pieces: {I2: any}}");
 * UseCount count = Solver.of(puzzle).uses(1e6).orElseThrow();
 * System.out.println(count.packings()); // 3
 * System.out.println(count.uses().get(Placement.on(puzzle, 0, 0, 3))); // 2
 * }</pre>
 *
 * @param packings the number of packings
 * @param uses for each placement that is in a packing, the number of packings that use it; given pieces are left out
 */
public record UseCount(BigInteger packings, Map<Placement, BigInteger> uses) {
    /** Copies the map, and keeps its order. */
    public UseCount {
        uses = Collections.unmodifiableMap(new LinkedHashMap<>(uses));
    }
}
