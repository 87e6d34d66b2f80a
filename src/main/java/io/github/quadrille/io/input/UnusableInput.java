package io.github.quadrille.io.input;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Signals that an input, or the place for an output, cannot be used. The message has one line for each problem.
 *
 * <pre>{@code
 * try {
 *     Puzzles.parse("my puzzle", "{board: 2x2, pieces: {K: 1}}");
 * } catch (UnusableInput unusable) {
 *     Problem first = unusable.problems().get(0);
 *     System.out.println(first); // my puzzle:1:23: Unknown kind 'K'. Add a drawing of it under shapes.
 * }
 * }</pre>
 */
public final class UnusableInput extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    /** Makes an exception with all problems of an input. */
    public UnusableInput(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** Makes an exception with one problem that is not at any particular place in the text. */
    public UnusableInput(String source, String message) {
        this(List.of(new Problem(source, 0, 0, message)));
    }

    /** Returns all problems, in the order in which the message names them. */
    public List<Problem> problems() {
        return problems;
    }
}
