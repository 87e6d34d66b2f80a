package io.github.quadrille.core.limit;

import java.util.Optional;

/**
 * A {@code Stopped} is thrown when a limit was reached, to end work from any depth of calls.
 *
 * <pre>{@code
 * try (Stream<Packing> packings = Solver.of(Puzzle.standard(5, 8)).within(Limits.time(Duration.ZERO)).packings()) {
 *     packings.forEach(packing -> {});
 * } catch (Stopped stopped) {
 *     System.out.println(stopped.limit()); // TIME
 * }
 * }</pre>
 */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Limit limit;

    /** Makes an exception for the limit that was reached. */
    public Stopped(Limit limit) {
        // The exception has no stack trace, because nothing went wrong.
        super(limit.words(), null, false, false);
        this.limit = limit;
    }

    /**
     * Throws an exception if a limit was reached, and otherwise does nothing.
     *
     * @throws Stopped when a limit was reached
     */
    public static void ifAny(Optional<Limit> reached) {
        if (reached.isPresent()) {
            throw new Stopped(reached.get());
        }
    }

    /** Returns the limit that was reached. */
    public Limit limit() {
        return limit;
    }
}
