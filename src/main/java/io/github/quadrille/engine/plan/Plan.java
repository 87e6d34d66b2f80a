package io.github.quadrille.engine.plan;

import io.github.quadrille.core.limit.Stopped;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Says in which order engines are asked for an answer: some once, one after the other, and then some by turns, each turn twice as
 * long as the last that has brought nothing. Which engine is the quickest, no puzzle tells beforehand, and often it is by orders of
 * magnitude. Shares are counted in work, not in time, so that a plan is played in the same way every time.
 *
 * @param once are asked first, in this order
 * @param byTurns are asked after them, again and again, as long as one of them has anything to do
 * @param <S> what the stages share: their engines, where they have paused, and what is known so far
 * @param <A> an answer
 */
public record Plan<S extends Plan.Played, A>(List<Stage<S, A>> once, List<Stage<S, A>> byTurns) {
    private static final long LONGEST = 1L << 40;

    /** Keeps copies. */
    public Plan {
        once = List.copyOf(once);
        byTurns = List.copyOf(byTurns);
    }

    /**
     * Asks the stages until one of them knows the answer; nothing where none of them has anything more to do.
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
     * One engine's place in a plan.
     *
     * @param name a word or two, as statistics show it
     * @param when whether it has anything to do now
     * @param share how much work it is asked for, in its own unit; by turns this is that of the first turn
     * @param engine is asked
     * @param <S> what the stages share
     * @param <A> an answer
     */
    public record Stage<S extends Played, A>(
            String name, Predicate<S> when, ToLongFunction<S> share, Engine<S, A> engine) {
        /** More work than is ever done. */
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
     * Looks for an answer, and goes on where it has paused.
     *
     * @param <S> where it has paused
     * @param <A> an answer
     */
    @FunctionalInterface
    public interface Engine<S, A> {
        /**
         * Goes on for about so much work; nothing where that was not enough.
         *
         * @throws Stopped at a limit
         */
        Optional<A> go(S state, long work);
    }

    /** Has the one budget of the stages of a plan, which hears what each of them {@link StageBudget#did}. */
    @FunctionalInterface
    public interface Played {
        /** The one budget. */
        StageBudget budget();

        /** Whether the turns since it was asked last have brought the answer nearer, so that the next ones need not be longer. */
        default boolean isNearer() {
            return false;
        }
    }
}
