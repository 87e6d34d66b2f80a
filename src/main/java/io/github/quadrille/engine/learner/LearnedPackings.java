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
 * Finds all packings by a search that learns. Each packing found is excluded together with its images under the
 * symmetries, until no other packing remains. Clauses learnt before still hold, so the next packing is found sooner. If
 * there are many packings, a tree search or a sweep is better.
 */
public final class LearnedPackings {
    /**
     * The search gives up after this many packings that are different up to symmetry, plus one for each {@link
     * #CONFLICTS_A_PACKING} conflicts.
     */
    private static final int FEW = 100;

    private static final int CONFLICTS_A_PACKING = 20;

    private final PlacementTable table;
    private final List<int[]> moves;
    private final LearnedSearch search;

    /**
     * Prepares the search, and reads the rows of the exact cover.
     *
     * @param listener the listener that can interrupt the search
     * @throws Stopped at a limit
     */
    public LearnedPackings(PlacementTable table, SearchOptions options, SolveListener listener) {
        this.table = table;
        moves = PackingLearner.moves(table, new Clock(options.limits(), listener));
        search = new LearnedSearch(table, LearnedSearch.same(table), moves, options, listener);
    }

    /**
     * Tells whether this method suits a puzzle. The puzzle must have few shapes, and every cell must be covered. If
     * cells can stay open, one packing can be a part of another packing, which would then be excluded with the first.
     */
    public static boolean suits(PlacementTable table) {
        ExactCover cover = table.cover();
        return PackingLearner.suits(table) && IntStream.range(0, cover.cells()).allMatch(cover::isMandatory);
    }

    /**
     * Holds packings, each as the numbers of its placements.
     *
     * @param areAll whether there is no other packing
     */
    public record Found(List<int[]> packings, boolean areAll) {
        /** Copies the list. */
        public Found {
            packings = List.copyOf(packings);
        }
    }

    /**
     * Finds all packings, or the wanted number of packings. The last packing is returned with all its images, so there
     * can be a few more than wanted. The result is empty if there are many packings, or if the search meets more
     * conflicts than allowed.
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

    /** Returns a packing and its images under the symmetries, without repetition. */
    private List<int[]> images(int[] placements) {
        return PackingImages.distinct(
                placements,
                Stream.concat(
                        Stream.of(IntUnaryOperator.identity()), moves.stream().map(move -> at -> move[at])));
    }

    /** Returns how many dead ends the search has met. */
    public long conflicts() {
        return search.conflicts();
    }
}
