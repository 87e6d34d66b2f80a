package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes the tree of a {@link RefutationTree}. At every position it looks at the cells and kinds that have the fewest
 * placements left. It branches on the cell or kind with the fewest placements that cause no immediate contradiction.
 * This costs time, but makes the tree smaller.
 */
final class RefutationSearch {
    /** Puzzles with more placements than this are not searched, because no person would follow the tree. */
    private static final int MOST_PLACEMENTS = 60_000;
    /** At each position, the placements of this many cells and kinds are tried before one cell or kind is chosen. */
    private static final int LOOK_AT = 10;

    private final Puzzle puzzle;
    private final long most;
    private final Runnable pause;
    private PlacementTable table;
    private final List<Integer> laid = new ArrayList<>();
    private Optional<Packing> packing = Optional.empty();
    private int nodes;

    /**
     * Prepares the search.
     *
     * @param puzzle the puzzle, without given pieces
     * @param most the largest number of positions that the tree may have
     * @param pause a check that is called often, and that ends the search by throwing
     */
    RefutationSearch(Puzzle puzzle, long most, Runnable pause) {
        this.puzzle = puzzle;
        this.most = most;
        this.pause = pause;
    }

    /** Returns the tree; empty when a packing was found, or when the tree or the puzzle is too large. */
    Optional<RefutationStep> refute() {
        if (PlacementTable.bound(puzzle) > MOST_PLACEMENTS) {
            return Optional.empty();
        }
        table = new PlacementTable(puzzle, pause);
        return refute(new Candidates(table));
    }

    /** Returns the packing that was found instead of a tree; empty if none was found. */
    Optional<Packing> packing() {
        return packing;
    }

    /** Returns the number of positions that were looked at. */
    int nodes() {
        return nodes;
    }

    private Optional<RefutationStep> refute(Candidates position) {
        if (nodes >= most) {
            return Optional.empty();
        }
        nodes++;
        Optional<Contradiction> end = position.contradiction();
        if (end.isPresent()) {
            return Optional.of(new RefutationStep.Dead(
                    end.get().sentence(puzzle), end.get().cells()));
        }
        if (position.isFinished()) {
            packing = Optional.of(
                    table.packing(laid.stream().mapToInt(each -> each).toArray()));
            return Optional.empty();
        }
        return branch(position, tightest(position));
    }

    private Optional<RefutationStep> branch(Candidates position, int item) {
        List<RefutationStep.Way> ways = new ArrayList<>();
        int size = 1;
        for (int placement : position.on(item)) {
            laid.add(placement);
            int mark = position.lay(placement);
            Optional<RefutationStep> then = refute(position);
            position.takeBack(placement, mark);
            laid.remove(laid.size() - 1);
            if (then.isEmpty()) {
                return Optional.empty();
            }
            ways.add(new RefutationStep.Way(table.placement(placement), then.get()));
            size += then.get().size();
        }
        Optional<Cell> cell = position.cellOf(item);
        Optional<String> kind =
                position.kindOf(item).or(() -> position.ruleOf(item).map(ReasonSentences::pieceFor));
        String number = ways.size() == 1 ? "one %s only." : ways.size() + " %ss.";
        String sentence = cell.map(at -> ReasonSentences.begun(ReasonSentences.place(puzzle, at))
                        + " can be covered in " + number.formatted("way"))
                .orElseGet(() -> kind.orElseThrow() + " has to be laid, and has " + number.formatted("place"));
        return Optional.of(new RefutationStep.Branch(sentence, cell, kind, ways, size));
    }

    /** Finds the cell or kind that needs a piece and has the fewest placements without an immediate contradiction. */
    private int tightest(Candidates position) {
        int[] tight = position.tightest().limit(LOOK_AT).toArray();
        int best = tight[0];
        long fewest = Long.MAX_VALUE;
        for (int item : tight) {
            pause.run();
            long open = position.on(item).stream()
                    .filter(placement -> {
                        int mark = position.lay(placement);
                        boolean isOpen = position.contradiction().isEmpty();
                        position.takeBack(placement, mark);
                        return isOpen;
                    })
                    .count();
            // In a tie, the cell or kind with fewer placements in all is better.
            if (open < fewest || (open == fewest && position.count(item) < position.count(best))) {
                best = item;
                fewest = open;
            }
        }
        return best;
    }
}
