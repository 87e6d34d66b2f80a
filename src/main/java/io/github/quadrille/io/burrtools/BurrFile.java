package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.io.text.TextPosition;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Holds the parts of a BurrTools file that are read.
 *
 * @param grid the sort of voxels, as BurrTools numbers it
 * @param hasComment whether it has a comment
 */
record BurrFile(int grid, List<BurrFile.BurrShape> shapes, List<BurrFile.BurrProblem> problems, boolean hasComment) {
    /**
     * A {@code BurrProblem} asks to fill one shape with others.
     *
     * @param position its place in the file
     * @param name its name, which may be empty
     * @param result the number of the shape to fill, from 0; empty when none is chosen
     * @param allowed the colours of pieces and of the result that may be on each other
     * @param maxHoles the number of variable voxels that may stay empty
     * @param solutions the number of solutions in the file
     * @param hasGroups whether the file has groups of pieces that come off together
     */
    record BurrProblem(
            TextPosition position,
            String name,
            OptionalInt result,
            List<Part> parts,
            Set<ColourPair> allowed,
            OptionalInt maxHoles,
            int solutions,
            boolean hasGroups) {
        /**
         * A {@code Part} is a piece with its count.
         *
         * @param shape the number of its shape, from 0
         */
        record Part(TextPosition position, int shape, CountRange count) {}

        /** Holds a colour of pieces and a colour of the result, both counted from 1. */
        record ColourPair(int piece, int result) {}
    }

    /**
     * A {@code BurrShape} is a box of voxels, each of which is filled, variable or empty.
     *
     * @param position its place in the file
     * @param name its name, which may be empty
     * @param x the number of voxels from left to right
     * @param y the number of voxels from front to back
     * @param z the number of voxels on top of each other
     * @param states a mark for each voxel, x first, then y, then z
     * @param colours the number of each voxel's colour as a character, from 1; 0 where it has none
     * @param hasWeight whether the shape has a weight, which says when the piece comes off
     */
    record BurrShape(
            TextPosition position, String name, int x, int y, int z, String states, String colours, boolean hasWeight) {
        static final char FILLED = '#';
        static final char VARIABLE = '+';
        static final char EMPTY = '_';

        boolean has(char state) {
            return states.indexOf(state) >= 0;
        }

        /** Returns the different colours of voxels that are not empty. */
        Set<Integer> someColours() {
            return IntStream.range(0, states.length())
                    .filter(at -> states.charAt(at) != EMPTY && colours.charAt(at) > 0)
                    .mapToObj(at -> (int) colours.charAt(at))
                    .collect(Collectors.toSet());
        }

        /** Returns whether some voxel is not empty although the sum of its coordinates is odd. */
        boolean hasOddVoxel() {
            return IntStream.range(0, states.length())
                    .anyMatch(at -> states.charAt(at) != EMPTY && (at % x + at / x % y + at / x / y) % 2 == 1);
        }

        /** Returns the number of voxels in a state. */
        long count(char state) {
            return states.chars().filter(mark -> mark == state).count();
        }
    }
}
