package io.github.quadrille.engine.learner;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PackingImages;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds all packings by a search that learns: each that is found is excluded with its images, until there is none. What was learnt
 * before still holds, so that the next one is found sooner. Where packings are many, a search of a tree or a sweep is the better way.
 */
public final class LearnedPackings {
    /** Packings are many where more are found than this, and one more for each {@link #CONFLICTS_A_PACKING}. */
    private static final int FEW = 100;

    private static final int CONFLICTS_A_PACKING = 20;

    private final PlacementTable table;
    private final List<int[]> moves;
    private final LearnedSearch search;

    /**
     * Reads the rows.
     *
     * @param listener may interrupt it
     * @throws Stopped at a limit
     */
    public LearnedPackings(PlacementTable table, SearchOptions options, SolveListener listener) {
        this.table = table;
        moves = PackingLearner.moves(table, new Clock(options.limits(), listener));
        search = new LearnedSearch(table, LearnedSearch.same(table), moves, options, listener);
    }

    /** Whether this is a way: of few shapes, and no cell may stay open, since then a packing may be a part of another. */
    public static boolean suits(PlacementTable table) {
        ExactCover cover = table.cover();
        return PackingLearner.suits(table) && IntStream.range(0, cover.cells()).allMatch(cover::isMandatory);
    }

    /**
     * Packings, each as numbers of placements.
     *
     * @param areAll whether there is no other
     */
    public record Found(List<int[]> packings, boolean areAll) {
        /** Keeps a copy. */
        public Found {
            packings = List.copyOf(packings);
        }
    }

    /**
     * Finds them all, or as many as are wanted, and some images more; nothing where packings are many, or the conflicts not enough.
     *
     * @throws Stopped at a limit
     */
    public Optional<Found> find(long wanted, long mostConflicts) {
        List<int[]> packings = new ArrayList<>();
        for (int classes = 0; classes <= FEW + search.conflicts() / CONFLICTS_A_PACKING; classes++) {
            if (packings.size() >= wanted) {
                return Optional.of(new Found(packings, false));
            }
            long left = Math.max(0, mostConflicts - search.conflicts());
            Optional<Verdict> found = search.go((int) Math.min(left, Integer.MAX_VALUE));
            if (found.isEmpty()) {
                return Optional.empty();
            }
            if (found.get() instanceof Verdict.Infeasible) {
                return Optional.of(new Found(packings, true));
            }
            packings.addAll(images(table.numbers(found.get().bestSeen().orElseThrow())));
            search.exclude();
        }
        return Optional.empty();
    }

    /** A packing and its images, each another one. */
    private List<int[]> images(int[] placements) {
        return PackingImages.distinct(
                placements,
                Stream.concat(
                        Stream.of(IntUnaryOperator.identity()), moves.stream().map(move -> at -> move[at])));
    }

    /** How many dead ends it has met. */
    public long conflicts() {
        return search.conflicts();
    }
}
