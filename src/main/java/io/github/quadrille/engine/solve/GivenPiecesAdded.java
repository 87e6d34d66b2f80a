package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.LeftBesideGiven;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.SolveListener;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Removes the given pieces and their cells from a puzzle, because engines cannot handle given pieces. It adds the given
 * pieces to answers about the remaining puzzle, and checks the result.
 */
final class GivenPiecesAdded {
    private final Puzzle whole;
    private final Puzzle rest;
    /** This checker tests packings of the whole puzzle. It is empty if the puzzle has no given pieces. */
    private final Optional<PackingChecker> checker;

    private final long worth;

    /**
     * Prepares the puzzle that remains without the given pieces and their cells. The given puzzle is not changed.
     *
     * @throws IllegalArgumentException when the given pieces are not allowed to lie where they are; the message has
     *     every reason
     */
    GivenPiecesAdded(Puzzle whole) {
        this.whole = whole;
        this.checker =
                Optional.of(whole).filter(puzzle -> !puzzle.given().isEmpty()).map(PackingChecker::new);
        Packing given = new Packing(whole.given());
        List<Fault> faults = checker.map(check -> check.faultsOfPart(given)).orElse(List.of());
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(
                    "The given pieces in '%s' are not legal: %s".formatted(whole.name(), Fault.sentences(faults)));
        }
        this.rest = whole.rest();
        this.worth = whole.goal() instanceof Goal.Cover goal ? goal.worth(whole, given) : 0;
    }

    /** Returns the puzzle that remains when the given pieces are laid. */
    Puzzle rest() {
        return rest;
    }

    /**
     * Adds the worth of the given pieces to the worth of a covering of the remaining puzzle, or to a bound on that
     * worth.
     */
    long worth(long ofRest) {
        return ofRest + worth;
    }

    private OptionalLong worth(OptionalLong ofRest) {
        return ofRest.isPresent() ? OptionalLong.of(worth(ofRest.getAsLong())) : ofRest;
    }

    /** Adds the given pieces to a packing of the remaining puzzle, and checks the result. */
    Packing whole(Packing ofRest) {
        Packing packing = whole.besideGiven(ofRest);
        List<Fault> faults = checker.map(check -> check.faults(packing)).orElse(List.of());
        if (!faults.isEmpty()) {
            throw new IllegalStateException("Together with the given pieces, this is not a packing of '%s': %s"
                    .formatted(whole.name(), Fault.sentences(faults)));
        }
        return packing;
    }

    Verdict whole(Verdict ofRest) {
        if (whole.given().isEmpty()) {
            return ofRest;
        }
        return ofRest.match(new Verdict.Cases<>() {
            @Override
            public Verdict packed(Verdict.Packed packed) {
                return new Verdict.Packed(whole(packed.first()), packed.packings(), packed.stoppedBy(), packed.work());
            }

            @Override
            public Verdict optimal(Verdict.Optimal optimal) {
                return new Verdict.Optimal(
                        whole(optimal.best()), worth(optimal.worth()), whole(optimal.evidence()), optimal.work());
            }

            @Override
            public Verdict infeasible(Verdict.Infeasible infeasible) {
                return new Verdict.Infeasible(whole(infeasible.evidence()), infeasible.work());
            }

            @Override
            public Verdict undecided(Verdict.Undecided undecided) {
                return new Verdict.Undecided(
                        undecided.stoppedBy(),
                        whole.besideGiven(undecided.best()),
                        worth(undecided.bound()),
                        undecided.work());
            }
        });
    }

    /** Turns a reason about the remaining puzzle into a reason about the whole puzzle. */
    Evidence whole(Evidence ofRest) {
        return LeftBesideGiven.of(whole, ofRest);
    }

    Uniqueness whole(Uniqueness ofRest) {
        return new Uniqueness(
                ofRest.packings().stream().map(this::whole).toList(), ofRest.image(), whole(ofRest.verdict()));
    }

    PackingSample whole(PackingSample ofRest) {
        return new PackingSample(ofRest.packings().stream().map(this::whole).toList(), ofRest.population());
    }

    /**
     * Returns a listener for a search of the remaining puzzle. It adds the given pieces to each packing that is found,
     * and passes the result on.
     */
    SolveListener whole(SolveListener listener) {
        return whole.given().isEmpty() ? listener : new Telling(listener);
    }

    private final class Telling extends ForwardingListener {
        private Telling(SolveListener listener) {
            super(listener);
        }

        @Override
        public void found(Packing packing) {
            listener().found(GivenPiecesAdded.this.whole(packing));
        }

        @Override
        public void progress(Progress now) {
            super.progress(
                    now instanceof Progress.Cover cover ? cover.with(worth(cover.worth()), worth(cover.bound())) : now);
        }

        @Override
        public void part(Packing part) {
            listener().part(whole.besideGiven(part));
        }
    }
}
