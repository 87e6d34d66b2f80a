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

    /** Whether it changes nothing. */
    public boolean isIdentity() {
        return automorphism.isIdentity();
    }

    /** What it does to the board: {@code turn 180}, {@code flip, shift by (0, 3)}. */
    public String name() {
        return automorphism.name(region.lattice());
    }

    /** What it does to the cells. */
    public Automorphism automorphism() {
        return automorphism;
    }

    /** Whether it maps the kind to itself. */
    public boolean keeps(int kind) {
        return kinds[kind] == kind;
    }

    /** Where a kind goes, by index in the bag. */
    public int kind(int kind) {
        return kinds[kind];
    }

    /** Where a cell goes. */
    public int cell(int cell) {
        return cells[cell];
    }

    /** Where cells go, ascending. */
    public int[] cells(int[] covered) {
        int[] images = new int[covered.length];
        for (int i = 0; i < covered.length; i++) {
            images[i] = cells[covered[i]];
        }
        Arrays.sort(images);
        return images;
    }

    /** Where all cells go; the same for two that differ in words only, as a turn and a flip of a board one cell wide do. */
    IntBuffer image() {
        return IntBuffer.wrap(cells);
    }
}
