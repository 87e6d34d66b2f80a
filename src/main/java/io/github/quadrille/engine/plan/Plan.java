package io.github.quadrille.engine.plan;

import io.github.quadrille.core.limit.Stopped;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Holds the order in which engines try to answer a question. Some engines run once, one after another. Then others take
 * turns. Each round of turns is twice as long as the round before, unless that round has brought the answer nearer. No
 * property of a puzzle shows beforehand which engine is the fastest, and their times often differ by orders of
 * magnitude. The lengths are measured in work, not in time, so that a plan runs in the same way every time.
 *
 * @param once the stages that run first, in this order
 * @param byTurns the stages that take turns afterwards, as long as at least one of them can still do something
 * @param <S> the shared state of the stages: their engines, where these have paused, and what is known so far
 * @param <A> the type of the answer
 */
public record Plan<S extends Plan.Played, A>(List<Stage<S, A>> once, List<Stage<S, A>> byTurns) {
    private static final long LONGEST = 1L << 40;

    /** Copies the lists. */
    public Plan {
        once = List.copyOf(once);
        byTurns = List.copyOf(byTurns);
    }

    /**
     * Runs the stages until one of them finds the answer. The result is empty if no stage can do anything more.
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
     * @param name one or two words, shown in statistics
     * @param when the test whether the engine can do anything now
     * @param share the function that gives the amount of work, in the engine's unit; a stage that takes turns
     *     multiplies it by the length of the round, which is 1 at first
     * @param engine the engine that runs
     * @param <S> the shared state of the stages
     * @param <A> the type of the answer
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
     * Searches for an answer. Each call continues where the call before has paused.
     *
     * @param <S> the state that remembers where the engine has paused
     * @param <A> the type of the answer
     */
    @FunctionalInterface
    public interface Engine<S, A> {
        /**
         * Runs for about {@code work} units of work. The result is empty if that was not enough to find the answer.
         *
         * @throws Stopped at a limit
         */
        Optional<A> go(S state, long work);
    }

    /** Holds the budget that the stages of a plan share. Each stage reports its work by {@link StageBudget#did}. */
    @FunctionalInterface
    public interface Played {
        /** Returns the budget of all stages. */
        StageBudget budget();

        /**
         * Tells whether the turns since the last call have brought the answer nearer. If so, the next turns are not
         * made longer.
         */
        default boolean isNearer() {
            return false;
        }
    }
}
