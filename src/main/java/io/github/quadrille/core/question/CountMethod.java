package io.github.quadrille.core.question;

/**
 * Chooses how to count.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * System.out.println(Solver.of(puzzle).count(CountMethod.FRONTIER).total()); // 89
 * System.out.println(Solver.of(puzzle).count(CountMethod.SEARCH).total()); // 89
 * }</pre>
 */
public enum CountMethod {
    /** Whichever is likely to be faster. */
    AUTO,
    /** Find every packing, by the exact search. */
    SEARCH,
    /** Dynamic programming along a frontier, without finding any. */
    FRONTIER
}
