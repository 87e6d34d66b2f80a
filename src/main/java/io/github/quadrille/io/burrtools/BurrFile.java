package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.io.text.TextPosition;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All that is read of a file.
 *
 * @param grid what voxels are, as BurrTools numbers it
 * @param hasComment whether it has a comment
 */
record BurrFile(int grid, List<BurrFile.BurrShape> shapes, List<BurrFile.BurrProblem> problems, boolean hasComment) {
    /**
     * What is asked: to fill a shape with others.
     *
     * @param position where the file has it
     * @param name may be empty
     * @param result the number of the shape to fill, from 0; empty when none is chosen
     * @param allowed which colours of pieces may lie on which of the result
     * @param maxHoles how many variable voxels may stay empty
     * @param solutions how many are kept in the file
     * @param hasGroups whether pieces are said to come off together
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
         * A piece.
         *
         * @param shape its number, from 0
         */
        record Part(TextPosition position, int shape, CountRange count) {}

        /** Colours, from 1. */
        record ColourPair(int piece, int result) {}
    }

    /**
     * A box of voxels, of which each is filled, variable or empty.
     *
     * @param position where the file has it
     * @param name may be empty
     * @param x how many voxels lie beside each other
     * @param y how many lie behind each other
     * @param z how many lie on top of each other
     * @param states a mark for each voxel, x first, then y, then z
     * @param colours the number of each voxel's colour as a character, from 1; 0 where it has none
     * @param hasWeight whether it is said when it comes off
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

        /** Says whether a voxel is not empty where the sum of its coordinates is odd. */
        boolean hasOddVoxel() {
            return IntStream.range(0, states.length())
                    .anyMatch(at -> states.charAt(at) != EMPTY && (at % x + at / x % y + at / x / y) % 2 == 1);
        }

        /** How many voxels are in a state. */
        long count(char state) {
            return states.chars().filter(mark -> mark == state).count();
        }
    }
}
