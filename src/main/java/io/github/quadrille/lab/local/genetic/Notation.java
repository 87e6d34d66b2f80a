package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Bag;

import java.util.Optional;
import java.util.StringJoiner;

/**
 * Sequences as the published system writes them: {@code Z3 I0 S2}, for each piece its kind and one digit, how many
 * quarter turns clockwise; from 4 on it is flipped before, where the puzzle allows that. Only of squares: others
 * have turns that the notation has no digit for.
 */
final class Notation {
    /** Nobody reads more. */
    private static final int LONGEST = 1000;

    private Notation() {}

    /** Empty when it would be too long to be read, or the pieces are not of squares. */
    static Optional<String> of(Chromosome chromosome, GenePieces pieces, Bag bag) {
        boolean square =
                bag.supplies().stream().allMatch(supply -> supply.kind().shape().lattice() == Lattices.SQUARE);
        if (chromosome.length() > LONGEST || !square) {
            return Optional.empty();
        }
        StringJoiner words = new StringJoiner(" ");
        for (int place = 0; place < chromosome.length(); place++) {
            int piece = chromosome.piece(place);
            words.add(bag.kind(pieces.kind(piece)).name() + chromosome.turn(piece));
        }
        return Optional.of(words.toString());
    }
}
