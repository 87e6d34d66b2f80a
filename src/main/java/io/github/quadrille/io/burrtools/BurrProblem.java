package io.github.quadrille.io.burrtools;

import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.core.puzzle.CountRange;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

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
    /** Keeps copies. */
    BurrProblem {
        parts = List.copyOf(parts);
        allowed = Set.copyOf(allowed);
    }

    /**
     * A piece.
     *
     * @param shape its number, from 0
     */
    record Part(TextPosition position, int shape, CountRange count) {}

    /** Colours, from 1. */
    record ColourPair(int piece, int result) {}
}
