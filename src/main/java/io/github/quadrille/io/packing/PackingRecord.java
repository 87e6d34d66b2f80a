package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.picture.PictureSymbols;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What stands in a file of packings, record by record, bad ones among them. */
public sealed interface PackingRecord {
    /** A packing, and the puzzle that its answer says it packs. Nothing is checked. */
    record FoundPacking(Optional<Puzzle> puzzle, Packing packing) implements PackingRecord {}

    /** Hands on packings, and nothing else. */
    static Consumer<PackingRecord> packings(Consumer<FoundPacking> receiver) {
        return record -> {
            if (record instanceof FoundPacking found) {
                receiver.accept(found);
            }
        };
    }

    /** The best part of a packing that an undecided answer holds. */
    record BestPart(FoundPacking part) implements PackingRecord {}

    /**
     * A packing of which only the picture is there.
     *
     * @param symbols for kinds the letters of the picture; pieces that share one and touch may be one
     */
    record PackingPicture(PictureSymbols symbols) implements PackingRecord {}

    /** Something about the next packing that may explain what is wrong with it. */
    record Remark(String sentence) implements PackingRecord {}

    /** A record that cannot be read. */
    record Unreadable(List<Problem> problems) implements PackingRecord {}

    /** The covering by tetrominoes that an answer of {@code local} holds. */
    record WrittenCovering(Covering covering) implements PackingRecord {}

    /** What an answer says is the most that a covering is worth. */
    record Optimum(long worth) implements PackingRecord {}
}
