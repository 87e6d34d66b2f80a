package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What is known of the best covering: one that is worth so much, and that none is worth more than so much. */
final class CoverBounds {
    private final Puzzle puzzle;
    private final Goal.Cover goal;
    private final PackingChecker checker;
    private PossibleWorths worths = PossibleWorths.any();
    private Optional<Packing> best = Optional.empty();
    private long worth = -1;
    private long bound = Long.MAX_VALUE;
    private Optional<Evidence> evidence = Optional.empty();
    /** What no covering is worth, by the evidence alone. */
    private long refuted = Long.MAX_VALUE;

    CoverBounds(Puzzle puzzle, Goal.Cover goal) {
        this.puzzle = puzzle;
        this.goal = goal;
        this.checker = new PackingChecker(puzzle);
    }

    /** Keeps a covering if it is legal and worth more than the best one; returns whether it is. */
    boolean keep(Packing covering) {
        long value = goal.worth(puzzle, covering);
        if (value > worth && checker.faults(covering).isEmpty()) {
            worth = value;
            best = Optional.of(covering);
            return true;
        }
        return false;
    }

    /** Keeps what a search has found that was asked for so much. */
    void keep(Packing covering, long least) {
        keep(covering);
        if (worth < least) {
            throw new IllegalStateException("A covering should be worth %d, but is worth %d.".formatted(least, worth));
        }
    }

    /** A first bound, for which nothing has to be said. */
    void boundBy(long first) {
        bound = first;
    }

    /** A bound of all numbers, from which on it is known what sums there are. */
    void boundBy(long most, Evidence why) {
        worths = PossibleWorths.of(puzzle, goal, most);
        bound = worths.atMost(most).orElse(most);
        refuted = most + 1;
        evidence = Optional.of(why);
    }

    /** None is worth so much. */
    void refute(long least, int gaps, Evidence why) {
        bound = worths.atMost(least - 1).orElse(-1);
        refuted = least;
        evidence = Optional.of(refutation(bound < 0 ? 0 : least, gaps, why));
    }

    boolean areApart() {
        return worth < bound;
    }

    /** Whether there is a number to ask for below the bound. */
    boolean hasRoom() {
        return next() < bound;
    }

    /** What the best covering is worth next, if one is worth more. */
    long next() {
        return worths.above(worth).orElse(worth + 1);
    }

    /** The most that a covering may be worth, but for the last so many numbers; empty when the best one is worth as much. */
    OptionalLong below(long step) {
        OptionalLong least = worths.atMost(bound - step);
        return least.isPresent() && least.getAsLong() > worth ? least : OptionalLong.empty();
    }

    long worth() {
        return worth;
    }

    /** What the best covering is worth, if there is one. */
    OptionalLong knownWorth() {
        return worth < 0 ? OptionalLong.empty() : OptionalLong.of(worth);
    }

    long bound() {
        return bound;
    }

    /** The bound, if there is one. */
    OptionalLong knownBound() {
        return bound == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(bound);
    }

    /** Empty when none is known that keeps the counts. */
    Optional<Packing> best() {
        return best;
    }

    Packing bestOrNone() {
        return best.orElse(new Packing(List.of()));
    }

    /** Why none is worth more than the best, when the ends have met. */
    Evidence evidence() {
        Evidence why = evidence.orElseThrow();
        return worth >= 0 && worth + 1 < refuted ? unreachable(why, worth + 1, refuted - 1) : why;
    }

    /** The reason, and that nothing from one number to another can be worth more, by the {@link PossibleWorths} of pieces. */
    private Evidence unreachable(Evidence why, long from, long to) {
        String worths = from == to ? "%,d".formatted(from) : "%,d to %,d".formatted(from, to);
        return new Evidence.Told(
                why.name(),
                "%s And what the pieces are worth never adds up to %s %s."
                        .formatted(why.sentence(), worths, goal.unit()),
                why.picture());
    }

    /** Why no covering is worth a number, from why the puzzle with so many gaps has no packing. */
    private Evidence refutation(long least, int gaps, Evidence why) {
        String left = gaps == 0 ? "no gap" : gaps == 1 ? "one gap at most" : "%,d gaps at most".formatted(gaps);
        String sentence = least == 0
                ? "The counts cannot be kept: there is no room for so many pieces. " + why.sentence()
                : "No covering reaches %,d %s, which would leave %s: %s"
                        .formatted(least, goal.unit(), left, why.sentence());
        return new Evidence.Told(why.name(), sentence, Optional.empty());
    }
}
