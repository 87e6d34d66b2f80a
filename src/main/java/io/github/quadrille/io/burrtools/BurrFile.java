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
 * @param grid the number that BurrTools gives to the form of the voxels
 * @param hasComment whether the file has a comment
 */
record BurrFile(int grid, List<BurrFile.BurrShape> shapes, List<BurrFile.BurrProblem> problems, boolean hasComment) {
    /**
     * A {@code BurrProblem} asks to fill one shape, the result, with other shapes, the pieces.
     *
     * @param position the place of the problem in the file
     * @param name the name of the problem, which can be empty
     * @param result the number of the shape to fill, from 0; empty when no shape is chosen
     * @param allowed the pairs of a colour of pieces and a colour of the result that allows it
     * @param maxHoles the greatest number of variable voxels that can stay empty, if there is a limit
     * @param solutions the number of solutions that the file has for this problem
     * @param hasGroups whether the file has groups of pieces that are taken off together
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
         * @param shape the number of the piece's shape, from 0
         */
        record Part(TextPosition position, int shape, CountRange count) {}

        /** Holds a colour of pieces and a colour of the result that allows it. Both are counted from 1. */
        record ColourPair(int piece, int result) {}
    }

    /**
     * A {@code BurrShape} is a box of voxels, each of which is filled, variable or empty.
     *
     * @param position the place of the shape in the file
     * @param name the name of the shape, which can be empty
     * @param x the number of voxels from left to right
     * @param y the number of voxels from front to back
     * @param z the number of voxels on top of each other
     * @param states a mark for each voxel; from mark to mark, x changes fastest, and z slowest
     * @param colours for each voxel a character whose code is the number of the colour, from 1; 0 for no colour
     * @param hasWeight whether the shape has a weight other than the usual one; the weight says when the piece is taken
     *     off
     */
    record BurrShape(
            TextPosition position, String name, int x, int y, int z, String states, String colours, boolean hasWeight) {
        static final char FILLED = '#';
        static final char VARIABLE = '+';
        static final char EMPTY = '_';

        boolean has(char state) {
            return states.indexOf(state) >= 0;
        }

        /** Returns the different colours of the voxels that are not empty. */
        Set<Integer> someColours() {
            return IntStream.range(0, states.length())
                    .filter(at -> states.charAt(at) != EMPTY && colours.charAt(at) > 0)
                    .mapToObj(at -> (int) colours.charAt(at))
                    .collect(Collectors.toSet());
        }

        /** Returns whether a voxel whose coordinates have an odd sum is not empty. */
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
