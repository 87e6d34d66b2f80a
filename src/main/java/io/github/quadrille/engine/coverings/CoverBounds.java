package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Holds the best covering found, its worth, and a bound that no covering exceeds. */
final class CoverBounds {
    private final Puzzle puzzle;
    private final Goal.Cover goal;
    private final PackingChecker checker;
    private PossibleWorths worths = PossibleWorths.any();
    private Optional<Packing> best = Optional.empty();
    private long worth = -1;
    private long bound = Long.MAX_VALUE;
    private Optional<Evidence> evidence = Optional.empty();
    /** The evidence alone shows that no covering is worth this much. */
    private long refuted = Long.MAX_VALUE;

    CoverBounds(Puzzle puzzle, Goal.Cover goal) {
        this.puzzle = puzzle;
        this.goal = goal;
        this.checker = new PackingChecker(puzzle);
    }

    /** Keeps a covering if it is legal and worth more than the best covering so far. Returns whether it was kept. */
    boolean keep(Packing covering) {
        long value = goal.worth(puzzle, covering);
        if (value > worth && checker.faults(covering).isEmpty()) {
            worth = value;
            best = Optional.of(covering);
            return true;
        }
        return false;
    }

    /**
     * Keeps a covering that a search has found.
     *
     * @param least the worth that the search asked for
     * @throws IllegalStateException when the best covering is then worth less than that
     */
    void keep(Packing covering, long least) {
        keep(covering);
        if (worth < least) {
            throw new IllegalStateException(
                    "A covering should be worth at least %d, but is worth %d.".formatted(least, worth));
        }
    }

    /** Sets a first bound, for which there is no evidence yet. */
    void boundBy(long first) {
        bound = first;
    }

    /**
     * Sets a bound with its evidence. From then on, only numbers that are sums of worths of pieces are used as bounds.
     */
    void boundBy(long most, Evidence why) {
        worths = PossibleWorths.of(puzzle, goal, most);
        bound = worths.atMost(most).orElse(most);
        refuted = most + 1;
        evidence = Optional.of(why);
    }

    /**
     * Records that no covering is worth {@code least} or more, and lowers the bound below it.
     *
     * @param gaps the greatest number of cells that a covering of this worth may leave open
     * @param why the reason why the packing puzzle with this many gaps has no packing
     */
    void refute(long least, int gaps, Evidence why) {
        bound = worths.atMost(least - 1).orElse(-1);
        refuted = least;
        evidence = Optional.of(refutation(bound < 0 ? 0 : least, gaps, why));
    }

    boolean areApart() {
        return worth < bound;
    }

    /** Returns whether some possible worth is greater than that of the best covering and less than the bound. */
    boolean hasRoom() {
        return next() < bound;
    }

    /** Returns the least possible worth that is greater than that of the best covering. */
    long next() {
        return worths.above(worth).orElse(worth + 1);
    }

    /**
     * Returns the greatest possible worth that is at least {@code step} below the bound. The result is empty if the
     * best covering is worth as much already.
     */
    OptionalLong below(long step) {
        OptionalLong least = worths.atMost(bound - step);
        return least.isPresent() && least.getAsLong() > worth ? least : OptionalLong.empty();
    }

    long worth() {
        return worth;
    }

    /** Returns the worth of the best covering. The result is empty if there is no covering yet. */
    OptionalLong knownWorth() {
        return worth < 0 ? OptionalLong.empty() : OptionalLong.of(worth);
    }

    long bound() {
        return bound;
    }

    /** Returns the bound. The result is empty if there is no bound yet. */
    OptionalLong knownBound() {
        return bound == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(bound);
    }

    /** Returns the best covering found. The result is empty if no covering with allowed numbers of pieces is known. */
    Optional<Packing> best() {
        return best;
    }

    Packing bestOrNone() {
        return best.orElse(new Packing(List.of()));
    }

    /**
     * Returns why no covering is worth more than the best covering. Callers must call this method only when the best
     * covering has reached the bound.
     */
    Evidence evidence() {
        Evidence why = evidence.orElseThrow();
        return worth >= 0 && worth + 1 < refuted ? unreachable(why, worth + 1, refuted - 1) : why;
    }

    /**
     * Adds a sentence to a reason. It says that the worths of pieces, by {@link PossibleWorths}, never add up to a
     * number of this range.
     */
    private Evidence unreachable(Evidence why, long from, long to) {
        String worths = from == to ? "%,d".formatted(from) : "%,d to %,d".formatted(from, to);
        return new Evidence.Told(
                why.name(),
                "%s The worth of the pieces never adds up to %s %s.".formatted(why.sentence(), worths, goal.unit()),
                why.picture());
    }

    /**
     * Returns why no covering is worth a number.
     *
     * @param least the number
     * @param gaps the greatest number of cells that such a covering may leave open
     * @param why the reason why the packing puzzle with this many gaps has no packing
     */
    private Evidence refutation(long least, int gaps, Evidence why) {
        String left = gaps == 0 ? "no gap" : gaps == 1 ? "one gap at most" : "%,d gaps at most".formatted(gaps);
        String sentence = least == 0
                ? "The counts cannot be kept: the board has no room for this many pieces. " + why.sentence()
                : "No covering reaches %,d %s, which would leave %s: %s"
                        .formatted(least, goal.unit(), left, why.sentence());
        return new Evidence.Told(why.name(), sentence, Optional.empty());
    }
}
