package io.github.quadrille.engine.plan;

import io.github.quadrille.core.limit.Stopped;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Holds the order in which engines try to answer. Some run once, one after the other. Then others take turns. Each turn
 * is twice as long as the one before, unless that one has brought the answer nearer. No puzzle shows beforehand which
 * engine is the fastest, and they often differ by orders of magnitude. Shares are counted in work, not in time, so that
 * a plan runs the same way every time.
 *
 * @param once the stages that run first, in this order
 * @param byTurns the stages that take turns after them, as long as one of them has anything to do
 * @param <S> the shared state of the stages: their engines, where they have paused, and what is known so far
 * @param <A> an answer
 */
public record Plan<S extends Plan.Played, A>(List<Stage<S, A>> once, List<Stage<S, A>> byTurns) {
    private static final long LONGEST = 1L << 40;

    /** Copies the lists. */
    public Plan {
        once = List.copyOf(once);
        byTurns = List.copyOf(byTurns);
    }

    /**
     * Runs the stages until one of them finds the answer. The result is empty where none of them has anything more to
     * do.
     *
     * @throws Stopped at a limit
     */
    public Optional<A> play(S state) {
        Optional<A> answer = ask(once, state, 1);
        long length = 1;
        while (answer.isEmpty() && hasTurn(state)) {
            answer = ask(byTurns, state, length);
            length = state.isNearer() ? length : Math.min(LONGEST, 2 * length);
        }
        return answer;
    }

    private boolean hasTurn(S state) {
        return byTurns.stream().anyMatch(stage -> stage.when.test(state));
    }

    private static <S extends Played, A> Optional<A> ask(List<Stage<S, A>> stages, S state, long length) {
        for (Stage<S, A> stage : stages) {
            if (stage.when.test(state)) {
                Optional<A> answer = stage.ask(state, length);
                if (answer.isPresent()) {
                    return answer;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * A {@code Stage} is the place of one engine in a plan.
     *
     * @param name a word or two, shown in statistics
     * @param when the test whether the engine has anything to do now
     * @param share the amount of work, in the engine's unit; for stages that take turns, that of the first turn
     * @param engine the engine that runs
     * @param <S> the shared state of the stages
     * @param <A> an answer
     */
    public record Stage<S extends Played, A>(
            String name, Predicate<S> when, ToLongFunction<S> share, Engine<S, A> engine) {
        /** This amount is more work than any engine ever does. */
        public static final long ALL = Long.MAX_VALUE;

        private Optional<A> ask(S state, long length) {
            long work = share.applyAsLong(state);
            try {
                return engine.go(state, work > ALL / length ? ALL : work * length);
            } finally {
                state.budget().ended(name);
            }
        }
    }

    /**
     * Searches for an answer, and continues where it has paused.
     *
     * @param <S> the state that holds where it has paused
     * @param <A> an answer
     */
    @FunctionalInterface
    public interface Engine<S, A> {
        /**
         * Runs for about this much work. The result is empty where that was not enough.
         *
         * @throws Stopped at a limit
         */
        Optional<A> go(S state, long work);
    }

    /** Holds the one budget of the stages of a plan. Each stage reports its work by {@link StageBudget#did}. */
    @FunctionalInterface
    public interface Played {
        /** Returns the budget of all stages. */
        StageBudget budget();

        /**
         * Tells whether the turns since the last call have brought the answer nearer. Then the next turns need not be
         * longer.
         */
        default boolean isNearer() {
            return false;
        }
    }
}
