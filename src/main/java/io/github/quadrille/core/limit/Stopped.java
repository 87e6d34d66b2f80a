package io.github.quadrille.core.limit;

import java.util.Optional;

/**
 * Ends work from any depth, because a limit was reached.
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

    /** Because of this limit. */
    public Stopped(Limit limit) {
        // Nothing went wrong, so a stack trace is not wanted.
        super(limit.words(), null, false, false);
        this.limit = limit;
    }

    /**
     * Goes on unless a limit was reached.
     *
     * @throws Stopped because of it
     */
    public static void ifAny(Optional<Limit> reached) {
        if (reached.isPresent()) {
            throw new Stopped(reached.get());
        }
    }

    /** Which limit was reached. */
    public Limit limit() {
        return limit;
    }
}
