package io.github.quadrille.io.burrtools;

import io.github.quadrille.io.text.TextPosition;

import java.util.Set;

/**
 * A box of voxels, of which each is filled, variable or empty.
 *
 * @param position where the file has it
 * @param name may be empty
 * @param x how many voxels lie beside each other
 * @param y how many lie behind each other
 * @param z how many lie on top of each other
 * @param states a mark for each voxel, x first, then y, then z
 * @param colours those that voxels have, from 1
 * @param hasWeight whether it is said when it comes off
 */
record BurrShape(
        TextPosition position,
        String name,
        int x,
        int y,
        int z,
        String states,
        Set<Integer> colours,
        boolean hasWeight) {
    static final char FILLED = '#';
    static final char VARIABLE = '+';
    static final char EMPTY = '_';

    /** Keeps a copy. */
    BurrShape {
        colours = Set.copyOf(colours);
    }

    boolean has(char state) {
        return states.indexOf(state) >= 0;
    }
}
