package io.github.quadrille.app.play;

import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** Gives hints one after another. The piece of each hint is laid before the next hint is asked for. */
public final class HintSequence {
    private HintSequence() {}

    /**
     * Goes from hint to hint until there is no piece to lay, or the hearer stops.
     *
     * @param coach the function that gives the hint for a position
     * @param hearer the receiver of each position and its hint; it returns whether to go on
     * @return the last hint
     */
    public static Hint walk(Puzzle puzzle, Function<Puzzle, Hint> coach, BiPredicate<Puzzle, Hint> hearer) {
        List<Placement> lying = new ArrayList<>(puzzle.given());
        while (true) {
            Puzzle begun = puzzle.withGiven(lying);
            Hint hint = coach.apply(begun);
            Optional<Placement> next = hint.next();
            boolean goesOn = hearer.test(begun, hint);
            if (next.isEmpty() || !goesOn) {
                return hint;
            }
            lying.add(next.get());
        }
    }
}
