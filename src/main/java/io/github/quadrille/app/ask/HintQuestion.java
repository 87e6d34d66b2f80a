package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.HintAnswer;
import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.play.HintFinder;
import io.github.quadrille.app.play.HintSequence;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Asks which piece to lay next and why, or which pieces to take away.
 *
 * @param limits the limits of all searches together, or of each search, as the caller chooses
 * @param more the number of hints after the first
 * @param all whether the hints go on until the packing is complete
 */
public record HintQuestion(Limits limits, long more, boolean all, long seed) implements PackingQuestion {
    private static final long MOST_STEPS = 1_000;
    /** This parameter says how many hints come after the first. */
    public static final Parameter<Long> MORE = Parameter.whole(
            "more",
            0,
            MOST_STEPS,
            0,
            "Give this many further hints. Every hint assumes that the one before it was followed.");

    /** This parameter says whether the hints go on until the packing is complete. */
    public static final Parameter<Boolean> TO_THE_END =
            Parameter.flag("all", "Give every step up to the whole packing.");
    /** Declares the question {@code hint} and its parameters. */
    public static final Question<HintQuestion> QUESTION = Question.ofPuzzle(
            "hint",
            "Says which piece to lay next and why, or which pieces to take away",
            values -> new HintQuestion(
                    values.limits(), values.of(MORE), values.of(TO_THE_END), values.of(Parameter.SEED)));

    /** Receives each hint as soon as it is found. */
    @FunctionalInterface
    public interface Hearer {
        /** Receives one hint, and the position that the hint is about. */
        void hear(Puzzle begun, Hint hint);
    }

    /** Returns all hints for JSON. The limits hold for all searches together. */
    @Override
    public HintAnswer.All answer(Puzzle puzzle, SolveListener listener) {
        Clock clock = Clock.running();
        List<HintAnswer> hints = new ArrayList<>();
        Hint last = walk(
                puzzle, () -> limits.since(clock), listener, (begun, hint) -> hints.add(HintAnswer.of(begun, hint)));
        return new HintAnswer.All(last.status(), puzzle, hints);
    }

    /**
     * Gives hints one after another. Carries out each hint on the board before it looks for the next hint.
     *
     * @param each supplies the limits of the next search
     * @return the last hint
     */
    public Hint walk(Puzzle puzzle, Supplier<Limits> each, SolveListener listener, Hearer hearer) {
        long[] steps = {0};
        return HintSequence.walk(
                puzzle, begun -> new HintFinder(begun, each.get(), seed, listener).hint(), (begun, hint) -> {
                    hearer.hear(begun, hint);
                    steps[0]++;
                    return (all || steps[0] <= more) && !listener.isInterrupted();
                });
    }
}
