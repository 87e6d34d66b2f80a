package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Passes on the packings of one answer as soon as their puzzle is known. If the puzzle comes before the packings, each
 * packing is passed on at once.
 */
final class PendingPackings {
    private final Problems problems;
    private final Consumer<? super FoundPacking> receiver;
    private final List<Packing> waiting = new ArrayList<>();
    private Optional<Puzzle> puzzle = Optional.empty();
    private long waitingSize;
    private long count;

    PendingPackings(Problems problems, Consumer<? super FoundPacking> receiver) {
        this.problems = problems;
        this.receiver = receiver;
    }

    /** Returns how many packings of the answer were read so far. */
    long count() {
        return count;
    }

    void puzzle(Optional<Puzzle> read) {
        puzzle = read;
        handOn();
    }

    void packing(Packing packing, TextPosition position) {
        count++;
        waitingSize += 1 + packing.pieces().size() + packing.coveredCells();
        if (waitingSize <= BoardSize.MAX_SQUARES) {
            waiting.add(packing);
        } else {
            problems.add(position, "Too many packings come before the key \"puzzle\". Put \"puzzle\" first.");
        }
        if (puzzle.isPresent()) {
            handOn();
        }
    }

    /**
     * Passes on all packings that wait for their puzzle. After a problem they are dropped instead. The reader also
     * calls this method at the end of the answer.
     */
    void handOn() {
        if (problems.isEmpty()) {
            waiting.forEach(packing -> receiver.accept(new FoundPacking(puzzle, packing)));
        }
        waiting.clear();
        waitingSize = 0;
    }
}
