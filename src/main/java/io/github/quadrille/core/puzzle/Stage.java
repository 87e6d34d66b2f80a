package io.github.quadrille.core.puzzle;

/**
 * One stage of an answer, and what it took.
 *
 * @param name a word or two, such as {@code dive}
 * @param nodes nodes that it opened
 * @param seconds wall-clock time
 */
public record Stage(String name, long nodes, double seconds) {
    /** This stage and another piece of it. */
    Stage plus(Stage more) {
        return new Stage(name, nodes + more.nodes, seconds + more.seconds);
    }
}
