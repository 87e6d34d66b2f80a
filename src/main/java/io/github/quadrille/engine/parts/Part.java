package io.github.quadrille.engine.parts;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A {@code Part} is a share of a count: a separate puzzle, as plain data that can be written as a puzzle file and
 * counted anywhere.
 *
 * @param puzzle the sub-puzzle: the region minus the cells covered, the bag minus the pieces placed
 * @param multiplicity how often each of its packings counts, because of symmetry
 */
public record Part(Puzzle puzzle, long multiplicity) {
    private static final int BYTES_OF_ID = 12;
    /** A part is cut into this many smaller parts, so that few of them take too long again. */
    private static final int PIECES = 16;

    /** Returns a name that depends only on the contents of the part and is the same in every process. */
    public String id() {
        return id(multiplicity + "\n" + text(puzzle));
    }

    /**
     * Returns smaller parts that together have the same packings. They are the same in every process. If the part is
     * too small to be cut, the list has only this part.
     */
    public List<Part> cut() {
        return PuzzleCut.into(PIECES, puzzle, true, () -> {}).stream()
                .map(piece -> new Part(piece.puzzle(), Math.multiplyExact(piece.multiplicity(), multiplicity)))
                .toList();
    }

    static String id(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES_OF_ID);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("This Java lacks SHA-256, which every Java should have.", e);
        }
    }

    /** Returns a text with all that the answer depends on. The puzzle's name does not matter. */
    static String text(Puzzle puzzle) {
        StringBuilder text = new StringBuilder();
        Region board = puzzle.region();
        if (board.lattice() != Lattices.SQUARE) {
            text.append(board.lattice().word())
                    .append(' ')
                    .append(board.layers())
                    .append('\n');
        }
        board.picture().forEach(row -> text.append(row).append('\n'));
        text.append(board.wrap().word()).append(' ');
        text.append(puzzle.symmetry().word()).append('\n');
        puzzle.bag()
                .supplies()
                .forEach(supply -> text.append(supply.count())
                        .append(' ')
                        .append(supply.kind().shape().picture())
                        .append('\n'));
        return text.toString();
    }
}
