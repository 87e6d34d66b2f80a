package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.picture.PictureSymbols;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A {@code PackingRecord} is one record in a file of packings, or what is wrong with a bad one. */
public sealed interface PackingRecord {
    /** Holds a packing and the puzzle named in the answer it was read from. Neither is checked. */
    record FoundPacking(Optional<Puzzle> puzzle, Packing packing) implements PackingRecord {}

    /** Returns a receiver of records that passes on packings only. */
    static Consumer<PackingRecord> packings(Consumer<FoundPacking> receiver) {
        return record -> {
            if (record instanceof FoundPacking found) {
                receiver.accept(found);
            }
        };
    }

    /** Holds the best partial packing of an undecided answer. */
    record BestPart(FoundPacking part) implements PackingRecord {}

    /**
     * Holds a packing of which there is only a picture.
     *
     * @param symbols the letters of the picture, in the place of kinds; pieces that share a letter and touch may look
     *     like one
     */
    record PackingPicture(PictureSymbols symbols) implements PackingRecord {}

    /** Holds a remark about the next packing that may explain its faults. */
    record Remark(String sentence) implements PackingRecord {}

    /** Holds the problems of a record that cannot be read. */
    record Unreadable(List<Problem> problems) implements PackingRecord {}

    /** Holds the covering by tetrominoes in an answer of {@code local}. */
    record WrittenCovering(Covering covering) implements PackingRecord {}

    /** Holds the claim of an answer that no covering is worth more than this. */
    record Optimum(long worth) implements PackingRecord {}
}
