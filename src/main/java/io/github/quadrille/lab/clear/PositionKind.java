package io.github.quadrille.lab.clear;

import java.util.BitSet;

/**
 * Positions that have something in common, by squares.
 *
 * @param red where a red token lies in all of them
 * @param blue where a blue one lies
 * @param neverRed where no red token lies in any of them
 * @param neverBlue where no blue one lies
 */
public record PositionKind(BitSet red, BitSet blue, BitSet neverRed, BitSet neverBlue) {
    public PositionKind {
        red = (BitSet) red.clone();
        blue = (BitSet) blue.clone();
        neverRed = (BitSet) neverRed.clone();
        neverBlue = (BitSet) neverBlue.clone();
    }

    /** One position alone, of so many squares. */
    static PositionKind only(Position position, int squares) {
        BitSet red = new BitSet();
        BitSet blue = new BitSet();
        for (int square = 0; square < squares; square++) {
            red.set(square, position.isRed(square));
            blue.set(square, position.isBlue(square));
        }
        return new PositionKind(red, blue, others(red, squares), others(blue, squares));
    }

    private static BitSet others(BitSet set, int squares) {
        BitSet others = (BitSet) set.clone();
        others.flip(0, squares);
        return others;
    }

    boolean has(Position position) {
        return red.stream().allMatch(position::isRed)
                && blue.stream().allMatch(position::isBlue)
                && neverRed.stream().noneMatch(position::isRed)
                && neverBlue.stream().noneMatch(position::isBlue);
    }
}
