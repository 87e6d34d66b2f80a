package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Orientation;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds facts about a puzzle that are known before solving it.
 *
 * @param puzzle the puzzle
 * @param kinds the facts about each kind in the bag
 * @param maxArea the number of cells of all pieces, if the bag's greatest number of each kind is used; empty if a kind
 *     may be used any number of times
 * @param symmetries the symmetries of the board alone
 */
public record PuzzleFacts(Puzzle puzzle, List<KindFacts> kinds, Optional<Long> maxArea, RegionSymmetries symmetries) {

    /**
     * Holds facts about one kind.
     *
     * @param orientations the number of different orientations
     * @param placements the number of placements on the cells that given pieces leave open, over all orientations
     */
    public record KindFacts(Kind kind, CountRange count, int orientations, int placements) {}

    /**
     * Finds the facts about a puzzle by listing all placements. Time and memory are linear in the number of placements.
     */
    public static PuzzleFacts of(Puzzle puzzle) {
        ExactCover cover = new PlacementTable(puzzle.rest()).cover();
        List<KindFacts> kinds = new ArrayList<>();
        long maxArea = 0;
        boolean open = false;
        for (int k = 0; k < puzzle.bag().size(); k++) {
            Kind kind = puzzle.bag().kind(k);
            CountRange count = puzzle.bag().count(k);
            int orientations = (int) Orientation.of(puzzle, k).stream()
                    .map(Orientation::form)
                    .distinct()
                    .count();
            kinds.add(new KindFacts(kind, count, orientations, cover.on(cover.cells() + k)));
            open |= count.isOpen();
            maxArea += (long) count.max() * kind.size();
        }
        return new PuzzleFacts(
                puzzle,
                List.copyOf(kinds),
                open ? Optional.empty() : Optional.of(maxArea),
                RegionSymmetries.of(puzzle.region()).distinct());
    }

    /** Returns the number of placements of all kinds together. */
    public int placements() {
        return kinds.stream().mapToInt(KindFacts::placements).sum();
    }
}
