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
 * Looks for one packing by searches that learn, in turns: for each symmetry of the puzzle one for the packings that it leaves as they are, and
 * one for all. Many a rare packing is symmetric, and a symmetric one has half as many pieces to be found, or fewer.
 */
public final class PackingLearner {
    /** With more kinds the same dead end seldom comes back, and a search of a tree alone is mostly the quickest. */
    private static final int FEW_KINDS = 3;

    /** Of tori there may be thousands, and most of their packings are not symmetric. */
    private static final int MOST_SYMMETRIES = 48;

    /** Of a first turn: a second or two. */
    public static final int FIRST_CONFLICTS = 60_000;

    private static final int MOST_CONFLICTS = 1 << 30;

    private final List<LearnedSearch> searches = new ArrayList<>();
    /** The searches that are not refuted. */
    private final List<LearnedSearch> open;

    /**
     * Reads the rows.
     *
     * @param options whose seed orders what is alike
     * @param listener hears how far the search has come, may interrupt it, and gets no packing
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

    /** Where each symmetry takes each placement, but for the one that leaves them where they are; none where there are too many. */
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

    /** A symmetry of each class. Another of the class leaves as many packings as they are. */
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

    /** Whether a puzzle has so few shapes that the same dead ends come back in all corners of its board. */
    public static boolean isOfFewShapes(PlacementTable table) {
        return table.puzzle().bag().size() <= FEW_KINDS;
    }

    /** Whether to learn pays: of few shapes, and with rows that are few enough. */
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
     * Goes on until each of the searches has met so many more conflicts; nothing when that was not enough.
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

    /** What all of them have done; its time is that of those who ask. */
    public Work work() {
        return new Work(0, conflicts(), conflicts(), 0, 0, 0);
    }

    /** The fullest part of a packing that one of them has seen. */
    public Packing fullest() {
        return searches.stream()
                .map(LearnedSearch::fullest)
                .max(Comparator.comparingInt(Packing::coveredCells))
                .orElseThrow();
    }

    /** How many dead ends all of them have met. */
    public long conflicts() {
        return searches.stream().mapToLong(LearnedSearch::conflicts).sum();
    }
}
