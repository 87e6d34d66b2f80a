package io.github.quadrille.engine.learner;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches for one packing by several searches that learn and take turns. For each class of conjugate symmetries, one
 * search looks for packings that one symmetry of the class maps to themselves. A last search looks for any packing. If
 * packings are rare, they are often symmetric, and a symmetric packing needs only about half as many decisions, or
 * fewer.
 */
public final class PackingLearner {
    /** With more kinds than this, the same dead end seldom comes back. Then a tree search is usually the fastest. */
    private static final int FEW_KINDS = 3;

    /**
     * If a puzzle has more symmetries than this, none are used. A torus can have thousands, and most of its packings
     * are not symmetric.
     */
    private static final int MOST_SYMMETRIES = 48;

    /** Each search meets at most this many conflicts in its first turn, which takes a second or two. */
    public static final int FIRST_CONFLICTS = 60_000;

    private static final int MOST_CONFLICTS = 1 << 30;

    private final List<LearnedSearch> searches = new ArrayList<>();
    /** These searches have not ended yet. */
    private final List<LearnedSearch> open;

    /**
     * Prepares the searches, and reads the rows of the exact cover.
     *
     * @param options the options, whose seed orders equal choices
     * @param listener the listener that receives progress and partial packings, and can interrupt the search
     * @throws Stopped at a limit
     */
    public PackingLearner(PlacementTable table, SearchOptions options, SolveListener listener) {
        List<int[]> moves = moves(table, new Clock(options.limits(), listener));
        for (int[] images : classes(moves)) {
            searches.add(new LearnedSearch(table, images, moves, options, listener));
        }
        searches.add(new LearnedSearch(table, LearnedSearch.same(table), moves, options, listener));
        open = new ArrayList<>(searches);
    }

    /**
     * Returns the image of each placement under each symmetry, except the identity. The list is empty if there are too
     * many symmetries.
     */
    static List<int[]> moves(PlacementTable table, Clock clock) {
        PuzzleSymmetries group = PuzzleSymmetries.of(table.puzzle());
        if (group.order() > MOST_SYMMETRIES) {
            return List.of();
        }
        List<int[]> moves = new ArrayList<>();
        for (PuzzleSymmetry symmetry : group.list(clock::check)) {
            clock.check();
            moves.add(table.images(symmetry));
        }
        return moves.subList(1, moves.size());
    }

    /**
     * Returns one symmetry of each conjugacy class. This is enough, because all symmetries of a class leave equally
     * many packings unchanged.
     */
    private static List<int[]> classes(List<int[]> moves) {
        List<int[]> classes = new ArrayList<>();
        for (int[] move : moves) {
            if (classes.stream().noneMatch(other -> moves.stream().anyMatch(by -> isConjugate(move, other, by)))) {
                classes.add(move);
            }
        }
        return classes;
    }

    private static boolean isConjugate(int[] move, int[] other, int[] by) {
        return IntStream.range(0, move.length).allMatch(placement -> move[by[placement]] == by[other[placement]]);
    }

    /** Tells whether a puzzle has so few shapes that the same dead ends come back in all corners of its board. */
    public static boolean isOfFewShapes(PlacementTable table) {
        return table.puzzle().bag().size() <= FEW_KINDS;
    }

    /**
     * Tells whether learning is worthwhile. The puzzle must have few shapes, and its exact cover must be small enough
     * for the learner.
     */
    public static boolean suits(PlacementTable table) {
        return isOfFewShapes(table) && LearnedSearch.fits(table);
    }

    /** Searches to the end, or to a limit. */
    public static Verdict solve(PlacementTable table, SearchOptions options, SolveListener listener) {
        Optional<PackingLearner> learner = Optional.empty();
        try {
            learner = Optional.of(new PackingLearner(table, options, listener));
            Optional<Verdict> known = Optional.empty();
            for (int turn = FIRST_CONFLICTS; known.isEmpty(); turn = Math.min(2 * turn, MOST_CONFLICTS)) {
                known = learner.get().go(turn);
            }
            return known.get();
        } catch (Stopped stopped) {
            Work work = learner.map(PackingLearner::work).orElse(Work.NONE);
            Packing part = learner.map(PackingLearner::fullest).orElse(new Packing(List.of()));
            return new Verdict.Undecided(stopped.limit(), part, work);
        }
    }

    /**
     * Runs each search until it has met {@code mostConflicts} further conflicts. The result is empty if no search has
     * decided the question by then.
     *
     * @throws Stopped at a limit
     */
    public Optional<Verdict> go(int mostConflicts) {
        for (LearnedSearch search : List.copyOf(open)) {
            Optional<Verdict> verdict = search.go(mostConflicts);
            if (verdict.isPresent() && (verdict.get() instanceof Verdict.Packed || !search.isSymmetric())) {
                return verdict;
            }
            if (verdict.isPresent()) {
                open.remove(search);
            }
        }
        return Optional.empty();
    }

    /** Returns the work of all searches. Its time is 0, because the caller measures the time. */
    public Work work() {
        return new Work(0, conflicts(), conflicts(), 0, 0, 0);
    }

    /** Returns the partial packing with the most covered cells, among those that the searches have kept. */
    public Packing fullest() {
        return searches.stream()
                .map(LearnedSearch::fullest)
                .max(Comparator.comparingInt(Packing::coveredCells))
                .orElseThrow();
    }

    /** Returns how many dead ends all searches have met. */
    public long conflicts() {
        return searches.stream().mapToLong(LearnedSearch::conflicts).sum();
    }
}
