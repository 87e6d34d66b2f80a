package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes the tree of a {@link RefutationTree}. At every position it looks at the cells and kinds with the fewest ways, and goes on
 * with the one of which the fewest ways do not end at once: that costs time, and spares steps.
 */
final class RefutationSearch {
    /** Larger puzzles are not for people. */
    private static final int MOST_PLACEMENTS = 60_000;
    /** Of so many cells and kinds the ways are tried before one is chosen. */
    private static final int LOOK_AT = 10;

    private final Puzzle puzzle;
    private final long most;
    private final Runnable pause;
    private PlacementTable table;
    private final List<Integer> laid = new ArrayList<>();
    private Optional<Packing> packing = Optional.empty();
    private int nodes;

    /**
     * @param puzzle without given pieces
     * @param most how many positions the tree may have
     * @param pause called often, so that it may give up by throwing
     */
    RefutationSearch(Puzzle puzzle, long most, Runnable pause) {
        this.puzzle = puzzle;
        this.most = most;
        this.pause = pause;
    }

    /** The tree; empty when a packing was found, or it would be too large. */
    Optional<RefutationStep> refute() {
        if (PlacementTable.bound(puzzle) > MOST_PLACEMENTS) {
            return Optional.empty();
        }
        table = new PlacementTable(puzzle, pause);
        return refute(new Candidates(table));
    }

    /** What was found instead. */
    Optional<Packing> packing() {
        return packing;
    }

    /** How many positions were looked at. */
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

    /** A cell or kind that wants a piece, of which the fewest ways do not end at once. */
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
            // The same number of ways that do not end at once: rather fewer in all.
            if (open < fewest || (open == fewest && position.count(item) < position.count(best))) {
                best = item;
                fewest = open;
            }
        }
        return best;
    }
}
