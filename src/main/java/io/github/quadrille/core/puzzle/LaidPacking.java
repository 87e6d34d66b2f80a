package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;

import java.util.Arrays;
import java.util.List;

/** A packing as one sees it on the board: by cell, which piece lies there. Memory is linear in the board. */
final class LaidPacking {
    private static final int OPEN = -1;

    private final Region region;
    private final List<Placement> pieces;
    /** By piece, the index of its kind in the bag. */
    private final int[] kinds;

    private final int[] pieceOn;

    LaidPacking(Puzzle puzzle, Packing packing) {
        this.region = puzzle.region();
        this.pieces = packing.pieces();
        this.kinds = new int[pieces.size()];
        this.pieceOn = new int[region.size()];
        Arrays.fill(pieceOn, OPEN);
        for (int piece = 0; piece < kinds.length; piece++) {
            kinds[piece] = puzzle.bag().indexOfKind(pieces.get(piece).kind());
            for (Cell cell : pieces.get(piece).cells()) {
                pieceOn[region.cellAt(cell)] = piece;
            }
        }
    }

    /**
     * Whether a symmetry of the board maps it to another packing: each piece to one of as many cells. Ends with the first
     * piece that it maps to none.
     *
     * @param kindMap where the kinds go
     */
    boolean isMappedTo(LaidPacking other, Automorphism symmetry, int[] kindMap) {
        if (pieces.size() != other.pieces.size()) {
            return false;
        }
        for (int piece = 0; piece < kinds.length; piece++) {
            if (!isPieceMappedTo(other, piece, symmetry, kindMap)) {
                return false;
            }
        }
        return true;
    }

    private boolean isPieceMappedTo(LaidPacking other, int piece, Automorphism symmetry, int[] kindMap) {
        List<Cell> cells = pieces.get(piece).cells();
        int image = OPEN;
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = symmetry.apply(cells.get(i), region);
            int there = other.pieceOn[region.cellAt(cell)];
            if (there == OPEN || (i > 0 && there != image)) {
                return false;
            }
            image = there;
        }
        return other.kinds[image] == kindMap[kinds[piece]]
                && other.pieces.get(image).cells().size() == cells.size();
    }
}
