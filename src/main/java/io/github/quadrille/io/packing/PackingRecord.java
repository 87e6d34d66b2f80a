package io.github.quadrille.io.packing;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.picture.PictureSymbols;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A {@code PackingRecord} is one record in a file of packings, or says what is wrong with a record. */
public sealed interface PackingRecord {
    /**
     * Holds a packing, and the puzzle of the answer from which it was read. Neither the packing nor the puzzle is
     * checked.
     */
    record FoundPacking(Optional<Puzzle> puzzle, Packing packing) implements PackingRecord {}

    /** Returns a receiver of records that passes only packings on. */
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
     * @param symbols the letters of the picture, as if they were kinds; touching pieces with the same letter can look
     *     like one piece
     */
    record PackingPicture(PictureSymbols symbols) implements PackingRecord {}

    /** Holds a remark about the next packing. The remark can explain faults of that packing. */
    record Remark(String sentence) implements PackingRecord {}

    /** Holds the problems of a record that cannot be read. */
    record Unreadable(List<Problem> problems) implements PackingRecord {}

    /** Holds the covering by tetrominoes in an answer of {@code local}. */
    record WrittenCovering(Covering covering) implements PackingRecord {}

    /** Holds an answer's claim that no covering is worth more than {@code worth}. */
    record Optimum(long worth) implements PackingRecord {}
}
