package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Maps a puzzle to itself by one symmetry: a permutation of its cells, and of its kinds.
 *
 * <p>Example: {@link PuzzleSymmetries}
 */
public final class PuzzleSymmetry {
    private final Region region;
    private final Automorphism automorphism;
    private final int[] cells;
    private final int[] kinds;

    PuzzleSymmetry(Region region, Automorphism automorphism, int[] kinds) {
        this.region = region;
        this.automorphism = automorphism;
        this.kinds = kinds;
        this.cells = IntStream.range(0, region.size())
                .map(cell -> {
                    Cell image = automorphism.apply(region.cell(cell), region);
                    return region.cellAt(image);
                })
                .toArray();
    }

    /** Returns whether this symmetry is the identity. */
    public boolean isIdentity() {
        return automorphism.isIdentity();
    }

    /**
     * Returns a name that says what this symmetry does to the board, such as {@code turn 180} or {@code flip, shift by
     * (0, 3)}.
     */
    public String name() {
        return automorphism.name(region.lattice());
    }

    /** Returns the action of this symmetry on the cells. */
    public Automorphism automorphism() {
        return automorphism;
    }

    /** Returns whether this symmetry maps a kind to itself. */
    public boolean keeps(int kind) {
        return kinds[kind] == kind;
    }

    /** Returns the kind to which this symmetry maps a kind, both as indices in the bag. */
    public int kind(int kind) {
        return kinds[kind];
    }

    /** Returns the cell to which this symmetry maps a cell. */
    public int cell(int cell) {
        return cells[cell];
    }

    /** Returns the cells to which this symmetry maps some cells, ascending. */
    public int[] cells(int[] covered) {
        int[] images = new int[covered.length];
        for (int i = 0; i < covered.length; i++) {
            images[i] = cells[covered[i]];
        }
        Arrays.sort(images);
        return images;
    }

    /**
     * Returns the image of each cell under this symmetry, in the order of the cells. The result is equal for symmetries
     * that differ in name only, such as a turn and a flip of a board one cell wide.
     */
    IntBuffer image() {
        return IntBuffer.wrap(cells);
    }
}
