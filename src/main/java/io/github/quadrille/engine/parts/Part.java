package io.github.quadrille.engine.parts;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A {@code Part} is one of the smaller puzzles into which a puzzle is cut, so that each can be answered by itself. It
 * is plain data, which can be written as a puzzle file and counted on any machine.
 *
 * @param puzzle the puzzle of this part: the board without the cells that are already covered or chosen to stay open,
 *     and the bag without the pieces that are already placed
 * @param multiplicity how often each packing of this part counts, because the part stands for symmetric or equal parts
 */
public record Part(Puzzle puzzle, long multiplicity) {
    private static final int BYTES_OF_ID = 12;
    /** A part is cut into about this many smaller parts, so that only few of these take too long again. */
    private static final int PIECES = 16;

    /** Returns a name that depends only on the contents of the part and is the same in every process. */
    public String id() {
        return id(multiplicity + "\n" + text(puzzle));
    }

    /**
     * Returns smaller parts that together have as many packings as this part, counted with multiplicity. The smaller
     * parts are the same in every process. If this part is too small to be cut, or has rules, the list contains only
     * this part.
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

    /**
     * Returns a text with everything on which the number of packings depends. The name of the puzzle is left out. Names
     * of kinds are in it only if there are rules, because rules use them.
     */
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
        if (!puzzle.rules().isEmpty()) {
            text.append(puzzle.bag().kinds().stream().map(Kind::name).toList())
                    .append('\n')
                    .append(puzzle.rules())
                    .append('\n');
        }
        return text.toString();
    }
}
