package io.github.quadrille.count;

import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.frontier.IncompleteCount;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.BuiltInKinds;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.PuzzleSymmetry;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds every packing and looks which symmetries leave it alone: for where the frontier is too wide. */
final class FixedBySearch implements SearchListener {
    private final Puzzle puzzle;
    private final Map<List<Integer>, Integer> numbers;
    private final List<int[]> moves;
    private final long[] fixed;
    private final CountListener listener;
    private final CountClock clock;

    private FixedBySearch(
            PlacementTable table, List<PuzzleSymmetry> symmetries, CountListener listener, CountClock clock) {
        this.puzzle = table.puzzle();
        this.numbers = PuzzleSymmetry.numbers(table);
        this.moves = symmetries.stream()
                .map(symmetry -> symmetry.placements(table, numbers))
                .toList();
        this.fixed = new long[moves.size()];
        this.listener = listener;
        this.clock = clock;
    }

    /**
     * How many packings each symmetry leaves alone.
     *
     * @throws IncompleteCount when a limit is reached first
     */
    static List<BigInteger> count(
            PlacementTable table, List<PuzzleSymmetry> symmetries, CountListener listener, CountClock clock)
            throws IncompleteCount {
        FixedBySearch search = new FixedBySearch(table, symmetries, listener, clock);
        SearchOptions options =
                clock.left().map(SearchOptions.FIND_ALL::withTimeLimit).orElse(SearchOptions.FIND_ALL);
        Verdict verdict = PackingSearch.solve(search.puzzle, options, search);
        Optional<Limit> stop = verdict instanceof Verdict.Packed packed
                ? packed.stoppedBy()
                : verdict instanceof Verdict.Undecided undecided
                        ? Optional.of(undecided.stoppedBy())
                        : Optional.empty();
        if (stop.isPresent()) {
            throw new IncompleteCount(stop.get().words());
        }
        List<BigInteger> counts = new ArrayList<>();
        IntStream.range(0, search.fixed.length).forEach(i -> counts.add(BigInteger.valueOf(search.fixed[i])));
        return counts;
    }

    @Override
    public void found(Packing packing) {
        Set<Integer> placements = new HashSet<>();
        packing.pieces().forEach(piece -> placements.add(numbers.get(key(piece))));
        for (int i = 0; i < fixed.length; i++) {
            int[] move = moves.get(i);
            fixed[i] += placements.stream().allMatch(placement -> placements.contains(move[placement])) ? 1 : 0;
        }
        if (clock.isTimeToReport()) {
            clock.report("looking at packings one by one");
        }
    }

    private List<Integer> key(Placement piece) {
        int kind = puzzle.bag().indexOf(BuiltInKinds.canonicalName(piece.kind()));
        return PuzzleSymmetry.key(
                kind,
                piece.cells().stream()
                        .mapToInt(cell -> puzzle.region().cellAt(cell.row(), cell.column()))
                        .sorted()
                        .toArray());
    }

    @Override
    public boolean isInterrupted() {
        return listener.isInterrupted();
    }
}
