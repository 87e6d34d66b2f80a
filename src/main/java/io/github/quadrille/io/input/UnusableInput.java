package io.github.quadrille.io.input;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Says that an input, or the place for an output, cannot be used. The message has one line per problem.
 *
 * <pre>{@code
 * try {
 *     Puzzles.parse("my puzzle", "{board: 2x2, pieces: {K: 1}}");
 * } catch (UnusableInput unusable) {
 *     Problem first = unusable.problems().get(0);
 *     System.out.println(first); // my puzzle:1:23: Unknown kind 'K'. Maybe add a drawing of it under shapes.
 * }
 * }</pre>
 */
public final class UnusableInput extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    /** Everything that is wrong with it. */
    public UnusableInput(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** A problem without a place in the text. */
    public UnusableInput(String source, String message) {
        this(List.of(new Problem(source, 0, 0, message)));
    }

    /** Everything that is wrong, in the order of its places. */
    public List<Problem> problems() {
        return problems;
    }
}
