package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.CellWeights;
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
        evidence = Optional.of(new WorthRefutation(bound < 0 ? 0 : least, goal.unit(), gaps, why));
    }

    boolean areApart() {
        return worth < bound;
    }

    /** Whether there is a number to ask for below the bound. */
    boolean leaveRoom() {
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
        return worth >= 0 && worth + 1 < refuted ? new UnreachableWorth(why, worth + 1, refuted - 1, goal.unit()) : why;
    }

    /**
     * A reason why no covering is worth some number, and that nothing below it can be worth more than the best one, by the
     * {@link PossibleWorths} of pieces.
     *
     * @param why the reason
     * @param from what no pieces are worth together, at least
     * @param to and at most
     * @param unit of what
     */
    private record UnreachableWorth(Evidence why, long from, long to, String unit) implements Evidence {
        @Override
        public String name() {
            return why.name();
        }

        @Override
        public String sentence() {
            return "%s And what the pieces are worth never adds up to %s."
                    .formatted(
                            why.sentence(),
                            from == to ? "%,d %s".formatted(from, unit) : "%,d to %,d %s".formatted(from, to, unit));
        }

        @Override
        public Optional<CellWeights> picture() {
            return why.picture();
        }
    }

    /**
     * Why no covering is worth a number.
     *
     * @param worth the number
     * @param unit of what
     * @param gaps how many gaps a covering worth that much may have at most
     * @param why why the puzzle with so many gaps has no packing
     */
    private record WorthRefutation(long worth, String unit, int gaps, Evidence why) implements Evidence {
        @Override
        public String name() {
            return why.name();
        }

        @Override
        public String sentence() {
            if (worth == 0) {
                return "The counts cannot be kept. " + why.sentence();
            }
            return "No covering reaches %,d %s, which would leave %s: %s"
                    .formatted(
                            worth,
                            unit,
                            gaps == 0 ? "no gap" : gaps == 1 ? "one gap at most" : "%,d gaps at most".formatted(gaps),
                            why.sentence());
        }
    }
}
