package io.github.quadrille.core.question;

/**
 * Chooses the method of a count.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * System.out.println(Solver.of(puzzle).count(CountMethod.FRONTIER).total()); // 89
 * System.out.println(Solver.of(puzzle).count(CountMethod.SEARCH).total()); // 89
 * }</pre>
 */
public enum CountMethod {
    /** The program chooses the method that is likely to be faster. */
    AUTO,
    /** The exact search finds every packing. */
    SEARCH,
    /** Dynamic programming along a frontier counts packings without finding them. */
    FRONTIER
}
