package io.github.quadrille.app.play;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds what to do next in a puzzle on whose board some pieces are placed already. A hint is never wrong, because the
 * position is solved first. Then the rules of {@link Reasoner} look for a piece whose place is forced. If they find no
 * such piece, other packings are looked at, and the hint is the placement that is in most of them. Where the rules
 * leave few placements for some cell, the hint is chosen among these placements.
 *
 * <pre>{@code
 * Hint hint = new HintFinder(puzzle, Limits.NONE, 1, SolveListener.SILENT).hint();
 * }</pre>
 *
 * @param limits the limits of each search
 * @param seed the seed of the searches, and of drawing packings
 * @param listener the listener, which may interrupt the searches
 */
public record HintFinder(Puzzle puzzle, Limits limits, long seed, SolveListener listener) {
    /**
     * Refuses a puzzle whose goal is to cover.
     *
     * @throws IllegalArgumentException when the goal is to cover
     */
    public HintFinder {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new IllegalArgumentException(
                    "Hints are about packings, but the goal of '%s' is to cover.".formatted(puzzle.name()));
        }
    }

    /** Returns what to do next. */
    public Hint hint() {
        Verdict verdict = solve(puzzle);
        if (verdict instanceof Verdict.Undecided undecided) {
            return new Hint.Unknown(undecided.stoppedBy());
        }
        if (verdict instanceof Verdict.Infeasible none) {
            return noWay(none);
        }
        Reasoner reasoner = new Reasoner(puzzle);
        if (reasoner.isFinished()) {
            return new Hint.Finished();
        }
        Optional<Inference> next = reasoner.next();
        if (next.isPresent() && next.get() instanceof Inference.Sure sure) {
            return new Hint.Forced(sure);
        }
        next.ifPresent(stuck -> {
            throw new IllegalStateException(
                    "The rules of 'hint' refute a position that a search has completed: " + stuck.sentence(puzzle));
        });
        Possibilities possible = Possibilities.of(puzzle, Possibilities.Effort.SHORT, limits, seed, listener);
        if (possible.seen().compareTo(BigInteger.ONE) > 0) {
            Optional<Hint.Likely> known = reasoner.narrowed().flatMap(few -> likeliestOf(few, possible));
            if (known.isPresent()) {
                return known.get();
            }
        }
        Placement likeliest = possible.likeliest().orElseGet(() -> firstOf(verdict));
        BigInteger count = possible.uses().getOrDefault(likeliest, BigInteger.ONE);
        return new Hint.Likely(likeliest, count, possible, Optional.empty());
    }

    /**
     * Returns the placement that is in most packings, among the few that the rules leave for a cell. A person sees a
     * reason for such a hint.
     */
    private static Optional<Hint.Likely> likeliestOf(Hint.Narrowed few, Possibilities possible) {
        return possible.uses().entrySet().stream()
                .filter(use -> few.left().stream().anyMatch(use.getKey()::isSameAs))
                .max(Map.Entry.comparingByValue())
                .map(use -> new Hint.Likely(use.getKey(), use.getValue(), possible, Optional.of(few)));
    }

    /**
     * Returns a piece of the packing that the solver found. This piece is the hint where no other packings were found
     * within the limits.
     */
    private Placement firstOf(Verdict verdict) {
        return verdict.bestSeen().orElseThrow().pieces().stream()
                .filter(piece -> !puzzle.given().contains(piece))
                .findFirst()
                .orElseThrow();
    }

    private Hint noWay(Verdict.Infeasible none) {
        Optional<Inference.Stuck> stuck = puzzle.rest().region().size() == 0
                ? Optional.empty()
                : new Reasoner(puzzle)
                        .next()
                        .filter(Inference.Stuck.class::isInstance)
                        .map(Inference.Stuck.class::cast);
        Optional<PieceRemoval.Removal> removal =
                puzzle.given().isEmpty() ? Optional.empty() : PieceRemoval.of(puzzle, limits, listener);
        boolean isHopeless = puzzle.given().isEmpty()
                || (removal.isEmpty() && solve(puzzle.withGiven(List.of())) instanceof Verdict.Infeasible);
        return new Hint.NoWay(none.evidence(), stuck, removal, isHopeless);
    }

    /** Solves on one thread, so that the same seed always finds the same packing and gives the same hint. */
    private Verdict solve(Puzzle which) {
        return Solver.of(which)
                .with(SearchOptions.FIND_ONE.within(limits.withThreads(1)).withSeed(seed))
                .listening(listener)
                .solve();
    }
}
